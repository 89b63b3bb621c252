import { EXPIRED_INVITATION_DAYS, GUARDIAN_INVITATION_DAYS } from '@lia/sdk/guardianInvitations/schema';
import { and, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../platform/database.ts';
import { keyedHash } from '../platform/secret.ts';
import { guardianInvitations } from './tables.ts';

/** The token of an invitation: the same in each of its e-mails, and kept as a hash. 192 bits. */
export const invitationToken = (secret: Uint8Array, id: string): string =>
  keyedHash(secret, 'guardian invitation', id).slice(0, 32);

/** When an invitation that is sent now is over. */
export const invitationEnd: SQL = sql`now() + make_interval(days => ${GUARDIAN_INVITATION_DAYS})`;

/** Invitations that were neither accepted nor declined, as a condition on `guardian_invitations`. */
export const isUnanswered = and(isNull(guardianInvitations.acceptedAt), isNull(guardianInvitations.declinedAt));

/** Invitations that may be accepted, as a condition on `guardian_invitations`. */
export const isOpenInvitation = and(isUnanswered, gt(guardianInvitations.expiresAt, sql`now()`));

/** Deletes invitations that expired some time ago: they are addresses of people who never came. */
export async function sweepInvitations(db: Database): Promise<void> {
  const old = lt(guardianInvitations.expiresAt, sql`now() - make_interval(days => ${EXPIRED_INVITATION_DAYS})`);
  await db.delete(guardianInvitations).where(and(isUnanswered, old));
}
