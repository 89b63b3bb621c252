import { viewAsChild } from '@lia/sdk/accounts/endpoints';
import {
  createCalendarEvent,
  deleteCalendarEvent,
  getCalendar,
  getCalendarEvent,
  listWritableCalendars,
  restoreCalendarEvent,
  updateCalendarEvent,
} from '@lia/sdk/calendar/endpoints';
import { addDays, formatDay } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { getQuickPanel } from '@lia/sdk/quickPanel/endpoints';
import type { CalendarEvent, EventUpdate, NewEvent } from '@lia/sdk/calendar/eventSchema';
import { addGroupStudents } from '@lia/sdk/groups/endpoints';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished } from 'vitest';

import { guardianships } from '../accounts/tables.ts';
import { groups, institutions } from '../institutions/tables.ts';
import { type Member, test as base } from '../testing/api.ts';
import { create, groupOf, makeSchool, type School } from '../testing/groups.ts';
import { guardianOf } from '../testing/guardians.ts';
import { type Classroom, homeworkIdOf, makeClassroom, setActivity } from '../testing/homework.ts';
import { refusal } from '../testing/refusal.ts';

/** A classroom whose first student has a guardian, another school, and who works for LIA. */
interface People extends Classroom {
  mother: Member;
  lia: Member;
}

const test = base.extend<{ room: People; other: School }>({
  room: async ({ api }, use) => {
    const room = await makeClassroom(api);
    await use({ ...room, mother: await guardianOf(api, room.students[0]), lia: await api.member('admin') });
  },
  other: async ({ api }, use) => use(await makeSchool(api)),
});

const missing = [404, 'NOT_FOUND', []];
const stale = [409, 'CALENDAR_EVENT_STALE', []];
const of = (id: string) => ({ params: { id } });

const meeting = {
  calendar: 'personal',
  title: 'Junta',
  all_day: false,
  starts: '2027-03-01T08:00',
  ends: '2027-03-01T09:00',
} as const;
const onMondays = {
  frequency: 'weekly' as const,
  interval: 1,
  weekdays: ['MO' as const],
  month_day: 'number' as const,
  count: 4,
  until: null,
};
const write = async ({ client }: Member, change: Partial<NewEvent> = {}) =>
  (await client.call(createCalendarEvent, { body: { ...meeting, ...change } })).data;
const month = { from: '2027-02-22', until: '2027-04-05' };
const read = async ({ client }: Member, query: { from: string; until: string; group_id?: string } = month) =>
  (await client.call(getCalendar, { query })).data;
const titles = async (reader: Member) => (await read(reader)).map(({ title }) => title);
const times = async (reader: Member) =>
  (await read(reader)).map(
    ({ start, cancelled, moved }) => `${start.slice(5, 16)}${cancelled ? ' x' : ''}${moved ? ' >' : ''}`,
  );
const change = (event: CalendarEvent, changed: Partial<EventUpdate>): EventUpdate => ({
  title: event.title,
  all_day: event.all_day,
  starts: event.starts,
  ends: event.ends,
  recurrence: event.recurrence,
  version: event.version,
  scope: 'all',
  ...changed,
});
const update = async ({ client }: Member, event: CalendarEvent, changed: Partial<EventUpdate>) =>
  (await client.call(updateCalendarEvent, { ...of(event.id), body: change(event, changed) })).data;

