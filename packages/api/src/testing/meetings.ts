import { addDays } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { isRestDay } from '@lia/sdk/calendar/workingDays';
import { clockOf } from '@lia/sdk/calendar/zones';
import { createMeeting, joinMeeting, listMyMeetings } from '@lia/sdk/classroom/endpoints';
import type { MeetingSeriesUpdate, MeetingUpdate, NewMeeting } from '@lia/sdk/classroom/schema';
import { weekdayOf } from '@lia/sdk/classroom/weekly';
import { eq } from 'drizzle-orm';

import { addGuardian } from '../accounts/guardianships.ts';
import { meetings } from '../classroom/tables.ts';
import { inTransaction } from '../platform/database.ts';
import { type Member, type RunningApi, test as base } from './api.ts';
import { type FakeBigBlueButton, startFakeBigBlueButton } from './fakeBigBlueButton.ts';
import { makeSchool, type School } from './groups.ts';
import { type Classroom, makeClassroom } from './homework.ts';

/** A classroom whose first student has a mother. */
export interface Room extends Classroom {
  mother: Member;
}

export const JITSI = {
  domain: 'meet.escuela.example',
  app: { id: 'lia', secret: 'a-secret-of-thirty-two-characters' },
};

export const test = base.extend<{ bbb: FakeBigBlueButton; room: Room; other: School }>({
  bbb: [
    async ({ api }, use) => {
      const bbb = await startFakeBigBlueButton();
      api.app.config.meetingRooms = { jitsi: JITSI, bigBlueButton: { url: bbb.url, secret: bbb.secret } };
      await use(bbb);
      await bbb.close();
    },
    { scope: 'file', auto: true },
  ],
  room: async ({ api }, use) => {
    const room = await makeClassroom(api);
    const mother = await api.member('padre');
    await inTransaction(api.app.db, (tx) => addGuardian(tx, mother.id, room.students[0].id));
    await use({ ...room, mother });
  },
  other: async ({ api }, use) => use(await makeSchool(api)),
});

export const missing = [404, 'NOT_FOUND', []];
export const forbidden = [403, 'FORBIDDEN', []];
export const link = 'https://meet.example/abc-defg';
export const MINUTE = 60_000;
export const ZONE = 'America/Mexico_City';

export const clockIn = (minutes: number): { day: string; time: string } => {
  const [day = '', time = ''] = clockOf(new Date(Date.now() + minutes * MINUTE).toISOString(), ZONE).split('T');
  return { day, time };
};

/** A class of the group that begins in so many minutes. */
export const inMinutes = (
  minutes: number,
  { groupId }: Pick<Classroom, 'groupId'>,
  change: Partial<NewMeeting> = {},
): NewMeeting => ({
  ...clockIn(minutes),
  group_id: groupId,
  title: 'Fracciones',
  provider: 'link',
  link,
  minutes: 50,
  weekly: false,
  ...change,
});

/** A day from Monday to Thursday, so many days ahead or later: neither it nor the day after it is a rest day for some weeks. */
export function ordinaryDay(days: number): string {
  let day = addDays(dayOf(new Date().toISOString()), days);
  const restsLater = () =>
    Array.from({ length: 8 }, (_, week) => addDays(day, 7 * week)).some(
      (one) => isRestDay(one) || isRestDay(addDays(one, 1)),
    );
  while (weekdayOf(day) > 4 || restsLater()) day = addDays(day, 1);
  return day;
}

/** The next mandatory rest day after this week. */
export function nextRestDay(): string {
  let day = addDays(dayOf(new Date().toISOString()), 8);
  while (!isRestDay(day)) day = addDays(day, 1);
  return day;
}

export const plan = async ({ client }: Member, body: NewMeeting) => (await client.call(createMeeting, { body })).data;
export const of = (id: string) => ({ params: { id } });
export const join = ({ client }: Member, id: string) => client.call(joinMeeting, of(id));
export const mine = async ({ client }: Member) => (await client.call(listMyMeetings)).data;
export const moveTo = (api: RunningApi, id: string, minutes: number) =>
  api.app.db
    .update(meetings)
    .set({
      startsAt: new Date(Date.now() + minutes * MINUTE),
      endsAt: new Date(Date.now() + (minutes + 50) * MINUTE),
    })
    .where(eq(meetings.id, id));
const about = { title: 'Fracciones', provider: 'link', link, minutes: 50 } as const;
export const body = (change: Partial<MeetingUpdate>): MeetingUpdate => ({ ...about, ...clockIn(0), ...change });
export const weeklyBody = (change: Partial<MeetingSeriesUpdate>): MeetingSeriesUpdate => ({
  ...about,
  time: '10:30',
  weekday: 1,
  ...change,
});
