import { addDays, mondayOf } from '@lia/sdk/calendar/days';
import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { dayOf } from '@lia/sdk/calendar/instants';
import { instantOf } from '@lia/sdk/calendar/zones';
import { weekdayOf } from '@lia/sdk/classroom/weekly';
import { type Level, levels } from '@lia/sdk/registrations/rules';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';

import { demoUuid } from '../accounts/demoAccounts.ts';
import { users } from '../accounts/tables.ts';
import { readTaughtGroups, type TaughtGroup } from '../groups/taughtGroups.ts';
import { schoolEnrolments } from '../institutions/tables.ts';
import { inTransaction, type Transaction } from '../platform/database.ts';
import { type DemoData, fixedUuid } from '../platform/demoData.ts';
import type { AppContext } from '../platform/appContext.ts';
import { receiveLogo } from '../platform/demoLogo.ts';
import { keepFile } from '../platform/files.ts';
import { meetingJoins, meetingResources, meetings, meetingSeries } from './tables.ts';
import { yieldMeetings } from './yieldMeetings.ts';

/** A page of this server stands in for the site of a provider. */
const linkOf = ({ config }: Pick<AppContext, 'config'>): string => `${config.publicUrl}/legal/terms#clase`;

const TIME = '17:00';

/** What the weekly class is called, and the one that goes on. */
const titles: Readonly<Record<Level, { weekly: string; now: string }>> = {
  1: { weekly: 'Cuentos en línea', now: 'Canciones y rimas' },
  2: { weekly: 'Asesoría de matemáticas', now: 'Repaso de fracciones' },
  3: { weekly: 'Asesoría de matemáticas', now: 'Repaso de ecuaciones' },
};

/** What the classes of a group have in common. */
interface Common {
  groupId: string;
  createdBy: number;
  provider: 'link';
  link: string;
}

/** Classes of the groups that the accounts teach: each week, and one that goes on; one group has had one, and one is cancelled. */
async function writeClasses(app: AppContext): Promise<void> {
  const written = new Set<string>();
  for (const room of await readTaughtGroups(app.db)) {
    if (written.has(room.uuid)) continue;
    written.add(room.uuid);
    const common: Common = { groupId: room.groupId, createdBy: room.teacherId, provider: 'link', link: linkOf(app) };
    const isNew = await writeWeekly(app, room, common);
    if (isNew && room.uuid === demoUuid('maestro')) await writeHistory(app, room, common);
  }
}

const seriesIdOf = ({ groupId }: TaughtGroup): string => fixedUuid(`class series ${groupId}`);
const todayIn = ({ zone }: TaughtGroup): string => dayOf(new Date().toISOString(), zone);

/** The weekly class of a group and the one that goes on, where they are not there yet. */
async function writeWeekly({ db }: AppContext, room: TaughtGroup, common: Common): Promise<boolean> {
  const { weekly, now } = titles[levels.find((level) => level === room.level) ?? 2];
  const today = todayIn(room);
  const [series] = await db
    .insert(meetingSeries)
    .values({
      ...common,
      id: seriesIdOf(room),
      title: weekly,
      weekday: weekdayOf(today),
      time: TIME,
      minutes: 60,
      startsOn: addDays(today, -21),
    })
    .onConflictDoNothing()
    .returning({ id: meetingSeries.id });
  if (!series) return false;
  await yieldMeetings(db, { seriesId: series.id });
  const begun = new Date(Math.floor(Date.now() / (5 * MINUTE_MS)) * 5 * MINUTE_MS);
  await db.insert(meetings).values({
    ...common,
    id: fixedUuid(`class now ${room.groupId}`),
    title: now,
    startsAt: begun,
    endsAt: new Date(begun.getTime() + 180 * MINUTE_MS),
    knownStartsAt: begun,
    soonNoticed: begun,
  });
  return true;
}

/** A class that was, with what it left and who was there, and one that is cancelled. */
async function writeHistory({ db, files }: AppContext, room: TaughtGroup, common: Common): Promise<void> {
  const { groupId, teacherId, zone } = room;
  const seriesId = seriesIdOf(room);
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

  const past = addDays(todayIn(room), -7);
  const startsAt = new Date(instantOf(`${past}T${TIME}`, zone));
  const file = await receiveLogo(files, 'apuntes.png');
  await inTransaction(db, async (tx) => {
    const [written] = await tx
      .insert(meetings)
      .values({
        ...common,
        id: fixedUuid(`class past ${groupId}`),
        seriesId,
        week: mondayOf(past),
        title: titles[2].weekly,
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