test('events of LIA, a school, a group and a person are seen by those for whom they are', async ({
  api,
  room,
  other,
}) => {
  const { lia, admin, teacher, students, mother, groupId, id } = room;
  const school = `school-${id}`;
  const site = await write(lia, { calendar: 'site', title: 'LIA' });
  await write(admin, { calendar: school, title: 'Consejo', audience: 'staff' });
  await write(admin, { calendar: school, title: 'Junta de padres', audience: 'families' });
  await write(admin, { calendar: school, title: 'Feria' });
  await write(teacher, { calendar: `group-${groupId}`, title: 'Paseo' });
  for (const person of [lia, admin, teacher, students[0], mother])
    await write(person, { title: `De ${person.username}` });
  const own = ({ username }: Member) => `De ${username}`;
  const seenBy = async (person: Member) => (await titles(person)).toSorted();
  expect(await seenBy(lia)).toEqual([own(lia), 'LIA'].toSorted());
  for (const staff of [admin, teacher])
    expect(await seenBy(staff)).toEqual([own(staff), 'Consejo', 'Feria', 'Junta de padres', 'LIA', 'Paseo'].toSorted());
  expect(await seenBy(mother)).toEqual([own(mother), 'Feria', 'Junta de padres', 'LIA', 'Paseo'].toSorted());
  expect(await seenBy(students[0])).toEqual([own(students[0]), 'Feria', 'LIA', 'Paseo'].toSorted());
  // Other tests read the same days.
  const forAll = { scope: 'all', version: site.version } as const;
  onTestFinished(async () => void (await lia.client.call(deleteCalendarEvent, { ...of(site.id), query: forAll })));
  // A guardian reads of which child it is; who writes it needs no such word.
  const ofGroup = (await read(mother)).find(({ title }) => title === 'Paseo');
  expect(ofGroup).toMatchObject({ kind: 'group', children: ['Ana'], group: { id: groupId }, writable: false });
  for (const stranger of [other.admin, other.teacher, other.students[0], await guardianOf(api, other.students[0])])
    expect(await titles(stranger)).toEqual(['LIA']);
  // Who does not study there any more, or answers for no one, sees nothing of it.
  await api.app.db.update(guardianships).set({ endedAt: new Date() }).where(eq(guardianships.guardianId, mother.id));
  expect(await seenBy(mother)).toEqual([own(mother), 'LIA'].toSorted());
  const next = await create(admin, groupOf(room));
  await admin.client.call(addGroupStudents, { body: { groupId: next.id, students: [students[0].uuid] } });
  expect(await titles(students[0])).not.toContain('Paseo');
  await api.app.db.update(groups).set({ endedAt: new Date() }).where(eq(groups.id, groupId));
  expect(await titles(teacher)).not.toContain('Paseo');
});

test('a day stands before the times on it, and after those of the evening before', async ({ room: { teacher } }) => {
  await write(teacher, { title: 'Feria', all_day: true, starts: '2027-03-02', ends: '2027-03-03' });
  // At this hour it is the next day at UTC.
  await write(teacher, { title: 'Cena', starts: '2027-03-01T22:00', ends: '2027-03-01T23:00' });
  await write(teacher, { title: 'Honores', starts: '2027-03-02T07:00', ends: '2027-03-02T08:00' });
  expect(await titles(teacher)).toEqual(['Cena', 'Feria', 'Honores']);
});

test('dates of activities are in the calendar, link back and are not changed there', async ({ api, room }) => {
  const { teacher, students, mother, admin, groupId } = room;
  const due = new Date('2027-03-04T05:59:00Z');
  const activityId = await setActivity(api, room, { publishDate: new Date('2026-11-20T12:00:00Z'), finishDate: due });
  const homeworkId = await homeworkIdOf(api, activityId, students[0]);
  const common = {
    kind: 'homework',
    title: 'Los volcanes',
    start: due.toISOString(),
    end: null,
    writable: false,
    event_id: null,
  };
  expect(await read(students[0])).toMatchObject([{ ...common, path: `/apps/sections/mitarea/${homeworkId}` }]);
  const ofChild = { path: `/apps/children/${students[0].uuid}`, children: ['Ana'] };
  expect(await read(mother)).toMatchObject([{ ...common, ...ofChild }]);
  expect(await read(teacher)).toMatchObject([{ ...common, path: `/apps/actividadesTarea/${activityId}` }]);
  // A school has those of a group that it asks for.
  expect(await read(admin)).toEqual([]);
  expect(await read(admin, { ...month, group_id: groupId })).toMatchObject([common]);
  expect(await read(students[0], { from: '2027-03-03', until: '2027-03-04' })).toHaveLength(1);
  expect(await read(students[0], { from: '2027-03-04', until: '2027-03-05' })).toEqual([]);
});

