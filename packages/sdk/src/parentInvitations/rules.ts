/** Days for which an invitation that was e-mailed may be accepted. */
export const EMAILED_INVITATION_DAYS = 14;

/** Days for which an invitation that is shared as a link may be accepted: such a link is easily forwarded. */
export const SHARED_INVITATION_DAYS = 3;

/** Characters of the code of such an invitation: 12 of 28 are 57 random bits, which alone let no one follow a child. */
export const SHARED_CODE_LENGTH = 12;

/** Days after which what is left of an invitation is deleted. */
export const KEPT_INVITATION_DAYS = 30;

/** Invitations of one parent that may wait at once. */
export const MOST_INVITATIONS = 5;

/** Where an invitation stands: `accepted` waits for the inviter, who confirms that it reached the right person. */
export const parentInvitationStatuses = ['pending', 'accepted'] as const;
