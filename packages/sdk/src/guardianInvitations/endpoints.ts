import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { GuardianRegistration, Invitation, InvitationAcceptance, InvitationToken } from './schema.ts';

/** What an invitation is about; 410 `INVITATION_OVER` for a token that is unknown, used, declined or expired. */
export const readInvitation = endpoint<{ body: InvitationToken; returns: Invitation }>('POST /invitations/read');

/** Makes the caller the guardian of the children of an invitation. 410 as `readInvitation`. */
export const acceptInvitation = endpoint<{ body: InvitationAcceptance; returns: MessageAnswer }>(
  'POST /invitations/accept',
);

/**
 * The same with a new account, whose address is confirmed by the token. 410 as `readInvitation`, 409 `EMAIL_CONFIRMED` where an
 * account confirmed the address before, 422 at `username` where it is taken.
 */
export const registerGuardian = endpoint<{ body: GuardianRegistration; returns: MessageAnswer }>(
  'POST /invitations/register',
);

/** Declines an invitation; the school sends no other one there by an import. 410 as `readInvitation`. */
export const declineInvitation = endpoint<{ body: InvitationToken; returns: MessageAnswer }>(
  'POST /invitations/decline',
);

/** Ends an invitation that waits for its answer; `resendInvitation` opens it again. 404 outside of the caller's schools, 410. */
export const endInvitation = endpoint<{ params: { id: string }; returns: MessageAnswer }>('DELETE /invitations/{id}');

/** Sends an invitation that is open again, and renews its time. 404 outside of the caller's schools, 410, 429. */
export const resendInvitation = endpoint<{ params: { id: string }; returns: MessageAnswer }>(
  'POST /invitations/{id}/send',
);
