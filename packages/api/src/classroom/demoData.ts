import { addDays, mondayOf } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { instantOf } from '@lia/sdk/calendar/zones';
import { weekdayOf } from '@lia/sdk/classroom/weekly';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';

import { demoUuid } from '../accounts/demoAccounts.ts';
import { users } from '../accounts/tables.ts';
import { isCurrentGroup } from '../institutions/members.ts';
import { groups, institutions, schoolEnrolments, sections } from '../institutions/tables.ts';
import { inTransaction, type Transaction } from '../platform/database.ts';
import { type DemoData, fixedUuid } from '../platform/demoData.ts';
import type { AppContext } from '../platform/appContext.ts';
import { receiveLogo } from '../platform/demoLogo.ts';
import { keepFile } from '../platform/files.ts';
import { meetingJoins, meetingResources, meetings, meetingSeries } from './tables.ts';
import { yieldMeetings } from './yieldMeetings.ts';

const MINUTE_MS = 60_000;

/** A page of this server stands in for the site of a provider. */
const linkOf = ({ config }: Pick<AppContext, 'config'>): string => `${config.publicUrl}/legal/terms#clase`;

/** Classes of the group of the account that people sign in with as a teacher: each week, one that goes on, and one that was. */
async function writeClasses(app: AppContext): Promise<void> {
  const { db } = app;
  const [room] = await db
    .select({ groupId: groups.id, teacherId: users.id, zone: institutions.zone })
    .from(groups)
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .innerJoin(institutions, eq(institutions.id, sections.schoolId))
    .innerJoin(users, and(eq(users.id, groups.teacherId), isNull(users.deletedAt)))
    .where(and(eq(users.uuid, demoUuid('maestro')), isCurrentGroup))
    .orderBy(asc(groups.createdAt), asc(groups.id))
    .limit(1);
  if (!room) return;
  const { groupId, teacherId, zone } = room;
  const today = dayOf(new Date().toISOString(), zone);
  const common = { groupId, createdBy: teacherId, provider: 'link' as const, link: linkOf(app) };

  const seriesId = fixedUuid(`class series ${groupId}`);
  const time = '17:00';
  const [series] = await db
    .insert(meetingSeries)
    .values({
      ...common,
      id: seriesId,
      title: 'Asesoría de matemáticas',
      weekday: weekdayOf(today),
      time,
      minutes: 60,
      startsOn: addDays(today, -21),
    })
    .onConflictDoNothing()
    .returning({ id: meetingSeries.id });
  if (!series) return;
  await yieldMeetings(db, { seriesId });
  const [later] = await db
    .select({ id: meetings.id })
    .from(meetings)
    .where(and(eq(meetings.seriesId, seriesId), gt(meetings.startsAt, new Date(Date.now() + 24 * 60 * MINUTE_MS))))
    .orderBy(asc(meetings.startsAt))
    .limit(1);
  if (later)
    await db
      .update(meetings)
      .set({ cancelledAt: new Date(), knownCancelled: true, reason: 'Salimos de visita al museo' })
      .where(eq(meetings.id, later.id));

  const begun = new Date(Math.floor(Date.now() / (5 * MINUTE_MS)) * 5 * MINUTE_MS);
  await db.insert(meetings).values({
    ...common,
    id: fixedUuid(`class now ${groupId}`),
    title: 'Repaso de fracciones',
    startsAt: begun,
    endsAt: new Date(begun.getTime() + 180 * MINUTE_MS),
    knownStartsAt: begun,
    soonNoticed: begun,
  });

  const past = addDays(today, -7);
  const startsAt = new Date(instantOf(`${past}T${time}`, zone));
  const file = await receiveLogo(app.files, 'apuntes.png');
  await inTransaction(db, async (tx) => {
    const [written] = await tx
      .insert(meetings)
      .values({
        ...common,
        id: fixedUuid(`class past ${groupId}`),
        seriesId,
        week: mondayOf(past),
        title: 'Asesoría de matemáticas',
        startsAt,
        endsAt: new Date(startsAt.getTime() + 60 * MINUTE_MS),
        knownStartsAt: startsAt,
        soonNoticed: startsAt,
      })
      .returning({ id: meetings.id });
    if (!written) return;
    const { id: meetingId } = written;
    await tx.insert(meetingResources).values([
      { meetingId, fileId: await keepFile(tx, file), addedBy: teacherId, addedAt: startsAt },
      {
        meetingId,
        url: 'https://www.gob.mx/sep',
        addedBy: teacherId,
        addedAt: new Date(startsAt.getTime() + MINUTE_MS),
      },
    ]);
    await writeJoins(tx, { meetingId, groupId, teacherId, startsAt });
  });
}

interface Written {
  meetingId: string;
  groupId: string;
  teacherId: number;
  startsAt: Date;
}

async function writeJoins(tx: Transaction, { meetingId, groupId, teacherId, startsAt }: Written): Promise<void> {
  const students = await tx
    .select({ userId: users.id })
    .from(schoolEnrolments)
    .innerJoin(users, and(eq(users.id, schoolEnrolments.userId), isNull(users.deletedAt)))
    .where(and(eq(schoolEnrolments.groupId, groupId), isNull(schoolEnrolments.until)))
    .orderBy(asc(users.id));
  const at = (minutes: number): Date => new Date(startsAt.getTime() + minutes * MINUTE_MS);
  // The last one is not there, and the first one comes late.
  const there = students.slice(0, -1);
  await tx.insert(meetingJoins).values([
    { meetingId, userId: teacherId, role: 'host', firstAt: at(-6), lastAt: at(60) },
    ...there.map(({ userId }, index) => ({
      meetingId,
      userId,
      role: 'student' as const,
      firstAt: at(index === 0 ? 14 : (index % 7) - 5),
      lastAt: at(58),
    })),
  ]);
}

export const demoClasses: DemoData = { after: ['groups', 'schoolYears'], write: writeClasses };
