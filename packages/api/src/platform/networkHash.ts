import { networkOf } from './limits.ts';
import { keyedHash } from './secret.ts';

/** A network as it is kept with sessions and in the audit: the address cannot be recovered without the secret. */
export const networkHash = (secret: Uint8Array, address: string): string =>
  keyedHash(secret, 'networks of sessions', networkOf(address));
