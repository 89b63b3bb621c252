import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import type { ConversationSide } from '@lia/sdk/conversations/rules';
import { and, eq, lte, type SQL, sql } from 'drizzle-orm';

import { notify } from '../accounts/notifications/notify.ts';
import { notifications } from '../accounts/notifications/tables.ts';
import { institutions } from '../institutions/tables.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import type { JobHandler } from '../platform/jobs/job.ts';
import { recurringJob } from '../platform/jobs/recurring.ts';
import { isUnreadBy } from './list.ts';
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
  recurringJob({ kind: 'notify of messages', everyMs: MINUTE_MS, work: ({ now }) => notifyOfMessages(db, now) });

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
  for (const { userId, oldest, urgent, from, isNotified } of await readersOf(tx, id, isDue)) {
    // One notification until it is read, however much is written; an urgent message has its own.
    if (isNotified && urgent === null) continue;
    const cause = `${id} ${urgent ?? oldest}`;
    const data = { conversation: id, school: conversation.school, from, urgent: urgent !== null };
    // oxlint-disable-next-line no-await-in-loop
    await notify(tx, 'message', { userId, cause, data, now });
  }
  await tx.update(messages).set({ noticeDue: null }).where(isDue);
}

/** Whether who takes part has a notification of the conversation to read. One that they read in the list alone does not count. */
const hasNotification = sql<boolean>`exists (select from ${notifications}
  where ${notifications.userId} = taking.user_id and ${notifications.kind} = 'message' and ${notifications.readAt} is null
    and ${notifications.data} ->> 'conversation' = ${conversations.id}::text and ${notifications.data} ->> 'urgent' = 'false')`;

/** Who takes part in a conversation and has not read all that is due, with what of that a notification is about. */
const readersOf = (tx: Transaction, id: string, isDue: SQL | undefined) =>
  tx
    .select({
      userId: sql<number>`taking.user_id`,
      oldest: sql<string>`(array_agg(${messages.id} order by ${messages.sentAt}))[1]`,
      urgent: sql<
        string | null
      >`(array_agg(${messages.id} order by ${messages.sentAt} desc) filter (where ${messages.urgent}))[1]`,
      from: sql<ConversationSide>`(array_agg(${messages.side} order by ${messages.sentAt} desc))[1]`,
      isNotified: hasNotification,
    })
    .from(conversations)
    .innerJoin(sql`lateral ${participants} as taking`, sql`true`)
    .innerJoin(messages, and(isDue, isUnreadBy(sql`taking.user_id`)))
    .where(eq(conversations.id, id))
    .groupBy(conversations.id, sql`taking.user_id`)
    .orderBy(sql`taking.user_id`);