test('an instance of a series is changed, moved and cancelled, and those that follow', async ({ room }) => {
  const { admin, students } = room;
  const series = await write(admin, { calendar: `school-${room.id}`, title: 'Honores', recurrence: onMondays });
  const student = students[0];
  expect(await times(student)).toEqual(['03-01T14:00', '03-08T14:00', '03-15T14:00', '03-22T14:00']);
  const moved = await update(admin, series, {
    scope: 'this',
    instance: '2027-03-08T08:00',
    starts: '2027-03-09T10:00',
    ends: '2027-03-09T11:00',
  });
  expect(await times(student)).toEqual(['03-01T14:00', '03-09T16:00 >', '03-15T14:00', '03-22T14:00']);
  const cancel = { scope: 'this', instance: '2027-03-15T08:00' } as const;
  const remove = (query: { scope: 'this' | 'following' | 'all'; instance?: string; version: number }) =>
    admin.client.call(deleteCalendarEvent, { ...of(series.id), query });
  // Someone else has changed it since.
  expect(await refusal(remove({ ...cancel, version: series.version }))).toEqual(stale);
  await remove({ ...cancel, version: moved.version });
  expect(await times(student)).toEqual(['03-01T14:00', '03-09T16:00 >', '03-15T14:00 x', '03-22T14:00']);
  // All of them an hour later: what was moved stays where it is, what was cancelled stays so.
  const cancelled = await admin.client.call(getCalendarEvent, of(series.id));
  const later = await update(admin, cancelled, { starts: '2027-03-01T09:00', ends: '2027-03-01T10:00' });
  expect(await times(student)).toEqual(['03-01T15:00', '03-09T16:00 >', '03-15T15:00 x', '03-22T15:00']);
  // From the third on at noon: four times in all, as before.
  const rest = await update(admin, later, {
    scope: 'following',
    instance: '2027-03-15T09:00',
    starts: '2027-03-15T12:00',
    ends: '2027-03-15T13:00',
    title: 'Honores a mediodía',
  });
  expect(rest).toMatchObject({ recurrence: { count: 2 }, title: 'Honores a mediodía' });
  expect(rest.id).not.toBe(series.id);
  expect(await times(student)).toEqual(['03-01T15:00', '03-09T16:00 >', '03-15T18:00 x', '03-22T18:00']);
  await admin.client.call(restoreCalendarEvent, { ...of(rest.id), body: { instance: '2027-03-15T12:00' } });
  expect(await times(student)).toEqual(['03-01T15:00', '03-09T16:00 >', '03-15T18:00', '03-22T18:00']);
  const first = await admin.client.call(getCalendarEvent, of(series.id));
  await remove({ scope: 'following', instance: '2027-03-08T09:00', version: first.version });
  expect(await times(student)).toEqual(['03-01T15:00', '03-15T18:00', '03-22T18:00']);
  // Taken back, it is as it was.
  const ended = await admin.client.call(getCalendarEvent, of(series.id));
  await update(admin, ended, { recurrence: first.recurrence });
  expect(await times(student)).toEqual(['03-01T15:00', '03-09T16:00 >', '03-15T18:00', '03-22T18:00']);
  const back = await admin.client.call(getCalendarEvent, of(series.id));
  await remove({ scope: 'all', version: back.version });
  expect(await times(student)).toEqual(['03-15T18:00', '03-22T18:00']);
  await admin.client.call(restoreCalendarEvent, { ...of(series.id), body: {} });
  expect(await times(student)).toHaveLength(4);
  const again = await admin.client.call(getCalendarEvent, of(series.id));
  const unknown = { scope: 'this', instance: '2027-03-02T09:00', version: again.version } as const;
  expect(await refusal(remove(unknown))).toEqual(missing);
});

