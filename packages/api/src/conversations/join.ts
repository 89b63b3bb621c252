import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { notifications } from '../accounts/notifications/tables.ts';
import type { Transaction } from '../platform/database.ts';
import { conversationReads, conversations, messages } from './tables.ts';

const own = alias(conversations, 'own');

/** Of two conversations the one whose messages go to the other. */
interface Joined {
  from: string;
  into: string;
}

/**
 * Joins conversations with the same school or teacher about two accounts of one student: their messages follow one another in that of
 * the account that is kept. The other one is left without any, so that no list shows it.
 */
export async function joinConversations(
  tx: Transaction,
  { kept, merged }: { kept: number; merged: number },
): Promise<void> {
  const pairs = await tx
    .select({ from: conversations.id, into: own.id })
    .from(conversations)
    .innerJoin(
      own,
      and(
        eq(own.schoolId, conversations.schoolId),
        sql`${own.groupId} is not distinct from ${conversations.groupId}`,
        eq(own.studentId, kept),
      ),
    )
    .where(eq(conversations.studentId, merged))
    .orderBy(own.id);
  // oxlint-disable-next-line no-await-in-loop -- One after another: a transaction has one connection
  for (const pair of pairs) await join(tx, pair);
}

async function join(tx: Transaction, { from, into }: Joined): Promise<void> {
  // Locked, as a new message locks its conversation.
  await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(inArray(conversations.id, [from, into]))
    .orderBy(conversations.id)
    .for('update');
  await swapReadings(tx, { from, into });
  await tx.update(messages).set({ conversationId: into }).where(eq(messages.conversationId, from));
  await tx.execute(sql`
    update ${conversations} set last_at = case when id = ${into} then (
      select max(either.last_at) from ${conversations} as either where either.id in (${from}, ${into})) end
    where id in (${from}, ${into})`);
  await tx
    .update(notifications)
    .set({ data: sql`jsonb_set(${notifications.data}, '{conversation}', to_jsonb(${into}::text))` })
    .where(sql`${notifications.kind} = 'message' and ${notifications.data}->>'conversation' = ${from}`);
}

/**
 * Leaves with the joined conversation what is true of it: who read up to a message has read all before it, also what the other one had
 * by then. What does not hold is kept with the other one.
 */
async function swapReadings(tx: Transaction, { from, into }: Joined): Promise<void> {
  await tx.execute(sql`
    update ${conversationReads} as reading
    set conversation_id = case reading.conversation_id when ${from} then ${into}::uuid else ${from}::uuid end
    where reading.conversation_id in (${from}, ${into})
      and (reading.conversation_id = ${from}) <> exists (
        select from ${messages} as missed
        where missed.conversation_id in (${from}, ${into}) and missed.conversation_id <> reading.conversation_id
          and missed.author_id <> reading.user_id and missed.sent_at <= reading.through
          and missed.sent_at > coalesce((
            select max(other.through) from ${conversationReads} as other
            where other.conversation_id = missed.conversation_id and other.user_id = reading.user_id), '-infinity'))
      and not exists (
        select from ${conversationReads} as same
        where same.conversation_id in (${from}, ${into}) and same.conversation_id <> reading.conversation_id
          and same.user_id = reading.user_id and same.through = reading.through)`);
}
