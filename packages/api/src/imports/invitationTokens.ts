import { keyedHash } from '../platform/secret.ts';

/** The token of an invitation: the same in each of its e-mails, and kept as a hash. 192 bits. */
export const invitationToken = (secret: Uint8Array, id: string): string =>
  keyedHash(secret, 'guardian invitation', id).slice(0, 32);
