import { opensAt } from '@lia/sdk/conversations/hours';
import type { ConversationDetails } from '@lia/sdk/conversations/schema';
import { and, eq, sql } from 'drizzle-orm';

import { fullName } from '../accounts/fullName.ts';
import { markAbout } from '../accounts/notifications/markAbout.ts';
import { users } from '../accounts/tables.ts';
import { groups, institutions } from '../institutions/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import { hoursOf } from './hours.ts';
import { head, readThrough, student, teacher } from './list.ts';
import { type ConversationScope, conversationsIn, isOpen, participants, sideIn } from './scope.ts';
import { conversationReads, conversations, messages } from './tables.ts';

interface Call {
  db: Database;
  scope: ConversationScope;
}

/** A conversation with who takes part in it today. @throws {ApiFailure} 404 */
export async function readConversation({ db, scope }: Call, id: string): Promise<ConversationDetails> {
  const [row] = await db
    .select({ ...head(scope), teacherId: groups.teacherId, open: isOpen })
    .from(conversations)
    .innerJoin(student, eq(student.id, conversations.studentId))
    .innerJoin(institutions, eq(institutions.id, conversations.schoolId))
    .leftJoin(groups, eq(groups.id, conversations.groupId))
    .leftJoin(teacher, eq(teacher.id, groups.teacherId))
    .where(and(eq(conversations.id, id), conversationsIn(scope)));
  const { teacherId, ...conversation } = found(row);
  const days = await hoursOf(db, { schoolId: conversation.school.id, teacherId });
  const now = new Date();
  const opens = opensAt(days, conversation.zone, now);
  return {
    ...conversation,
    people: await peopleOf(db, id, conversation.school.name),
    may_be_urgent: conversation.side === 'school',
    days: [...days],
    opens_at: opens > now ? opens.toISOString() : null,
  };
}

/** Families and teacher by their names; the school, which reads all of it, by its own. */
async function peopleOf(db: Database, id: string, school: string): Promise<ConversationDetails['people']> {
  const rows = await db
    .select({
      name: fullName(users),
      side: sql<'family' | 'teacher'>`taking.side`,
    })
    .from(conversations)
    .innerJoin(sql`lateral ${participants} as taking`, sql`taking.side <> 'school'`)
    .innerJoin(users, sql`${users.id} = taking.user_id`)
    .where(eq(conversations.id, id))
    .orderBy(sql`taking.side`, users.sortName, users.id);
  return [...rows, { name: school, side: 'school' }];
}

/** A conversation that a scope reaches, held until the end: messages follow one another. @throws {ApiFailure} 404 */
export async function lockConversation({ db, scope }: Call, id: string) {
  const [row] = await db
    .select({
      schoolId: conversations.schoolId,
      zone: institutions.zone,
      teacherId: groups.teacherId,
      side: sideIn(scope),
      isOpen,
    })
    .from(conversations)
    .innerJoin(institutions, eq(institutions.id, conversations.schoolId))
    .leftJoin(groups, eq(groups.id, conversations.groupId))
    .where(and(eq(conversations.id, id), conversationsIn(scope)))
    .for('update', { of: conversations });
  return found(row);
}

/** Records that a user has read up to a message; what announced it is read as well. @throws {ApiFailure} 404 */
export async function markRead(tx: Transaction, scope: ConversationScope, id: string, through: string): Promise<void> {
  const [row] = await tx
    .select({ isNews: sql<boolean>`${messages.sentAt} > ${readThrough(scope.userId)}` })
    .from(conversations)
    .innerJoin(messages, and(eq(messages.conversationId, conversations.id), eq(messages.id, through)))
    .where(and(eq(conversations.id, id), conversationsIn(scope)));
  if (!found(row).isNews) return;
  // By the database's own instant, which has more digits than ours.
  await tx.execute(sql`
    insert into ${conversationReads} (conversation_id, user_id, through)
    select ${messages.conversationId}, ${scope.userId}::int, ${messages.sentAt} from ${messages} where ${messages.id} = ${through}
    on conflict do nothing`);
  await markAbout(tx, scope.userId, 'message', { conversation: id });
}
