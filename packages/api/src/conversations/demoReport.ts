import { and, asc, eq } from 'drizzle-orm';

import { demoUuid } from '../accounts/demoAccounts.ts';
import { users } from '../accounts/tables.ts';
import { reports } from '../moderation/tables.ts';
import type { Database } from '../platform/database.ts';
import { fixedUuid } from '../platform/demoData.ts';
import { conversations, messages } from './tables.ts';

/** A report in the queue of the school: the account that people sign in with as a parent reported what a teacher wrote. */
export async function writeReport({ db }: { db: Database }): Promise<void> {
  const [parent] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.uuid, demoUuid('padre')));
  if (!parent) return;
  const [message] = await db
    .select({ id: messages.id, personId: messages.authorId, schoolId: conversations.schoolId, excerpt: messages.body })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(messages.side, 'teacher'), eq(conversations.createdBy, parent.id)))
    .orderBy(asc(messages.sentAt))
    .limit(1);
  if (!message) return;
  const { id: subjectId, ...content } = message;
  await db
    .insert(reports)
    .values({
      ...content,
      id: fixedUuid(`report ${subjectId}`),
      kind: 'message',
      subjectId,
      about: 'content',
      reason: 'privacy',
      text: 'Prefiero que no escriban aquí a qué doctores vamos.',
      reporterId: parent.id,
      grave: false,
      forSchool: true,
      level: 'school',
    })
    .onConflictDoNothing();
}
