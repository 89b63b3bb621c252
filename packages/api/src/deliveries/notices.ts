import { eq } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { type HomeworkNotice, notifyOfHomework } from '../homework/notices.ts';
import type { Transaction } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import type { Changing } from './change.ts';

/** Once for each attempt that was graded, however often its score changes. */
export const notifyOfGrade = (db: Transaction, changing: Changing): Promise<void> =>
  notifyOf(db, 'homeworkGraded', changing);

/** Notifies student and guardians of what became of a homework; once for each `about`, which is the attempt where it is absent. */
export async function notifyOf(
  db: Transaction,
  kind: HomeworkNotice,
  { row, activity }: Changing,
  about = String(row.attempts),
): Promise<void> {
  const [student] = await db
    .select({ student: users.uuid, name: users.name })
    .from(users)
    .where(eq(users.id, row.userId));
  await notifyOfHomework(db, kind, {
    id: row.id,
    userId: row.userId,
    ...found(student),
    activity: activity.name,
    about,
  });
}
