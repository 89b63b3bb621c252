import { and, asc, eq, lte, sql } from 'drizzle-orm';

import { notify } from '../accounts/notifications/notify.ts';
import { notifications } from '../accounts/notifications/tables.ts';
import { institutions } from '../institutions/tables.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import type { JobHandler } from '../platform/jobs/job.ts';
import { recurringJob } from '../platform/jobs/recurring.ts';
import { isShown, unreadBy } from './list.ts';
import { participants } from './scope.ts';
import { conversations, messages } from './tables.ts';

/** Conversations of one run. */
const MOST = 500;

/** Notifies who has not read what is due. Any number of instances may do it at once, and any number of times. */
export async function notifyOfMessages(db: Database, now: Date): Promise<void> {
  const due = await db
    .selectDistinct({ id: messages.conversationId })
    .from(messages)
    .where(lte(messages.noticeDue, now))
    .limit(MOST);
  for (const { id } of due) {
    // One after another, each in a transaction of its own.
    // oxlint-disable-next-line no-await-in-loop
    await inTransaction(db, (tx) => notifyOfConversation(tx, id, now));
  }
}

/** Whether the reader of a notification takes part in its conversation today, as a condition on `notifications`. */
export const messageTarget = sql`exists (select from ${conversations}
  join lateral ${participants} as taking on taking.user_id = ${notifications.userId}
  where ${conversations.id} = (${notifications.data} ->> 'conversation')::uuid)`;

export const messageJob = (db: Database): JobHandler =>
  recurringJob({ kind: 'notify of messages', everyMs: 60_000, work: ({ now }) => notifyOfMessages(db, now) });

async function notifyOfConversation(tx: Transaction, id: string, now: Date): Promise<void> {
  // Locked: another instance that waits for it finds nothing due after that.
  const [conversation] = await tx
    .select({ school: institutions.name })
    .from(conversations)
    .innerJoin(institutions, eq(institutions.id, conversations.schoolId))
    .where(eq(conversations.id, id))
    .for('update', { of: conversations });
  if (!conversation) return;
  const isDue = and(eq(messages.conversationId, id), lte(messages.noticeDue, now));
  const due = await tx.select().from(messages).where(and(isDue, isShown)).orderBy(asc(messages.sentAt));
  for (const { userId, firstUnread } of await unreadersOf(tx, id)) {
    const ofOthers = due.filter(({ authorId }) => authorId !== userId);
    const latest = ofOthers.at(-1);
    if (!latest) continue;
    const urgent = ofOthers.findLast((message) => message.urgent);
    // One notification until they read on, however much is written; an urgent message has its own.
    const cause = `${id} ${urgent?.id ?? firstUnread}`;
    const data = { conversation: id, school: conversation.school, from: latest.side, urgent: urgent !== undefined };
    // oxlint-disable-next-line no-await-in-loop
    await notify(tx, 'message', { userId, cause, data, now });
  }
  await tx.update(messages).set({ noticeDue: null }).where(isDue);
}

/** Who takes part in a conversation and has not read all of it, with the first message that they have not. */
const unreadersOf = (tx: Transaction, id: string) =>
  tx
    .select({
      userId: sql<number>`taking.user_id`,
      firstUnread: sql<string>`(select ${messages.id} from ${unreadBy(sql`taking.user_id`)} order by ${messages.sentAt} limit 1)`,
    })
    .from(conversations)
    .innerJoin(sql`lateral ${participants} as taking`, sql`true`)
    .where(and(eq(conversations.id, id), sql`exists (select from ${unreadBy(sql`taking.user_id`)})`))
    .orderBy(sql`taking.user_id`);
