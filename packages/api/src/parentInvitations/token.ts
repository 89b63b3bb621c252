import { createHmac } from 'node:crypto';

import type { AppContext } from '../platform/appContext.ts';
import { deriveKey } from '../platform/secret.ts';

/** The token of an invitation, which is kept as a hash: its inviter sees the link again for as long as it waits. 192 bits. */
export const tokenOf = (secret: Uint8Array, id: string): string =>
  createHmac('sha256', deriveKey(secret, 'parent invitation')).update(id).digest('base64url').slice(0, 32);

/** Where an invitation is answered. The token is in the fragment (`#`), which browsers send to no server. */
export const invitationUrl = ({ config, secret }: Pick<AppContext, 'config' | 'secret'>, id: string): string =>
  `${config.publicUrl}/invitacion/familia#token=${tokenOf(secret, id)}`;
