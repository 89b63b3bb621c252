import { CONVERSATION_PAGE } from '@lia/sdk/conversations/rules';
import type { Conversation, Conversations } from '@lia/sdk/conversations/schema';
import { and, count, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { fullName, fullNameOrNull } from '../accounts/fullName.ts';
import { users } from '../accounts/tables.ts';
import { groups, institutions } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { contains } from '../platform/search.ts';
import { addressedTo, type ConversationScope, conversationsIn, sideIn } from './scope.ts';
import { conversationReads, conversations, messageFiles, messages } from './tables.ts';

export const student = alias(users, 'student');
export const teacher = alias(users, 'teacher');
const author = alias(users, 'author');

/** Of messages that are there to read. */
export const isShown = sql`(${messages.withdrawnAt} is null and ${messages.hiddenAt} is null)`;

/** Up to when a user has read a conversation. */
export const readThrough = (userId: number | SQL): SQL => sql`coalesce((
  select max(${conversationReads.through}) from ${conversationReads}
  where ${conversationReads.conversationId} = ${conversations.id} and ${conversationReads.userId} = ${userId}), '-infinity')`;

/** Messages of others that a user has not read, as a condition on `messages` and `conversations`. */
export const isUnreadBy = (userId: number | SQL): SQL =>
  sql`(${messages.conversationId} = ${conversations.id} and ${messages.sentAt} > ${readThrough(userId)}
    and ${messages.authorId} <> ${userId} and ${isShown})`;

/** Those of a conversation of the query around it. */
const unreadBy = (userId: number): SQL => sql`${messages} where ${isUnreadBy(userId)}`;

/** Most conversations have nothing new: their last message is no later than what was read, and no message of theirs is looked at. */
const isUnread = (userId: number): SQL =>
  sql`(${conversations.lastAt} > ${readThrough(userId)} and exists (select from ${unreadBy(userId)}))`;

interface Asked {
  q?: string | undefined;
  unread?: boolean | undefined;
  group_id?: string | undefined;
  first?: number | undefined;
}

/** Conversations of a scope, those with the newest message first. */
export async function listConversations(
  db: Database,
  scope: ConversationScope,
  { q = '', unread = false, group_id, first = 0 }: Asked,
): Promise<Conversations> {
  const words = q.trim();
  const { userId } = scope;
  // What is shown of each is read for those of the page alone.
  const page = db
    .select({ id: conversations.id })
    .from(conversations)
    .innerJoin(student, eq(student.id, conversations.studentId))
    .where(
      and(
        isNotNull(conversations.lastAt),
        group_id === undefined ? undefined : eq(conversations.groupId, group_id),
        unread ? and(addressedTo(scope), isUnread(userId)) : conversationsIn(scope),
        words === '' ? undefined : contains(sql`plain(' ' || ${student.name} || ' ' || ${student.lastName})`, words),
      ),
    )
    .orderBy(desc(conversations.lastAt), desc(conversations.id))
    .limit(CONVERSATION_PAGE + 1)
    .offset(first)
    .as('page');
  const last = db
    .select({
      author: sql<string>`${fullName(author)}`.as('last_author'),
      mine: sql<boolean | null>`${messages.authorId} = ${userId}`.as('last_mine'),
      text: sql<string>`left(${messages.body}, 200)`.as('last_text'),
      files: sql<number>`(
        select count(*)::int from ${messageFiles} where ${messageFiles.messageId} = ${messages.id})`.as('last_files'),
    })
    .from(messages)
    .innerJoin(author, eq(author.id, messages.authorId))
    .where(and(eq(messages.conversationId, conversations.id), isShown))
    .orderBy(desc(messages.sentAt))
    .limit(1)
    .as('last');
  const rows = await db
    .select({
      ...head(scope),
      lastAt: conversations.lastAt,
      last: { author: last.author, mine: last.mine, text: last.text, files: last.files },
      unread: sql<number>`(select count(*)::int from ${unreadBy(userId)})`,
    })
    .from(page)
    .innerJoin(conversations, eq(conversations.id, page.id))
    .innerJoin(student, eq(student.id, conversations.studentId))
    .innerJoin(institutions, eq(institutions.id, conversations.schoolId))
    .leftJoin(groups, eq(groups.id, conversations.groupId))
    .leftJoin(teacher, eq(teacher.id, groups.teacherId))
    .leftJoinLateral(last, sql`true`)
    .orderBy(desc(conversations.lastAt), desc(conversations.id));
  return {
    data: rows.slice(0, CONVERSATION_PAGE).map(({ lastAt, last: newest, ...row }): Conversation => {
      const { mine } = newest;
      // Of all that was written nothing is left to read.
      return { ...row, last_at: lastAt?.toISOString() ?? '', last: mine === null ? null : { ...newest, mine } };
    }),
    more: rows.length > CONVERSATION_PAGE,
  };
}

/** What a list and the page of a conversation show alike. */
export const head = (scope: ConversationScope) => ({
  id: conversations.id,
  student: { uuid: student.uuid, name: fullName(student) },
  school: { id: institutions.id, name: institutions.name },
  group: { id: groups.id, name: groups.name },
  teacher: fullNameOrNull(teacher),
  side: sideIn(scope),
  zone: institutions.zone,
});

/** How many conversations of a user have something unread. */
export async function countUnread(db: Database, scope: ConversationScope): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(conversations)
    .where(and(isNotNull(conversations.lastAt), addressedTo(scope), isUnread(scope.userId)));
  return row?.unread ?? 0;
}
