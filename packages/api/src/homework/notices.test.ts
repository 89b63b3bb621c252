import { deleteActivity, getActivity, restoreActivity, updateActivity } from '@lia/sdk/activities/endpoints';
import { actOnHomework, deliverHomework, gradeHomework, releaseGrades } from '@lia/sdk/deliveries/endpoints';
import { GRADED } from '@lia/sdk/deliveries/rules';
import { listNotifications } from '@lia/sdk/notifications/endpoints';
import { addGroupStudents } from '@lia/sdk/groups/endpoints';
import { and, asc, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';

import { keepPreferences } from '../accounts/notifications/preferences.ts';
import { notifications } from '../accounts/notifications/tables.ts';
import { guardianships, users } from '../accounts/tables.ts';
import { activities } from '../activities/tables.ts';
import { inTransaction } from '../platform/database.ts';
import { auditEntries } from '../platform/audit/tables.ts';
import { type Member, type RunningApi, test as base } from '../testing/api.ts';
import { create, groupOf, makeSchool, type School } from '../testing/groups.ts';
import { announced, announceHomework, unannounced } from './notices.ts';
import { homework } from './tables.ts';

interface Followed {
  school: School;
  student: Member;
  parent: Member;
  groupId: string;
}

const test = base.extend<{ followed: Followed }>({
  followed: async ({ api }, use) => {
    const school = await makeSchool(api);
    const [student] = school.students;
    const [parent, former] = [await api.member('padre'), await api.member('padre')];
    await api.app.db.insert(guardianships).values([
      { guardianId: parent.id, studentId: student.id },
      { guardianId: former.id, studentId: student.id, endedAt: new Date() },
    ]);
    const { id } = await create(school.teacher, groupOf(school));
    await school.teacher.client.call(addGroupStudents, { body: { groupId: id, students: [student.uuid] } });
    await use({ school, student, parent, groupId: id });
  },
});

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

async function addActivity(
  { app }: RunningApi,
  { school, groupId }: Followed,
  [publish, due]: readonly [number, number],
  change: Partial<typeof activities.$inferInsert> = {},
): Promise<string> {
  const dates = { publishDate: hours(publish), finishDate: hours(due) };
  const row = { groupId, name: 'Mi barrio', createdBy: school.teacher.id, ...dates, ...change };
  const [added] = await app.db.insert(activities).values(row).returning({ id: activities.id });
  return added?.id ?? '';
}

/** Kinds of what a member was notified of, and where they lead. */
const noticesOf = async ({ client }: Member) =>
  (await client.call(listNotifications, { query: {} })).data.map(({ kind, path }) => [kind, path] as const);

test('a published activity is announced once, to the student and to who answers for them', async ({
  api,
  followed,
}) => {
  const { student, parent, school } = followed;
  await addActivity(api, followed, [1, 96]);
  await addActivity(api, followed, [-1, 96], { isActive: false });
  await addActivity(api, followed, [-1, 96], { deletedAt: hours(0) });
  await addActivity(api, followed, [-72, 96]);
  const prepared = await addActivity(api, followed, [-72, 96], { isActive: false, name: 'Con calma' });
  expect(await announceHomework(api.app.db)).toBe(0);

  const id = await addActivity(api, followed, [-1, 96]);
  expect(await Promise.all([1, 2].map(() => announceHomework(api.app.db)))).toContain(1);
  expect(await announceHomework(api.app.db)).toBe(0);
  const [row] = await api.app.db.select().from(homework).where(eq(homework.activityId, id));
  expect(await noticesOf(student)).toEqual([['activityPublished', `/apps/sections/mitarea/${row?.id}`]]);
  expect(await noticesOf(parent)).toEqual([['activityPublished', `/apps/children/${student.uuid}`]]);
  // Which of the children it is about stands in it for a guardian alone.
  const detailsOf = async ({ client }: Member) =>
    (await client.call(listNotifications, { query: {} })).data.map(({ detail }) => detail);
  expect([await detailsOf(student), await detailsOf(parent)]).toEqual([['Mi barrio'], ['Ana: Mi barrio']]);
  expect(await noticesOf(school.teacher)).toEqual([]);

  // Who joins the group while it is new is notified as well.
  const [, late] = school.students;
  await school.teacher.client.call(addGroupStudents, { body: { groupId: followed.groupId, students: [late.uuid] } });
  expect(await announceHomework(api.app.db)).toBe(1);
  expect(await noticesOf(late)).toHaveLength(1);

  // What was prepared out of sight is published as it is activated.
  const { name, publish_date, finish_date } = await school.teacher.client.call(getActivity, {
    params: { id: prepared },
  });
  await school.teacher.client.call(updateActivity, {
    params: { id: prepared },
    query: { _method: 'PUT' },
    body: { name, publish_date, finish_date, is_active: 1 },
    files: { 'files[]': [] },
  });
  expect(await announceHomework(api.app.db)).toBe(2);
  expect(await detailsOf(student)).toEqual(['Con calma', 'Mi barrio']);
});

test('is not announced to who answers for an account that is more than a student by now', async ({ api, followed }) => {
  const { student, parent } = followed;
  await api.app.db
    .update(users)
    .set({ role: ['alumno', 'padre'] })
    .where(eq(users.id, student.id));
  await addActivity(api, followed, [-1, 96]);
  await announceHomework(api.app.db);
  const noticesTo = ({ id }: Member) => api.app.db.$count(notifications, eq(notifications.userId, id));
  expect([await noticesTo(student), await noticesTo(parent)]).toEqual([1, 0]);
});

test('an activity that was announced is hidden and shown, and still named when it is due', async ({
  api,
  followed,
}) => {
  const { student, school } = followed;
  const id = await addActivity(api, followed, [-120, 60]);
  await api.app.db
    .update(activities)
    .set({ publishDate: hours(-1) })
    .where(eq(activities.id, id));
  expect(await announceHomework(api.app.db)).toBe(1);
  const soon = { publishDate: hours(-120), finishDate: hours(20) };
  await api.app.db.update(activities).set(soon).where(eq(activities.id, id));
  for (const is_active of [0, 1] as const) {
    const { name, publish_date, finish_date } = await school.teacher.client.call(getActivity, { params: { id } });
    await school.teacher.client.call(updateActivity, {
      params: { id },
      query: { _method: 'PUT' },
      body: { name, publish_date, finish_date, is_active },
      files: { 'files[]': [] },
    });
  }
  expect(await announceHomework(api.app.db)).toBe(1);
  expect((await noticesOf(student)).map(([kind]) => kind)).toEqual(['homeworkDue', 'activityPublished']);
});

test('homework of an activity that was deleted is named no more, until it is restored', async ({ api, followed }) => {
  const { student, parent, school } = followed;
  const params = { id: await addActivity(api, followed, [-1, 96]) };
  await addActivity(api, followed, [-1, 96], { name: 'Mi escuela' });
  await announceHomework(api.app.db);
  const named = () =>
    Promise.all(
      [student, parent].map(async ({ client }) =>
        (await client.call(listNotifications, { query: {} })).data.map(({ detail }) => detail).toSorted(),
      ),
    );
  const both = [
    ['Mi barrio', 'Mi escuela'],
    ['Ana: Mi barrio', 'Ana: Mi escuela'],
  ];
  expect(await named()).toEqual(both);
  await school.teacher.client.call(deleteActivity, { params });
  expect(await named()).toEqual([['Mi escuela'], ['Ana: Mi escuela']]);
  await school.teacher.client.call(restoreActivity, { params });
  expect(await named()).toEqual(both);
});

test('what is due within a day and was not delivered is named once, and again with another date', async ({
  api,
  followed,
}) => {
  const { student } = followed;
  const id = await addActivity(api, followed, [-100, 20]);
  const change = (values: Partial<typeof homework.$inferInsert>) =>
    api.app.db
      .update(homework)
      .set(values)
      .where(and(eq(homework.activityId, id), eq(homework.userId, student.id)));
  await change({ status: 'delivered' });
  expect(await announceHomework(api.app.db)).toBe(0);
  await change({ status: 'draft' });
  expect(await announceHomework(api.app.db)).toBe(1);
  expect(await announceHomework(api.app.db)).toBe(0);
  await change({ dueOverride: hours(30) });
  expect(await announceHomework(api.app.db)).toBe(0);
  await change({ dueOverride: hours(22) });
  expect(await announceHomework(api.app.db)).toBe(1);
  expect((await noticesOf(student)).map(([kind]) => kind)).toEqual(['homeworkDue', 'homeworkDue']);

  // What was published that day had its own notice, and what is over is not named any more.
  await addActivity(api, followed, [-1, 20]);
  await addActivity(api, followed, [-100, -1]);
  expect(await announceHomework(api.app.db)).toBe(1);
  expect((await noticesOf(student)).filter(([kind]) => kind === 'homeworkDue')).toHaveLength(2);
});

test('what is due before a digest goes out is named in the portal alone', async ({ api, followed }) => {
  const { db } = api.app;
  const { student } = followed;
  const preferences = { off: [], digest: 'weekly', quiet: null, zone: 'America/Mexico_City', language: 'es' } as const;
  await inTransaction(db, (tx) => keepPreferences(tx, student.id, { ...preferences, off: [] }));
  await addActivity(api, followed, [-100, 1]);
  await announceHomework(db);
  const [notice] = await db.select().from(notifications).where(eq(notifications.userId, student.id));
  expect(notice).toMatchObject({ kind: 'homeworkDue', inApp: true });
  expect(Number(notice?.emailDue ?? 0)).toBeLessThanOrEqual(hours(1).getTime());
});

test('a return is announced each time, and a grade once it is released, once for each attempt', async ({
  api,
  followed,
}) => {
  const { student, parent, school } = followed;
  const activityId = await addActivity(api, followed, [-100, 96]);
  const [row] = await api.app.db.select().from(homework).where(eq(homework.activityId, activityId));
  const params = { id: row?.id ?? '' };
  const deliver = () =>
    student.client.call(deliverHomework, {
      params,
      query: {},
      body: { urlPath: ['https://example.com/volcan'], ownWork: true },
    });
  const grade = (score: string) =>
    school.teacher.client.call(gradeHomework, { params, body: { status: GRADED, score } });
  const kinds = async () => (await noticesOf(student)).map(([kind]) => kind).toSorted();

  await deliver();
  await school.teacher.client.call(actOnHomework, { params, body: { action: 'return' } });
  expect(await kinds()).toEqual(['homeworkReturned']);
  await deliver();
  await grade('8');
  expect(await kinds()).toEqual(['homeworkReturned']);
  await school.teacher.client.call(releaseGrades, { params: { id: activityId } });
  await school.teacher.client.call(releaseGrades, { params: { id: activityId } });
  await grade('9');
  expect(await kinds()).toEqual(['homeworkGraded', 'homeworkReturned']);
  await school.teacher.client.call(actOnHomework, { params, body: { action: 'return' } });
  await deliver();
  await grade('10');
  expect(await kinds()).toEqual(['homeworkGraded', 'homeworkGraded', 'homeworkReturned', 'homeworkReturned']);
  expect(await noticesOf(parent)).toHaveLength(4);

  // Who gave which score stays, and the rows that the database adds are no entries.
  const entries = await api.app.db
    .select({ after: auditEntries.after })
    .from(auditEntries)
    .where(and(eq(auditEntries.record, 'homework'), eq(auditEntries.recordId, params.id)))
    .orderBy(asc(auditEntries.at), asc(auditEntries.id));
  const scores = entries.map(({ after }) => after?.['score']).filter((score) => score !== undefined);
  expect(scores).toEqual([8, 9, null, 10]);
});

test('what is announced is found by its dates, however much was never delivered', async ({ api, followed }) => {
  const { db } = api.app;
  await inTransaction(db, async (tx) => {
    // Without the triggers, which audit and count each row.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into activities (group_id, name, publish_date, finish_date, created_by)
      select ${followed.groupId}, 'Lectura', now() - make_interval(days => n + 9), now() - make_interval(days => n),
        ${followed.school.teacher.id}::int from generate_series(1, 3000) n`);
    await tx.execute(sql`insert into homework (activity_id, user_id)
      select id, ${followed.student.id}::int from activities where group_id = ${followed.groupId}`);
  });
  for (const table of ['activities', 'homework']) await db.execute(sql.raw(`analyze ${table}`));
  const plans = announced.map((one) => db.execute(sql`explain (costs off) ${unannounced(db, one).getSQL()}`));
  const [published, due, extended] = (await Promise.all(plans)).map((plan) => JSON.stringify(plan));
  expect(published).toContain('activities_publish_date');
  expect(due).toMatch(/Index Cond: [^"]*finish_date > now/);
  expect(extended).toContain('homework_due_override');
  for (const plan of [published, due, extended]) expect(plan).not.toContain('Seq Scan on homework');
});
