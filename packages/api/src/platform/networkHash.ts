import { createHmac } from 'node:crypto';

import { networkOf } from './limits.ts';
import { deriveKey } from './secret.ts';

/** A network as it is kept with sessions and in the audit: the address cannot be recovered without the secret. */
export const networkHash = (secret: Uint8Array, address: string): string =>
  createHmac('sha256', deriveKey(secret, 'networks of sessions')).update(networkOf(address)).digest('base64url');
