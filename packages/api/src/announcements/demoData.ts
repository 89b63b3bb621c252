import { addDays } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { and, asc, eq, sql } from 'drizzle-orm';

import { demoUuid } from '../accounts/demoAccounts.ts';
import { users } from '../accounts/tables.ts';
import { demoGroupIds } from '../groups/demoData.ts';
import { readTaughtGroups } from '../groups/taughtGroups.ts';
import { isCurrentMember } from '../institutions/members.ts';
import { schoolMembers } from '../institutions/tables.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import { type DemoData, fixedUuid, atClock } from '../platform/demoData.ts';
import { recipients } from './recipients.ts';
import { announcementGroups, announcementReads, announcements } from './tables.ts';

/** The school of the accounts that people sign in with as one. */
const SCHOOL = 301;

interface DemoAnnouncement {
  name: string;
  title: string;
  text: string;
  /** Days from today. */
  publish: number;
  acknowledge?: true;
  students?: true;
  pinned?: true;
  /** How many of a hundred have read it. */
  read: number;
}

const ofTeacher: readonly DemoAnnouncement[] = [
  {
    name: 'materials',
    title: 'Materiales para la feria de ciencias',
    text: 'El viernes presentamos los experimentos. Cada equipo trae una botella de plástico, vinagre y una cuchara.\n\nSi algo se les complica, me dicen y lo conseguimos en la escuela.',
    publish: -1,
    students: true,
    read: 55,
  },
  {
    name: 'excursion',
    title: 'Permiso para la visita al museo',
    text: 'Visitamos el museo el próximo mes. Confirma de enterado para que tu hija o hijo pueda asistir.',
    publish: -6,
    acknowledge: true,
    read: 100,
  },
  {
    name: 'meeting',
    title: 'Junta de fin de periodo',
    text: 'Nos vemos en el salón a las 8:00. Dura menos de una hora.',
    publish: 3,
    read: 0,
  },
];

const ofSchool: readonly DemoAnnouncement[] = [
  {
    name: 'calendar',
    title: 'Suspensión de clases por consejo técnico',
    text: 'El último viernes del mes no hay clases. El lunes los esperamos en el horario de siempre.',
    publish: -2,
    students: true,
    pinned: true,
    read: 60,
  },
];

/** What the accounts that people sign in with as teachers and as a school have announced, with receipts. */
async function writeAnnouncements({ db }: { db: Database }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const rooms = (await readTaughtGroups(tx)).filter(({ groupId }) => demoGroupIds.includes(groupId));
    for (const { groupId, schoolId, teacherId } of rooms) {
      // One after another: a transaction has one connection.
      // oxlint-disable-next-line no-await-in-loop
      if ((await tx.$count(announcementGroups, eq(announcementGroups.groupId, groupId))) > 0) continue;
      for (const one of ofTeacher) {
        const row = { ...one, schoolId, createdBy: teacherId, audience: 'groups' as const, groupId };
        // oxlint-disable-next-line no-await-in-loop
        await writeAnnouncement(tx, row);
      }
    }
    const [staff] = await tx
      .select({ userId: schoolMembers.userId })
      .from(schoolMembers)
      .where(and(eq(schoolMembers.schoolId, SCHOOL), eq(schoolMembers.role, 'schoolAdmin'), isCurrentMember))
      .orderBy(asc(schoolMembers.userId))
      .limit(1);
    if (!staff) return;
    for (const one of ofSchool) {
      const row = { ...one, schoolId: SCHOOL, createdBy: staff.userId, audience: 'school' as const, groupId: null };
      // oxlint-disable-next-line no-await-in-loop
      await writeAnnouncement(tx, row);
    }
  });
}

interface Written extends DemoAnnouncement {
  schoolId: number;
  createdBy: number;
  audience: 'groups' | 'school';
  groupId: string | null;
}

async function writeAnnouncement(tx: Transaction, announcement: Written): Promise<void> {
  const {
    name,
    publish,
    read,
    acknowledge = false,
    students = false,
    pinned = false,
    groupId,
    ...given
  } = announcement;
  const id = fixedUuid(`announcement ${groupId ?? given.schoolId} ${name}`);
  const today = dayOf(new Date().toISOString());
  const publishAt = atClock(addDays(today, publish), '07:30');
  const pinnedUntil = pinned ? addDays(today, 20) : null;
  const noticeDue = publish > 0 ? publishAt : null;
  const added = await tx
    .insert(announcements)
    .values({ ...given, id, acknowledge, students, publishAt, pinnedUntil, noticeDue, createdAt: publishAt })
    .onConflictDoNothing()
    .returning({ id: announcements.id });
  if (added.length === 0) return;
  if (groupId !== null) await tx.insert(announcementGroups).values({ announcementId: id, groupId });
  if (read === 0) return;
  const readAt = atClock(addDays(today, publish), '18:00');
  // Some of them, the same each time; the account that people sign in with as a parent has all of them to read.
  await tx.execute(sql`
    insert into ${announcementReads} (announcement_id, user_id, read_at, acknowledged_at)
    select distinct ${id}::uuid, addressed.user_id, ${readAt.toISOString()}::timestamptz,
      case when ${acknowledge}::boolean then ${readAt.toISOString()}::timestamptz end
    from ${announcements} cross join lateral ${recipients} as addressed
    join ${users} as reader on reader.id = addressed.user_id
    where ${announcements.id} = ${id} and reader.uuid <> ${demoUuid('padre')} and abs(hashtext(${name} || reader.uuid)) % 100 < ${read}`);
}

export const demoAnnouncements: DemoData = { after: ['groups'], write: writeAnnouncements };
