import { isReadByStudents } from '@lia/sdk/reportCards/rules';
import { record } from '@lia/sdk/validation/fields';
import { and, eq, isNull } from 'drizzle-orm';
import { array, string } from 'yup';

import { notifiedGuardians } from '../accounts/guardianships.ts';
import { notify } from '../accounts/notifications/notify.ts';
import { users } from '../accounts/tables.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import { defineJob, handle, type JobHandler } from '../platform/jobs/job.ts';
import { reportCards } from './tables.ts';

/** Notifies the families of report cards that were published together. */
export const noticeJob = defineJob({
  kind: 'notice report cards',
  payload: record({ cards: array(string().required()).required() }),
});

export const noticeHandler = (db: Database): JobHandler =>
  handle(noticeJob, async ({ cards }) => {
    // One after another, each in a transaction of its own: a run that fails goes on where it ended.
    // oxlint-disable-next-line no-await-in-loop
    for (const id of cards) await inTransaction(db, (tx) => noticeCard(tx, id));
    return { cards: cards.length };
  });

async function noticeCard(tx: Transaction, id: string): Promise<void> {
  const [card] = await tx
    .select({
      userId: reportCards.userId,
      name: users.name,
      uuid: users.uuid,
      version: reportCards.version,
      content: reportCards.content,
    })
    .from(reportCards)
    .innerJoin(users, and(eq(users.id, reportCards.userId), isNull(users.deletedAt)))
    .where(eq(reportCards.id, id));
  if (!card) return;
  const { userId, name, uuid, version, content } = card;
  const guardians = await notifiedGuardians(tx, userId);
  const readers: { reader: number; child: string | null; student?: string }[] = guardians.map((guardian) => ({
    reader: guardian.id,
    child: name,
    student: uuid,
  }));
  if (isReadByStudents(content.group.level)) readers.push({ reader: userId, child: null });
  for (const { reader, ...about } of readers) {
    const data = { card: id, period: content.period.name, ...about, corrected: version > 1 };
    // oxlint-disable-next-line no-await-in-loop
    await notify(tx, 'reportCard', { userId: reader, cause: id, data });
  }
}
