import { createHmac } from 'node:crypto';

import { deriveKey } from '../platform/secret.ts';

/** The key of a user's drafts, in base64url. It is kept nowhere: browsers forget it with the session. */
export const draftKeyOf = (secret: Uint8Array, uuid: string): string =>
  createHmac('sha256', deriveKey(secret, 'drafts')).update(uuid).digest('base64url');
