import { createHash, createHmac } from 'node:crypto';

import { deriveKey } from '../platform/secret.ts';

/** The token of an invitation: the same in each of its e-mails, and kept as a hash. 192 bits. */
export const invitationToken = (secret: Uint8Array, id: string): string =>
  createHmac('sha256', deriveKey(secret, 'guardian invitation')).update(id).digest('base64url').slice(0, 32);

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
