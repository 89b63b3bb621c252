import { HOUR_MS, MINUTE_MS } from '@lia/sdk/calendar/durations';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import { demoUuid } from '../accounts/demoAccounts.ts';
import { guardianships, users } from '../accounts/tables.ts';
import { isCurrentGroup } from '../institutions/members.ts';
import { groups, schoolEnrolments } from '../institutions/tables.ts';
import { type Database, inTransaction } from '../platform/database.ts';
import { type DemoData, fixedUuid } from '../platform/demoData.ts';
import { writeReport } from './demoReport.ts';
import { conversationReads, conversations, messages, officeHours } from './tables.ts';

interface DemoMessage {
  /** Hours ago. */
  ago: number;
  by: 'family' | 'teacher';
  body: string;
}

/** Accounts that people sign in with as parents, of different children. */
const parents = ['padre', 'padre-m', 'padre-a'];

/** Between one of them and the teacher of their child; the last one is unread. */
const written: readonly DemoMessage[] = [
  { ago: 50, by: 'family', body: 'Buenas tardes. Mañana tenemos cita con el dentista, ¿puede salir a las 12:00?' },
  {
    ago: 49,
    by: 'teacher',
    body: 'Claro que sí. Pase por la dirección y yo aviso en la puerta.\n\nLe mando la tarea para que no se atrase.',
  },
  { ago: 48, by: 'family', body: 'Muchas gracias, ahí estaremos.' },
  {
    ago: 3,
    by: 'teacher',
    body: '¿Cómo les fue en el dentista? El viernes presentamos los volcanes y le toca exponer.',
  },
];

/** A conversation with one message to read, and the hours in which its school answers. */
async function writeConversation({ db }: { db: Database }, parent: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [about] = await tx
      .select({
        studentId: guardianships.studentId,
        parentId: guardianships.guardianId,
        schoolId: schoolEnrolments.schoolId,
        groupId: groups.id,
        teacherId: sql<number>`${groups.teacherId}`,
      })
      .from(guardianships)
      .innerJoin(users, and(eq(users.id, guardianships.guardianId), eq(users.uuid, demoUuid(parent))))
      .innerJoin(
        schoolEnrolments,
        and(eq(schoolEnrolments.userId, guardianships.studentId), isNull(schoolEnrolments.until)),
      )
      .innerJoin(groups, and(eq(groups.id, schoolEnrolments.groupId), isCurrentGroup))
      .where(and(isNull(guardianships.endedAt), sql`${groups.teacherId} is not null`))
      // First that of the account that people sign in with as a teacher.
      .orderBy(
        sql`(select teacher.uuid from ${users} as teacher where teacher.id = ${groups.teacherId}) <> ${demoUuid('maestro')}`,
        asc(guardianships.id),
      )
      .limit(1);
    if (!about) return;
    const { parentId, teacherId, ...subject } = about;
    const now = Date.now();
    const at = (hours: number) => new Date(now - hours * HOUR_MS);
    const id = fixedUuid(`conversation ${subject.groupId}`);
    const added = await tx
      .insert(conversations)
      .values({ ...subject, id, createdBy: parentId, createdAt: at(51), lastAt: at(3) })
      .onConflictDoNothing()
      .returning({ id: conversations.id });
    if (added.length === 0) return;
    await tx.insert(messages).values(
      written.map(({ ago, by, body }, index) => ({
        id: fixedUuid(`message ${subject.groupId} ${index}`),
        conversationId: id,
        authorId: by === 'family' ? parentId : teacherId,
        side: by,
        body,
        sentAt: at(ago),
      })),
    );
    await tx.insert(conversationReads).values([
      { conversationId: id, userId: teacherId, through: at(48), readAt: new Date(at(48).getTime() + 5 * MINUTE_MS) },
      { conversationId: id, userId: parentId, through: at(49), readAt: at(48) },
    ]);
    // Where people register on their own, teachers have hours of their own.
    const hoursOf = subject.schoolId === PUBLIC_SCHOOL_ID ? teacherId : null;
    const days = ([1, 2, 3, 4, 5] as const).map((weekday) => ({ weekday, from: '08:00', until: '18:00' }));
    await tx.insert(officeHours).values({ schoolId: subject.schoolId, userId: hoursOf, days }).onConflictDoNothing();
  });
}

export const demoConversations: DemoData = {
  after: ['groups'],
  async write(app) {
    // One after another: they wait for the same connection.
    // oxlint-disable-next-line no-await-in-loop
    for (const parent of parents) await writeConversation(app, parent);
    await writeReport(app);
  },
};
