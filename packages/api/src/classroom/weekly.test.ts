import { addDays } from '@lia/sdk/calendar/days';
import { clockOf } from '@lia/sdk/calendar/zones';
import {
  cancelMeeting,
  deleteMeeting,
  listMeetings,
  listMeetingSeries,
  stopMeetingSeries,
  updateMeeting,
  updateMeetingSeries,
} from '@lia/sdk/classroom/endpoints';
import { WEEKS_AHEAD } from '@lia/sdk/classroom/rules';
import { weekdayOf } from '@lia/sdk/classroom/weekly';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { institutions } from '../institutions/tables.ts';
import {
  body,
  inMinutes,
  link,
  mine,
  missing,
  nextRestDay,
  of,
  ordinaryDay,
  plan,
  test,
  weeklyBody,
  ZONE,
} from '../testing/meetings.ts';
import { refusal } from '../testing/refusal.ts';
import { yieldMeetings } from './yieldMeetings.ts';

test('a weekly class is there each week, and a cancelled one is not made again', async ({ api, room }) => {
  const { db } = api.app;
  const { teacher, students } = room;
  // At most a week ahead, so that the class of the week after is among those of two weeks.
  const tomorrow = ordinaryDay(1);
  const first = await plan(teacher, inMinutes(0, room, { day: tomorrow, time: '08:00', weekly: true }));
  const all = async () =>
    (await teacher.client.call(listMeetings, { query: { group_id: room.groupId, until: addDays(tomorrow, 40) } })).data;
  const planned = await all();
  expect(planned.length).toBeGreaterThanOrEqual(WEEKS_AHEAD - 1);
  expect(planned.map(({ starts_at }) => clockOf(starts_at, ZONE).slice(11))).toEqual(planned.map(() => '08:00'));
  const [second, third, ...rest] = planned.slice(1);
  await teacher.client.call(cancelMeeting, { ...of(second?.id ?? ''), body: { reason: 'Consejo técnico' } });
  await teacher.client.call(deleteMeeting, of(third?.id ?? ''));
  const moved = { ...of(first.id), body: body({ day: tomorrow, time: '07:15', title: 'Repaso' }) };
  const { starts_at: next } = (await teacher.client.call(updateMeeting, moved)).data;
  await Promise.all([yieldMeetings(db), yieldMeetings(db), yieldMeetings(db)]);
  expect((await all()).map(({ id }) => id)).toEqual([first.id, second?.id, ...rest.map(({ id }) => id)]);
  expect(await mine(students[0])).toMatchObject([{ title: 'Repaso' }, { cancelled: true, reason: 'Consejo técnico' }]);
  const [series] = (await teacher.client.call(listMeetingSeries, { query: {} })).data;
  expect(series).toMatchObject({ weekday: weekdayOf(tomorrow), time: '08:00', next: next.replace('.000', '') });
});

test('a weekly class is changed with what comes of it, and ended', async ({ api, room }) => {
  const { teacher } = room;
  const start = ordinaryDay(7);
  await api.app.db.update(institutions).set({ zone: 'America/Tijuana' }).where(eq(institutions.id, room.id));
  const first = await plan(teacher, inMinutes(0, room, { day: start, time: '08:00', weekly: true }));
  expect(clockOf(first.starts_at, 'America/Tijuana')).toBe(`${start}T08:00`);
  const range = { group_id: room.groupId, until: addDays(start, 40) };
  const all = async () => (await teacher.client.call(listMeetings, { query: range })).data;
  const before = await all();
  await teacher.client.call(cancelMeeting, { ...of(before[1]?.id ?? ''), body: {} });
  const weekday = weekdayOf(start) + 1;
  const id = first.series_id ?? '';
  await teacher.client.call(updateMeetingSeries, { ...of(id), body: weeklyBody({ link: `${link}/2`, weekday }) });
  const after = await all();
  expect(after.map((one) => one.id).toSorted()).toEqual(expect.arrayContaining(before.map((one) => one.id).toSorted()));
  for (const one of after) {
    const moved = one.id === before[1]?.id ? [weekdayOf(start), '08:00', link] : [weekday, '10:30', `${link}/2`];
    const at = clockOf(one.starts_at, 'America/Tijuana');
    expect([weekdayOf(at.slice(0, 10)), at.slice(11), one.link]).toEqual(moved);
  }
  await teacher.client.call(stopMeetingSeries, of(id));
  expect(await all()).toEqual([]);
  await yieldMeetings(api.app.db);
  expect(await all()).toEqual([]);
  expect(await refusal(teacher.client.call(stopMeetingSeries, of(id)))).toEqual(missing);
});

test('a class that a rest day leaves out is back when its weekly class leaves the day', async ({ room }) => {
  const { teacher } = room;
  const restDay = nextRestDay();
  const ordinary = addDays(restDay, weekdayOf(restDay) === 1 ? 1 : -1);
  const first = await plan(teacher, inMinutes(0, room, { day: ordinary, time: '08:00', weekly: true }));
  const moveSeries = (day: string) =>
    teacher.client.call(updateMeetingSeries, {
      ...of(first.series_id ?? ''),
      body: weeklyBody({ weekday: weekdayOf(day) }),
    });
  const query = { group_id: room.groupId, from: addDays(restDay, -2), until: addDays(restDay, 2) };
  const classes = async () => (await teacher.client.call(listMeetings, { query })).data.map(({ id }) => id);
  await moveSeries(restDay);
  expect(await classes()).toEqual([]);
  await moveSeries(ordinary);
  expect(await classes()).toEqual([first.id]);
  // One that its teacher deleted stays so.
  await teacher.client.call(deleteMeeting, of(first.id));
  await moveSeries(restDay);
  await moveSeries(ordinary);
  expect(await classes()).toEqual([]);
});
