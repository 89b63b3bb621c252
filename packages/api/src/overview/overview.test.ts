import { DAY_MS } from '@lia/sdk/calendar/durations';
import { addGroupStudents, removeGroupStudent } from '@lia/sdk/groups/endpoints';
import { getGroupFigures, getMonthFigures, getOverview } from '@lia/sdk/overview/endpoints';
import { FIGURE_MONTHS, SIGN_IN_WEEKS } from '@lia/sdk/overview/rules';
import { monthOf } from '@lia/sdk/calendar/instants';
import { and, eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { activities } from '../activities/tables.ts';
import { homework } from '../homework/tables.ts';
import { groups, schoolMembers, schoolPeriods, schoolYears } from '../institutions/tables.ts';
import { type Member, test } from '../testing/api.ts';
import { create, groupOf, makeSchool, pupil } from '../testing/groups.ts';
import { payPlan } from '../testing/licences.ts';
import { personIn, runSchool } from '../testing/users.ts';

const SCHOOL_MONTHLY = 8;

const overviewOf = async ({ client }: Pick<Member, 'client'>) => (await client.call(getOverview)).data;

test('a school counts its own people, seats and sign-ins, and no others', async ({ api }) => {
  const [own, other] = [await runSchool(api), await runSchool(api)];
  await personIn(api, own.id, 'alumno');
  await personIn(api, own.id, 'alumno');
  await personIn(api, own.id, 'maestro');
  const [gone, left] = [await personIn(api, own.id, 'maestro'), await personIn(api, own.id, 'maestro')];
  await api.app.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, gone.id));
  await api.app.db
    .update(schoolMembers)
    .set({ since: new Date(2025, 1), until: new Date(2025, 7) })
    .where(eq(schoolMembers.userId, left.id));
  await personIn(api, other.id, 'alumno');

  const first = await overviewOf(own.director);
  expect(first.people).toEqual([
    { kind: 'students', count: 2 },
    { kind: 'teachers', count: 1 },
    { kind: 'schools', count: 1 },
  ]);
  expect(first.seats).toBeNull();
  expect(first.sign_ins).toHaveLength(SIGN_IN_WEEKS);
  // Each of its people signed in once, and one of them has left.
  expect(first.sign_ins.map(({ value }) => value)).toEqual([...Array<number>(SIGN_IN_WEEKS - 1).fill(0), 5]);

  await payPlan(api, own.director, SCHOOL_MONTHLY);
  expect((await overviewOf(own.director)).seats).toEqual({ used: 0, total: 100 });
  expect((await overviewOf(other.director)).seats).toBeNull();

  const admin = await overviewOf(await api.member('admin'));
  expect(admin.people.find(({ kind }) => kind === 'students')?.count).toBeGreaterThanOrEqual(3);
  expect(admin.imports).toEqual([]);
  for (const role of ['maestro', 'padre', 'alumno', 'Escuela-I'] as const) {
    await expect(overviewOf(await api.member(role))).rejects.toMatchObject({ status: 403 });
  }
  expect((await api.request('GET', '/overview')).status).toBe(401);
});

const days = (count: number) => new Date(Date.now() + count * DAY_MS);
const dayAt = (count: number) => days(count).toISOString().slice(0, 10);

