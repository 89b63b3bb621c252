import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { InvitationAcceptance, InvitationToken } from '../guardianInvitations/schema.ts';
import type { InvitedParent, NewParentInvitation, ParentInvitation, SentInvitations } from './schema.ts';

type OneInvitation = { id: string };

/** Invitations of the parent who asks that wait for an answer, or for being confirmed. */
export const listSentInvitations = endpoint<{ returns: SentInvitations }>('GET /me/invitations');

/**
 * Invites another parent to follow children: by e-mail, or by a link or code to share, which the list has. The answer does not depend on
 * whether the address has an account. 404 for the child of another, 409 `CHILD_OF_SCHOOL` where the school invites, 409
 * `INVITATION_NOT_YOURS` for who was invited themselves, 409 `INVITATIONS_MANY`. Send an idempotency key.
 */
export const inviteParent = endpoint<{ body: NewParentInvitation; returns: MessageAnswer }>('POST /me/invitations');

/** Takes back an invitation that waits, also one that was accepted and is not confirmed. 404. Send an idempotency key. */
export const revokeParentInvitation = endpoint<{ params: OneInvitation; returns: MessageAnswer }>(
  'POST /me/invitations/{id}/revoke',
);

/** Lets who accepted a shared link follow the children. 404 for an invitation that does not wait for it. Send an idempotency key. */
export const confirmParentInvitation = endpoint<{ params: OneInvitation; returns: MessageAnswer }>(
  'POST /me/invitations/{id}/confirm',
);

/** What an invitation is about; 410 `INVITATION_OVER` for a token that is unknown, used, revoked, declined or expired. */
export const readParentInvitation = endpoint<{ body: InvitationToken; returns: ParentInvitation }>(
  'POST /parent-invitations/read',
);

/**
 * Accepts an invitation as the caller. 410 as `readParentInvitation`, 403 `INVITATION_OF_ANOTHER` where it was e-mailed to an
 * address that is not the caller's.
 */
export const acceptParentInvitation = endpoint<{ body: InvitationAcceptance; returns: MessageAnswer }>(
  'POST /parent-invitations/accept',
);

/** The same with a new account. 410, 409 `EMAIL_CONFIRMED` where an account confirmed the address before, 422. */
export const registerInvitedParent = endpoint<{ body: InvitedParent; returns: MessageAnswer }>(
  'POST /parent-invitations/register',
);

/** Declines an invitation. 410 as `readParentInvitation`. */
export const declineParentInvitation = endpoint<{ body: InvitationToken; returns: MessageAnswer }>(
  'POST /parent-invitations/decline',
);
