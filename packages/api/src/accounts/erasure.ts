import { sql } from 'drizzle-orm';

import { deleteRows, type ErasurePart } from '../erasure/part.ts';
import { notificationPreferences, notifications, pushSubscriptions } from './notifications/tables.ts';
import {
  accessCodes,
  accountTokens,
  guardianships,
  sessionHandoffs,
  sessions,
  signInPictures,
  users,
} from './tables.ts';

/** Who answered for whom stays, without a name; no one does any more. */
const endGuardianships: ErasurePart = {
  by: [guardianships.guardianId, guardianships.studentId],
  async erase(tx, people) {
    await tx
      .update(guardianships)
      .set({ endedAt: sql`now()` })
      .where(
        sql`${guardianships.endedAt} is null
          and (${guardianships.guardianId} in ${people} or ${guardianships.studentId} in ${people})`,
      );
  },
};

/** What others were notified of about a student names the student. */
const deleteNotices: ErasurePart = {
  by: [],
  async erase(tx, people) {
    const { data } = notifications;
    await tx.delete(notifications).where(
      sql`coalesce(${data} ->> 'child', ${data} ->> 'student') in (
          select ${users.uuid}::text from ${users} where ${users.id} in ${people})`,
    );
  },
};

export const accountErasure: readonly ErasurePart[] = [
  endGuardianships,
  // Sessions name the card or the pictures that opened them.
  deleteRows(sessions.userId, accessCodes.userId, signInPictures.userId),
  deleteRows(sessionHandoffs.userId, accountTokens.userId),
  deleteNotices,
  deleteRows(notifications.userId, notificationPreferences.userId, pushSubscriptions.userId),
];