test('what was cancelled and moved of a monthly series stays so when the series moves to another weekday', async ({
  room: { admin, id },
}) => {
  const monthly = { frequency: 'monthly' as const, weekdays: [], month_day: 'lastWeekday' as const, count: null };
  const recurrence = { ...onMondays, ...monthly };
  const fridays = { starts: '2026-11-27T08:00', ends: '2026-11-27T09:00', recurrence };
  const series = await write(admin, { calendar: `school-${id}`, ...fridays });
  const query = { scope: 'this' as const, instance: '2027-01-29T08:00', version: series.version };
  await admin.client.call(deleteCalendarEvent, { ...of(series.id), query });
  const cancelled = await admin.client.call(getCalendarEvent, of(series.id));
  const moved = await update(admin, cancelled, {
    scope: 'this',
    instance: '2027-02-26T08:00',
    starts: '2027-03-01T10:00',
    ends: '2027-03-01T11:00',
  });
  const all = { from: '2026-11-01', until: '2027-04-30' };
  const seen = async () =>
    (await read(admin, all)).map(({ start, cancelled: isCancelled }) => start.slice(0, 10) + (isCancelled ? ' x' : ''));
  const fixed = ['2027-03-01', '2027-03-26'];
  expect(await seen()).toEqual(['2026-11-27', '2026-12-25', '2027-01-29 x', ...fixed]);
  // From December on, then all of what is left.
  const rest = await update(admin, moved, {
    scope: 'following',
    instance: '2026-12-25T08:00',
    starts: '2026-12-28T08:00',
    ends: '2026-12-28T09:00',
  });
  expect(await seen()).toEqual(['2026-11-27', '2026-12-28', '2027-01-25 x', '2027-03-01', '2027-03-29', '2027-04-26']);
  await update(admin, rest, {
    starts: '2026-12-15T08:00',
    ends: '2026-12-15T09:00',
    recurrence: { ...recurrence, month_day: 'weekday' },
  });
  expect(await seen()).toEqual(['2026-11-27', '2026-12-15', '2027-01-19 x', '2027-03-01', '2027-03-16', '2027-04-20']);
});

test('an event without end comes in whatever days are read, on the clocks of its school', async ({ api, room }) => {
  await api.app.db.update(institutions).set({ zone: 'America/Tijuana' }).where(eq(institutions.id, room.id));
  const forever = { ...onMondays, count: null };
  await write(room.teacher, { calendar: `group-${room.groupId}`, title: 'Club', recurrence: forever });
  // Tijuana changes its clocks on 14 March.
  expect(await times(room.students[0])).toEqual([
    '03-01T16:00',
    '03-08T16:00',
    '03-15T15:00',
    '03-22T15:00',
    '03-29T15:00',
  ]);
  const far = await read(room.students[0], { from: '2046-01-01', until: '2046-02-01' });
  expect(far.map(({ start }) => start.slice(0, 10))).toEqual([
    '2046-01-01',
    '2046-01-08',
    '2046-01-15',
    '2046-01-22',
    '2046-01-29',
  ]);
  // A whole day is that day on every clock.
  await write(room.teacher, { title: 'Cumpleaños', all_day: true, starts: '2027-03-31', ends: '2027-04-01' });
  const day = { start: '2027-03-31', end: '2027-04-01', all_day: true, zone: 'America/Tijuana' };
  expect((await read(room.teacher)).at(-1)).toMatchObject(day);
});

test('no one changes, or finds, the events of others', async ({ room, other }) => {
  const { admin, teacher, students, mother, lia, groupId, id } = room;
  const own = await write(teacher, { title: 'Mío' });
  const ofGroup = await write(teacher, { calendar: `group-${groupId}`, audience: 'staff', recurrence: onMondays });
  const ofSchool = await write(admin, { calendar: `school-${id}`, audience: 'staff' });
  for (const stranger of [other.admin, other.teacher, other.students[0], students[1], mother, lia])
    for (const event of [own, ofGroup, ofSchool]) {
      const { client } = stranger;
      expect(await refusal(client.call(getCalendarEvent, of(event.id)))).toEqual(missing);
      expect(await refusal(update(stranger, event, { title: 'Robado' }))).toEqual(missing);
      const query = { scope: 'all', version: event.version } as const;
      expect(await refusal(client.call(deleteCalendarEvent, { ...of(event.id), query }))).toEqual(missing);
      expect(await refusal(client.call(restoreCalendarEvent, { ...of(event.id), body: {} }))).toEqual(missing);
    }
  // A school does not reach what its teacher keeps for themselves, nor a teacher what the school writes.
  expect(await refusal(update(admin, own, { title: 'Robado' }))).toEqual(missing);
  expect(await refusal(update(teacher, ofSchool, { title: 'Robado' }))).toEqual(missing);
  await update(admin, ofGroup, { title: 'De la escuela' });
  const into = (person: Member, calendar: string) => refusal(write(person, { calendar }));
  for (const person of [other.admin, other.teacher, students[0], mother]) {
    for (const calendar of [`school-${id}`, `group-${groupId}`, 'site'])
      expect(await into(person, calendar)).toEqual(missing);
    expect((await person.client.call(listWritableCalendars)).data.map((one) => one.id)).not.toContain(
      `group-${groupId}`,
    );
  }
  expect(await into(teacher, `school-${id}`)).toEqual(missing);
  const writable = await teacher.client.call(listWritableCalendars);
  expect(writable.data.map((one) => one.id)).toEqual(['personal', `group-${groupId}`]);
});

