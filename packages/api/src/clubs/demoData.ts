import { HOUR_MS } from '@lia/sdk/calendar/durations';
import type { ClubTopic, PostStatus } from '@lia/sdk/clubs/rules';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';

import { demoUuid } from '../accounts/demoAccounts.ts';
import { users } from '../accounts/tables.ts';
import { isCurrentMember } from '../institutions/members.ts';
import { schoolMembers } from '../institutions/tables.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import { type DemoData, fixedUuid } from '../platform/demoData.ts';
import { clubMembers, clubPosts, clubs } from './tables.ts';

interface DemoClub {
  topic: ClubTopic;
  name: string;
  about: string;
  /** How many students are in it besides the one whose account people sign in with. */
  members: number;
  /** By whom: the teacher, the student whose account people sign in with, or others in turn. */
  posts: readonly { by: 'teacher' | 'student' | 'other'; text: string; status: PostStatus; hoursAgo: number }[];
}

const demoClubList: readonly DemoClub[] = [
  {
    topic: 'reading',
    name: 'Club de lectura',
    about: 'Compartimos los libros que nos gustan y los que no tanto.',
    members: 12,
    posts: [
      {
        by: 'teacher',
        text: '¡Hola! ¿Qué libro leyeron este mes? Cuenten una cosa que les gustó.',
        status: 'approved',
        hoursAgo: 70,
      },
      { by: 'other', text: 'Leí El principito. Me gustó el zorro.', status: 'approved', hoursAgo: 50 },
      { by: 'student', text: 'Yo leí un cuento de fantasmas y no me dio miedo.', status: 'approved', hoursAgo: 26 },
      {
        by: 'other',
        text: 'Les recomiendo uno de dinosaurios que está en la biblioteca.',
        status: 'waiting',
        hoursAgo: 3,
      },
      { by: 'student', text: '¿Podemos leer uno de misterio entre todos?', status: 'waiting', hoursAgo: 1 },
    ],
  },
  {
    topic: 'science',
    name: 'Exploradores de la ciencia',
    about: 'Hacemos experimentos con lo que hay en casa.',
    members: 8,
    posts: [
      {
        by: 'teacher',
        text: 'Esta semana: ¿qué cosas flotan? Dibujen lo que descubran.',
        status: 'approved',
        hoursAgo: 90,
      },
      { by: 'other', text: 'El limón flota, pero sin cáscara se hunde.', status: 'approved', hoursAgo: 40 },
      { by: 'other', text: 'Mi volcán hizo mucha espuma.', status: 'waiting', hoursAgo: 5 },
    ],
  },
];

/** Two clubs of the school of the teacher whose account people sign in with, with posts that wait for them. */
async function writeClubs({ db }: { db: Database }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [teacher] = await tx
      .select({ id: users.id, schoolId: schoolMembers.schoolId })
      .from(users)
      .innerJoin(schoolMembers, eq(schoolMembers.userId, users.id))
      .where(and(eq(users.uuid, demoUuid('maestro')), eq(schoolMembers.role, 'teacher'), isCurrentMember))
      .orderBy(asc(schoolMembers.since))
      .limit(1);
    if (!teacher) return;
    const students = await tx
      .select({ id: users.id, uuid: users.uuid })
      .from(users)
      .innerJoin(schoolMembers, eq(schoolMembers.userId, users.id))
      .where(
        and(
          eq(schoolMembers.schoolId, teacher.schoolId),
          eq(schoolMembers.role, 'student'),
          isCurrentMember,
          isNull(users.deletedAt),
          ne(users.level, 1),
        ),
      )
      .orderBy(asc(users.id));
    const known = students.find(({ uuid }) => uuid === demoUuid('alumno'));
    const others = students.filter((student) => student !== known).map(({ id }) => id);
    // One after another: a transaction has one connection.
    for (const club of demoClubList)
      // oxlint-disable-next-line no-await-in-loop
      await writeClub(tx, club, { ...teacher, studentId: known?.id ?? null, others });
  });
}

interface Cast {
  /** The teacher's. */
  id: number;
  schoolId: number;
  studentId: number | null;
  others: readonly number[];
}

async function writeClub(tx: Transaction, { members, posts, ...club }: DemoClub, cast: Cast): Promise<void> {
  const { id: teacherId, schoolId, studentId, others } = cast;
  const clubId = fixedUuid(`club ${schoolId} ${club.topic}`);
  const added = await tx
    .insert(clubs)
    .values({ ...club, id: clubId, schoolId, moderatorId: teacherId })
    .onConflictDoNothing()
    .returning({ id: clubs.id });
  if (added.length === 0) return;
  const joined = others.slice(0, members);
  const memberIds = [...(studentId === null ? [] : [studentId]), ...joined];
  if (memberIds.length > 0) await tx.insert(clubMembers).values(memberIds.map((userId) => ({ clubId, userId })));
  const authorOf = { teacher: teacherId, student: studentId };
  const rows = posts.flatMap(({ by, text, status, hoursAgo }, index) => {
    const authorId = by === 'other' ? joined[index % Math.max(joined.length, 1)] : authorOf[by];
    const createdAt = new Date(Date.now() - hoursAgo * HOUR_MS);
    const decided = status === 'waiting' || by === 'teacher' ? {} : { decidedBy: teacherId, decidedAt: createdAt };
    return authorId === undefined || authorId === null
      ? []
      : [{ id: fixedUuid(`club post ${clubId} ${index}`), clubId, authorId, text, status, createdAt, ...decided }];
  });
  if (rows.length > 0) await tx.insert(clubPosts).values(rows);
}

export const demoClubs: DemoData = { after: ['groups'], write: writeClubs };