test('figures of groups equal the rows that they count, by period, those in need first', async ({ api }) => {
  const { db } = api.app;
  const [school, other] = [await makeSchool(api), await makeSchool(api)];
  const { id: schoolId, admin, teacher } = school;
  const students = [...school.students, await pupil(api, schoolId), await pupil(api, schoolId)];
  const own = groupOf(school);
  const [diligent, slow, idle] = [
    await create(teacher, own),
    await create(teacher, groupOf(school)),
    await create(teacher, groupOf(school)),
  ];
  const enrol = (groupId: string, people: Member[]) =>
    admin.client.call(addGroupStudents, { body: { groupId, students: people.map(({ uuid }) => uuid) } });
  await enrol(diligent.id, students.slice(0, 2));
  await enrol(slow.id, students.slice(2));
  const [year] = await db
    .insert(schoolYears)
    .values({ schoolId, startsOn: dayAt(-100), endsOn: dayAt(100) })
    .returning();
  const yearId = year?.id ?? '';
  await db.insert(schoolPeriods).values([
    { yearId, name: 'Primero', startsOn: dayAt(-100), endsOn: dayAt(-5) },
    { yearId, name: 'Segundo', startsOn: dayAt(-4), endsOn: dayAt(100) },
  ]);
  await db.update(groups).set({ yearId }).where(eq(groups.id, diligent.id));

  const set = async (groupId: string, due: number, change: Partial<typeof activities.$inferInsert> = {}) => {
    const dates = { publishDate: days(-20), finishDate: days(30) };
    const row = { groupId, name: 'Fracciones', createdBy: teacher.id, ...dates };
    const [{ id } = { id: '' }] = await db.insert(activities).values(row).returning({ id: activities.id });
    // Its students have it to do as long as it is not over.
    await db
      .update(activities)
      .set({ finishDate: days(due), ...change })
      .where(eq(activities.id, id));
    return id;
  };
  const work = (activityId: string, nth: number, change: Partial<typeof homework.$inferInsert>) =>
    db
      .update(homework)
      .set(change)
      .where(and(eq(homework.activityId, activityId), eq(homework.userId, students[nth]?.id ?? 0)));
  const first = await set(diligent.id, -10, { gradesReleasedAt: new Date(), points: 20 });
  await work(first, 0, { status: 'graded', score: 17, attempts: 1 });
  await work(first, 1, { status: 'graded', score: 20 });
  const second = await set(diligent.id, -2);
  await work(second, 0, { status: 'late', attempts: 1, isLate: true });
  await work(second, 1, { status: 'graded', score: 5, attempts: 1 });
  const open = await set(diligent.id, 3);
  await work(open, 0, { status: 'delivered', attempts: 1 });
  const third = await set(slow.id, -2);
  await work(third, 2, { status: 'excused' });
  const extended = await set(slow.id, -2);
  await work(extended, 2, { dueOverride: days(2) });
  await work(extended, 3, { status: 'resubmitted', attempts: 2, isLate: true });
  // What students do not see counts for nothing, nor who has left.
  await set(slow.id, -2, { isActive: false });
  await set(slow.id, -2, { deletedAt: new Date() });
  const gone = await pupil(api, schoolId);
  await enrol(slow.id, [gone]);
  await set(slow.id, 9);
  await db.update(homework).set({ status: 'delivered', attempts: 1 }).where(eq(homework.userId, gone.id));
  await admin.client.call(removeGroupStudent, { params: { groupId: slow.id, student: gone.uuid } });

  const { data } = await admin.client.call(getGroupFigures);
  const figures = data.map(({ group, period, activities: given, due, in_time, to_grade, mean }) => [
    group.name,
    period,
    given,
    due,
    in_time,
    to_grade,
    mean,
  ]);
  expect(figures).toEqual([
    [slow.name, null, 3, 2, 0, 1, null],
    [diligent.name, 'Segundo', 2, 2, 1, 2, null],
    [diligent.name, 'Primero', 1, 1, 1, 0, 9.25],
    [idle.name, null, 0, 0, 0, 0, null],
  ]);

  // The same numbers from the rows themselves.
  const rows = await db
    .select({ work: homework, activity: activities })
    .from(homework)
    .innerJoin(activities, eq(activities.id, homework.activityId))
    .where(eq(activities.createdBy, teacher.id));
  const counted = rows.filter(
    ({ work: { userId }, activity }) => userId !== gone.id && activity.isActive && activity.deletedAt === null,
  );
  const due = counted.filter(
    ({ work: one, activity }) =>
      (one.dueOverride ?? activity.finishDate) <= new Date() &&
      one.status !== 'excused' &&
      (one.status !== 'graded' || one.attempts > 0),
  );
  const sum = (name: 'due' | 'in_time' | 'to_grade') => data.reduce((total, row) => total + (row[name] ?? 0), 0);
  expect(sum('due')).toBe(due.length);
  expect(sum('in_time')).toBe(due.filter(({ work: one }) => one.attempts > 0 && !one.isLate).length);
  expect(sum('to_grade')).toBe(
    counted.filter(({ work: one }) => ['delivered', 'late', 'resubmitted'].includes(one.status)).length,
  );

  // By month they are the same deliveries.
  const months = (await admin.client.call(getMonthFigures)).data;
  const monthOfRow = ({ activity }: (typeof due)[number]) => monthOf(activity.finishDate.toISOString());
  expect(months).toEqual(
    [...new Set(due.map(monthOfRow))].toSorted().map((month) => {
      const ofMonth = due.filter((row) => monthOfRow(row) === month);
      return {
        month,
        due: ofMonth.length,
        in_time: ofMonth.filter(({ work: { attempts, isLate } }) => attempts > 0 && !isLate).length,
      };
    }),
  );
  // Twelve months and no evening of the one before, which is a part of the first of them by the clocks of UTC.
  const [thisYear = 0, thisMonth = 0] = monthOf(new Date().toISOString()).split('-').map(Number);
  const evening = new Date(Date.UTC(thisYear, thisMonth - FIGURE_MONTHS, 1, 3));
  const dueAt = async (finishDate: Date) => {
    await db
      .update(activities)
      .set({ publishDate: new Date(finishDate.getTime() - DAY_MS), finishDate })
      .where(eq(activities.id, third));
    return (await admin.client.call(getMonthFigures)).data.map(({ month }) => month);
  };
  await work(third, 2, { status: 'toDo' });
  expect(await dueAt(evening)).toEqual(months.map(({ month }) => month));
  const morning = new Date(evening.getTime() + DAY_MS / 2);
  expect(await dueAt(morning)).toEqual([monthOf(morning.toISOString()), ...months.map(({ month }) => month)]);
  expect((await other.admin.client.call(getGroupFigures)).data).toEqual([]);
  expect((await other.admin.client.call(getMonthFigures)).data).toEqual([]);
  for (const one of [teacher, ...school.students, await api.member('padre')])
    await expect(one.client.call(getGroupFigures)).rejects.toMatchObject({ status: 403 });
});

