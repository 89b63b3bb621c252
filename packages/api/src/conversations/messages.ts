import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { MESSAGE_CHANGE_MINUTES, MESSAGE_PAGE } from '@lia/sdk/conversations/rules';
import type { MessageRecord, Messages } from '@lia/sdk/conversations/schema';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { fullName } from '../accounts/fullName.ts';
import { guardianships, users } from '../accounts/tables.ts';
import type { Database } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import { storedFiles } from '../platform/tables.ts';
import { isShown } from './list.ts';
import { type ConversationScope, conversationsIn, participants, sideIn } from './scope.ts';
import { conversationReads, conversations, messageFiles, messages } from './tables.ts';

const author = alias(users, 'author');

const files: SQL<MessageRecord['files']> = sql<MessageRecord['files']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', ${messageFiles.id}, 'name', ${storedFiles.name},
    'type', ${storedFiles.type}, 'size', ${storedFiles.size})
    order by ${messageFiles.addedAt}, ${messageFiles.id}), '[]'::jsonb)
  from ${messageFiles} join ${storedFiles} on ${storedFiles.id} = ${messageFiles.fileId}
  where ${messageFiles.messageId} = ${messages.id})`;

/** Who else has read a message, and when: at the first time that they read so far. A teacher of before is named as of the school. */
const seen: SQL<MessageRecord['seen']> = sql<MessageRecord['seen']>`(
  select coalesce(jsonb_agg(jsonb_build_object('name', one.name, 'side', one.side, 'at', one.at) order by one.at), '[]'::jsonb)
  from (
    select ${fullName(users)} as name,
      case when exists (select from ${guardianships} where ${guardianships.guardianId} = ${users.id}
        and ${guardianships.studentId} = ${conversations.studentId}) then 'family' else coalesce(taking.side, 'school') end as side,
      to_char(min(${conversationReads.readAt}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from ${conversationReads}
    join ${users} on ${users.id} = ${conversationReads.userId}
    left join ${participants} as taking on taking.user_id = ${conversationReads.userId}
    where ${conversationReads.conversationId} = ${messages.conversationId}
      and ${conversationReads.through} >= ${messages.sentAt} and ${conversationReads.userId} <> ${messages.authorId}
    group by ${users.id}, ${users.name}, ${users.lastName}, taking.side) as one)`;

const recordsOf = (db: Database, scope: ConversationScope) =>
  db
    .select({
      id: messages.id,
      author: fullName(author),
      side: messages.side,
      authorId: messages.authorId,
      body: messages.body,
      urgent: messages.urgent,
      sentAt: messages.sentAt,
      editedAt: messages.editedAt,
      withdrawnAt: messages.withdrawnAt,
      hiddenAt: messages.hiddenAt,
      noticeDue: messages.noticeDue,
      files: sql<MessageRecord['files']>`case when ${isShown} then ${files} else '[]'::jsonb end`,
      // Who wrote it, and who writes for the same side but the other parent, sees who has read it.
      seen: sql<MessageRecord['seen']>`case
        when ${isShown} and (${messages.authorId} = ${scope.userId} or (${messages.side} <> 'family' and ${sideIn(scope)} <> 'family'))
        then ${seen} else '[]'::jsonb end`,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(author, eq(author.id, messages.authorId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof recordsOf>>[number];

export const changeableUntil = (sentAt: Date): Date => new Date(sentAt.getTime() + MESSAGE_CHANGE_MINUTES * MINUTE_MS);

function toRecord({ authorId, body, ...row }: Row, userId: number): MessageRecord {
  const { id, author: name, side, urgent, sentAt, editedAt, withdrawnAt, hiddenAt, noticeDue } = row;
  const mine = authorId === userId;
  const state = hiddenAt !== null ? 'hidden' : withdrawnAt !== null ? 'withdrawn' : 'sent';
  const until = changeableUntil(sentAt);
  return {
    id,
    author: name,
    side,
    mine,
    state,
    text: state === 'sent' ? body : '',
    files: row.files,
    urgent,
    sent_at: sentAt.toISOString(),
    edited_at: editedAt?.toISOString() ?? null,
    notice_at: noticeDue !== null && noticeDue > new Date() ? noticeDue.toISOString() : null,
    changeable_until: mine && state === 'sent' && until > new Date() ? until.toISOString() : null,
    seen: row.seen,
  };
}

/** Messages of a conversation, or those before one: up to fifty, the oldest first. @throws {ApiFailure} 404 */
export async function readMessages(
  db: Database,
  scope: ConversationScope,
  id: string,
  before: string | undefined,
): Promise<Messages> {
  const [conversation] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.id, id), conversationsIn(scope)));
  found(conversation);
  const earlier =
    before === undefined
      ? undefined
      : sql`${messages.sentAt} < (select earlier.sent_at from ${messages} as earlier
          where earlier.id = ${before} and earlier.conversation_id = ${id})`;
  const rows = await recordsOf(db, scope)
    .where(and(eq(messages.conversationId, id), earlier))
    .orderBy(desc(messages.sentAt))
    .limit(MESSAGE_PAGE + 1);
  return {
    data: rows
      .slice(0, MESSAGE_PAGE)
      .toReversed()
      .map((row) => toRecord(row, scope.userId)),
    earlier: rows.length > MESSAGE_PAGE,
  };
}

/** A message of a conversation that a scope reaches. @throws {ApiFailure} 404 */
export async function readMessage(
  db: Database,
  scope: ConversationScope,
  id: string,
  message: string,
): Promise<MessageRecord> {
  const [row] = await recordsOf(db, scope).where(
    and(eq(messages.id, message), eq(messages.conversationId, id), conversationsIn(scope)),
  );
  return toRecord(found(row), scope.userId);
}