test('a guardian who sees the portal as their child changes nothing', async ({ api, room }) => {
  const [child] = room.students;
  await write(child, { title: 'Diario' });
  const { access_token } = await room.mother.client.call(viewAsChild, of(child.uuid));
  const view = { ...child, client: api.clientOf(access_token) };
  expect(await titles(view)).toEqual(['Diario']);
  expect(await refusal(write(view))).toEqual([403, 'VIEW_READ_ONLY', []]);
  expect(await titles(room.mother)).toEqual([]);
});

test('an event is written once, and hostile ones are refused', async ({ room }) => {
  const { client } = room.teacher;
  const idempotencyKey = 'evento-repetido-1';
  const twice = await Promise.all(
    [1, 2].map(() => client.call(createCalendarEvent, { body: meeting, idempotencyKey })),
  );
  expect(new Set(twice.map(({ data }) => data.id)).size).toBe(1);
  expect(await titles(room.teacher)).toEqual(['Junta']);
  const refused: readonly (readonly [Partial<NewEvent>, string])[] = [
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ ends: meeting.starts }, 'ends'],
    [{ ends: '2027-09-01T08:00' }, 'ends'],
    [{ starts: '2027-02-30T08:00' }, 'starts'],
    [{ starts: '2027-03-01' }, 'starts'],
    [{ calendar: 'school-99999999999' }, 'calendar'],
    [{ recurrence: { ...onMondays, weekdays: ['TU'] } }, 'recurrence'],
    [{ recurrence: { ...onMondays, until: '2027-05-01' } }, 'recurrence'],
    [{ recurrence: { ...onMondays, count: 501 } }, 'recurrence.count'],
    [{ recurrence: { ...onMondays, count: null, until: '2099-01-01' } }, 'recurrence'],
  ];
  for (const [given, field] of refused)
    expect(await refusal(write(room.teacher, given))).toMatchObject([422, 'VALIDATION_FAILED', [field]]);
  expect(await refusal(read(room.teacher, { from: '2027-01-01', until: '2028-03-01' }))).toEqual([
    422,
    'VALIDATION_FAILED',
    ['until'],
  ]);
  expect(await refusal(read(room.teacher, { from: '2027-01-01', until: '2027-01-01' }))).toEqual([
    422,
    'VALIDATION_FAILED',
    ['until'],
  ]);
});

test('the quick panel has what is still to come within a week, and nothing that is over or cancelled', async ({
  api,
  room,
}) => {
  const { admin, students } = room;
  const day = dayOf(new Date().toISOString());
  const calendar = `school-${room.id}`;
  const daily = { ...onMondays, frequency: 'daily' as const, weekdays: [], count: 3 };
  const at = (days: number, time: string) => `${addDays(day, days)}T${time}`;
  const series = await write(admin, {
    calendar,
    title: 'Ensayo',
    starts: at(1, '08:00'),
    ends: at(1, '09:00'),
    recurrence: daily,
  });
  const query = { scope: 'this' as const, instance: at(2, '08:00'), version: series.version };
  await admin.client.call(deleteCalendarEvent, { ...of(series.id), query });
  await write(admin, { calendar, title: 'Ayer', all_day: true, starts: addDays(day, -1), ends: day });
  await write(admin, { calendar, title: 'Hoy', all_day: true, starts: day, ends: addDays(day, 1) });
  await write(admin, { calendar, title: 'Lejos', starts: at(20, '08:00'), ends: at(20, '09:00') });
  await setActivity(api, room, { name: 'Entregada antes', finishDate: new Date(Date.now() - 60_000) });
  const { events } = await students[0].client.call(getQuickPanel);
  expect(events.map(({ title }) => title)).toEqual(['Hoy', 'Ensayo', 'Ensayo']);
  expect(events[1]?.detail).toBe(`${formatDay(addDays(day, 1))}, 08:00`);
  // The month that it is now is read without naming its days.
  const { data } = await students[0].client.call(getCalendar, { query: {} });
  expect(data.map(({ title }) => title)).toContain('Hoy');
});