test('cells under five are hidden from who does not reach the rows, with what would give them away', async ({
  api,
}) => {
  const { db } = api.app;
  const { id: schoolId, admin, teacher } = await makeSchool(api);
  const people = await Promise.all(Array.from({ length: 10 }, () => pupil(api, schoolId)));
  const [most, few] = [people.slice(0, 6), people.slice(6)];
  /** A group with work that was due, of which so many students delivered on time. */
  const worked = async (students: readonly Member[], inTime: number) => {
    const { id: groupId, name } = await create(teacher, groupOf({ id: schoolId }));
    const body = { groupId, students: students.map(({ uuid }) => uuid) };
    await admin.client.call(addGroupStudents, { body });
    const dates = { publishDate: days(-9), finishDate: days(9) };
    const row = { groupId, name: 'Fracciones', createdBy: teacher.id, gradesReleasedAt: new Date(), ...dates };
    const [{ id: activityId } = { id: '' }] = await db.insert(activities).values(row).returning({ id: activities.id });
    await db
      .update(activities)
      .set({ finishDate: days(-1) })
      .where(eq(activities.id, activityId));
    const delivered = students.slice(0, inTime).map(({ id }) => id);
    await db
      .update(homework)
      .set({ status: 'graded', score: 8, attempts: 1 })
      .where(and(eq(homework.activityId, activityId), inArray(homework.userId, delivered)));
    return name;
  };
  const [whole, late, small] = [await worked(most, 6), await worked(most, 5), await worked(few, 4)];
  // Who studies in a group is in no other one: the first group has none of its students any more.
  const figures = async ({ client }: Member) =>
    Object.fromEntries(
      (await client.call(getGroupFigures)).data.map(({ group, due, in_time, to_grade, graded, mean }) => [
        group.name,
        [due, in_time, to_grade, graded, mean],
      ]),
    );
  const reader = await api.member('Escuela-I');
  await db.insert(schoolMembers).values({ userId: reader.id, schoolId, role: 'schoolAdmin' });
  expect(await figures(admin)).toEqual({
    [whole]: [0, 0, 0, 0, null],
    [late]: [6, 5, 0, 5, 8],
    [small]: [4, 4, 0, 4, 8],
  });
  // Five of six in time is one who was not; of zero and of five nothing is hidden.
  expect(await figures(reader)).toEqual({
    [whole]: [0, 0, 0, 0, null],
    [late]: [6, null, 0, 5, 8],
    [small]: [null, null, 0, null, null],
  });
  const months = async ({ client }: Member) =>
    (await client.call(getMonthFigures)).data.map(({ due, in_time }) => [due, in_time]);
  expect(await months(admin)).toEqual([[10, 9]]);
  expect(await months(reader)).toEqual([[10, null]]);
});
