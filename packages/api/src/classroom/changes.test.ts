import { addDays } from '@lia/sdk/calendar/days';
import { getCalendar } from '@lia/sdk/calendar/endpoints';
import { cancelMeeting, deleteMeeting, restoreMeeting, updateMeeting } from '@lia/sdk/classroom/endpoints';
import type { MeetingUpdate } from '@lia/sdk/classroom/schema';
import { listNotifications, saveNotificationPreferences } from '@lia/sdk/notifications/endpoints';
import type { NotificationPreferences } from '@lia/sdk/notifications/schema';
import { and, asc, eq, gt } from 'drizzle-orm';
import { expect } from 'vitest';

import { keepPreferences } from '../accounts/notifications/preferences.ts';
import { pushJob } from '../accounts/notifications/push.ts';
import { notifications, pushSubscriptions } from '../accounts/notifications/tables.ts';
import { sessions, users } from '../accounts/tables.ts';
import { deliverDue } from '../notifications/deliver.ts';
import { inTransaction } from '../platform/database.ts';
import { jobs } from '../platform/jobs/tables.ts';
import type { Member } from '../testing/api.ts';
import { emailsTo } from '../testing/mail.ts';
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

test('a change of a class waits for no digest, and is not sent once it would have been', async ({ api, room }) => {
  const { db } = api.app;
  const { teacher, mother, students } = room;
  const [student] = students;
  const emailOf = ({ username }: Member) => `${username}@example.com`;
  const choose = async (member: Member, chosen: Pick<NotificationPreferences, 'digest' | 'quiet'>) => {
    const address = { email: emailOf(member), emailVerifiedAt: new Date() };
    await db.update(users).set(address).where(eq(users.id, member.id));
    await member.client.call(saveNotificationPreferences, { body: { off: [], zone: ZONE, ...chosen } });
  };
  await choose(student, { digest: 'weekly', quiet: null });
  await choose(mother, { digest: 'none', quiet: { from: clockIn(-60).time, until: clockIn(180).time } });
  const [cancelled, moved] = [await plan(teacher, inMinutes(60, room)), await plan(teacher, inMinutes(70, room))];
  await teacher.client.call(cancelMeeting, { ...of(cancelled.id), body: {} });
  await teacher.client.call(updateMeeting, { ...of(moved.id), body: body(clockIn(300)) });
  await announceMeetings(db, new Date(Date.now() + 3 * MINUTE));
  const subjects = async (member: Member, minutes: number) => {
    await deliverDue(api.app, new Date(Date.now() + minutes * MINUTE));
    return (await emailsTo(api, emailOf(member))).map(({ subject }) => subject);
  };
  const titles = (await mother.client.call(listNotifications, { query: {} })).data.map(({ title }) => title);
  expect(titles.toSorted()).toEqual(['Se canceló una clase', 'Una clase cambió de hora']);
  expect(await subjects(student, 4)).toEqual(['Tienes 2 notificaciones en LIA']);
  // The one that is at another time is still to come.
  expect(await subjects(mother, 4)).toEqual([]);
  expect(await subjects(mother, 182)).toEqual(['Una clase cambió de hora']);
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
