import { createHmac } from 'node:crypto';

import { SHARED_CODE_LENGTH } from '@lia/sdk/parentInvitations/rules';

import type { AppContext } from '../platform/appContext.ts';
import { codeFrom } from '../platform/codes.ts';
import { deriveKey } from '../platform/secret.ts';

interface Invitation {
  id: string;
  /** Null where it is shared. */
  email: string | null;
}

/**
 * The token of an invitation, which is kept as a hash: its inviter sees it again for as long as it waits. One that was e-mailed
 * links its reader at once, and has 192 bits; one that is shared gives nothing before it is confirmed, and is a code that can be
 * typed.
 */
export function tokenOf(secret: Uint8Array, { id, email }: Invitation): string {
  const signed = (purpose: string) => createHmac('sha256', deriveKey(secret, purpose)).update(id);
  if (email === null) return codeFrom(signed('parent invitation code').digest(), SHARED_CODE_LENGTH);
  return signed('parent invitation').digest('base64url').slice(0, 32);
}

/** Where an invitation is answered. The token is in the fragment (`#`), which browsers send to no server. */
export const invitationUrl = (
  { config, secret }: Pick<AppContext, 'config' | 'secret'>,
  invitation: Invitation,
): string => `${config.publicUrl}/invitacion/familia#token=${tokenOf(secret, invitation)}`;
