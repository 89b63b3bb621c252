import { addDays } from '@lia/sdk/calendar/days';
import { getCalendar } from '@lia/sdk/calendar/endpoints';
import { cancelMeeting, deleteMeeting, restoreMeeting, updateMeeting } from '@lia/sdk/classroom/endpoints';
import type { MeetingUpdate } from '@lia/sdk/classroom/schema';
import { and, asc, eq, gt } from 'drizzle-orm';
import { expect } from 'vitest';

import { keepPreferences } from '../accounts/notifications/preferences.ts';
import { pushJob } from '../accounts/notifications/push.ts';
import { notifications, pushSubscriptions } from '../accounts/notifications/tables.ts';
import { sessions } from '../accounts/tables.ts';
import { inTransaction } from '../platform/database.ts';
import { jobs } from '../platform/jobs/tables.ts';
import type { Member } from '../testing/api.ts';
import { body, clockIn, inMinutes, MINUTE, of, plan, test, ZONE } from '../testing/meetings.ts';
import { announceMeetings } from './notices.ts';

test('people are notified once of what begins, is moved, and is cancelled', async ({ api, room }) => {
  const { db } = api.app;
  const { teacher, students, mother } = room;
  const noticed = async ({ id: userId }: Member, now = new Date()) => {
    await Promise.all([announceMeetings(db, now), announceMeetings(db, now)]);
    const rows = await db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(asc(notifications.createdAt));
    return rows.map(({ kind, data }) => [kind, data]);
  };
  const soon = await plan(teacher, inMinutes(12, room));
  const begins = ['classSoon', { meeting: soon.id, title: 'Fracciones', child: null }];
  expect(await noticed(students[0])).toMatchObject([begins]);
  expect(await noticed(mother)).toMatchObject([['classSoon', { child: students[0].uuid }]]);
  const at = clockIn(24 * 60);
  const { id } = await plan(teacher, inMinutes(0, room, at));
  const later = new Date(Date.now() + 3 * MINUTE);
  const change = (given: Partial<MeetingUpdate>) =>
    teacher.client.call(updateMeeting, { ...of(id), body: body({ ...at, ...given }) });
  // Put back before anyone was notified, and another title: no news.
  await change(clockIn(25 * 60));
  await change({ title: 'Otro título' });
  expect(await noticed(students[0], later)).toHaveLength(1);
  await change(clockIn(26 * 60));
  expect(await noticed(students[0])).toHaveLength(1);
  const moved = ['classChanged', { meeting: id, event: 'moved' }];
  expect(await noticed(students[0], later)).toMatchObject([begins, moved]);
  await teacher.client.call(cancelMeeting, { ...of(id), body: {} });
  const cancelled = ['classChanged', { meeting: id, event: 'cancelled' }];
  expect(await noticed(students[0], later)).toMatchObject([begins, moved, cancelled]);
  expect(await noticed(mother, later)).toHaveLength(3);
  await teacher.client.call(restoreMeeting, of(id));
  expect((await noticed(students[0], later)).at(-1)).toMatchObject(['classChanged', { event: 'restored' }]);
  // Of what is weeks ahead no one is notified.
  await teacher.client.call(deleteMeeting, of((await plan(teacher, inMinutes(20 * 24 * 60, room))).id));
  expect(await noticed(students[0], later)).toHaveLength(4);
});

test('a class that begins before a digest goes out is announced in the portal alone', async ({ api, room }) => {
  const { db } = api.app;
  const [student] = room.students;
  const { id: userId } = student;
  const preferences = { off: [], digest: 'weekly', quiet: null, zone: ZONE, language: 'es' } as const;
  await inTransaction(db, (tx) => keepPreferences(tx, userId, { ...preferences, off: [] }));
  const [session] = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId));
  const device = { endpoint: `https://push.example/${userId}`, p256dh: 'p', auth: 'a' };
  await db.insert(pushSubscriptions).values({ ...device, userId, sessionId: session?.id ?? '' });
  await plan(room.teacher, inMinutes(12, room));
  await announceMeetings(db, new Date());
  const starts = new Date(Date.now() + 13 * MINUTE);
  const [notice, ...others] = await db.select().from(notifications).where(eq(notifications.userId, userId));
  expect([notice?.kind, notice?.inApp, others]).toEqual(['classSoon', true, []]);
  const isLate = and(eq(jobs.kind, pushJob.kind), gt(jobs.dueAt, starts));
  const late = { email: Number(notice?.emailDue ?? 0) > starts.getTime(), pushes: await db.$count(jobs, isLate) };
  expect(late).toEqual({ email: false, pushes: 0 });
});

test('a class is in the calendars of who is in it, and what becomes of it follows', async ({ room, other }) => {
  const { teacher, students, mother, admin, groupId } = room;
  const { id } = await plan(teacher, inMinutes(60, room));
  const [from, until] = [-2, 3].map((days) => addDays(clockIn(0).day, days));
  const read = async ({ client }: Member, query: { group_id?: string } = {}) =>
    (await client.call(getCalendar, { query: { from: from ?? '', until: until ?? '', ...query } })).data.filter(
      ({ kind }) => kind === 'meeting',
    );
  expect(await read(teacher)).toMatchObject([
    { id: `meeting ${id}`, title: 'Fracciones', path: `/apps/aula/${groupId}/${id}` },
  ]);
  expect(await read(students[0])).toMatchObject([
    { id: `meeting ${id}`, path: '/apps/sections/live', children: [], cancelled: false },
  ]);
  expect(await read(mother)).toMatchObject([{ id: `meeting ${id}`, path: '/apps/aula/all', children: ['Ana'] }]);
  expect(await read(admin)).toEqual([]);
  expect(await read(admin, { group_id: groupId })).toMatchObject([{ id: `meeting ${id}` }]);
  for (const person of [other.teacher, other.students[0]]) expect(await read(person)).toEqual([]);
  expect(await read(other.admin, { group_id: groupId })).toEqual([]);
  const moved = { ...of(id), body: body({ ...clockIn(120), title: 'Repaso' }) };
  const { starts_at: startsAt } = (await teacher.client.call(updateMeeting, moved)).data;
  expect(await read(students[0])).toMatchObject([{ title: 'Repaso', start: startsAt }]);
  await teacher.client.call(cancelMeeting, { ...of(id), body: {} });
  expect(await read(mother)).toMatchObject([{ cancelled: true }]);
  await teacher.client.call(deleteMeeting, of(id));
  for (const person of [teacher, students[0], mother]) expect(await read(person)).toEqual([]);
});
