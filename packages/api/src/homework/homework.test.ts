import { dayOf } from '@lia/sdk/calendar/instants';
import { addGroupStudents, removeGroupStudent } from '@lia/sdk/groups/endpoints';
import { getHomework, gradeHomework, releaseGrades } from '@lia/sdk/deliveries/endpoints';
import { GRADED } from '@lia/sdk/deliveries/rules';
import { type HomeworkQuery, listHomework } from '@lia/sdk/homework/endpoints';
import { partOf } from '@lia/sdk/homework/parts';
import { deactivateUser, restoreUser } from '@lia/sdk/users/endpoints';
import { and, asc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { activities } from '../activities/tables.ts';
import { schoolEnrolments } from '../institutions/tables.ts';
import { type RunningApi, test as base } from '../testing/api.ts';
import { create, groupOf, makeSchool, pupil, type School } from '../testing/groups.ts';
import { homeworkIdOf } from '../testing/homework.ts';
import { homework } from './tables.ts';

const test = base.extend<{ school: School }>({
  school: [async ({ api }, use) => use(await makeSchool(api)), { scope: 'file' }],
});

const days = (count: number) => new Date(Date.now() + count * 86_400_000);

async function addActivity(api: RunningApi, { teacher }: School, groupId: string, due: number): Promise<string> {
  const dates = { publishDate: days(-10), finishDate: days(due) };
  const [row] = await api.app.db
    .insert(activities)
    .values({ groupId, name: 'Fracciones', createdBy: teacher.id, ...dates })
    .returning({ id: activities.id });
  return row?.id ?? '';
}

/** Who has homework of an activity, by username. */
const having = async ({ app }: RunningApi, activityId: string) => {
  const rows = await app.db
    .select({ uuid: users.uuid })
    .from(homework)
    .innerJoin(users, eq(users.id, homework.userId))
    .where(eq(homework.activityId, activityId))
    .orderBy(asc(users.id));
  return rows.map(({ uuid }) => uuid);
};

describe('homework', () => {
  test('is there for each student of a group, whenever they join it', async ({ api, school }) => {
    const { teacher, students } = school;
    const [ana, rosa] = students;
    const { id } = await create(teacher, groupOf(school));
    const add = (...uuids: string[]) =>
      teacher.client.call(addGroupStudents, { body: { groupId: id, students: uuids } });
    await add(ana.uuid);
    // Who teaches may be enrolled in a group as well.
    const place = { schoolId: school.id, companyId: school.id, level: 2, grade: 3, groupId: id };
    await api.app.db.insert(schoolEnrolments).values({ userId: teacher.id, ...place });
    const due = await addActivity(api, school, id, 3);
    const over = await addActivity(api, school, id, -3);
    expect([await having(api, due), await having(api, over)]).toEqual([[ana.uuid], [ana.uuid]]);

    await add(rosa.uuid);
    expect([await having(api, due), await having(api, over)]).toEqual([[ana.uuid, rosa.uuid], [ana.uuid]]);
    // A change of what is over gives it to no one; one that is due again is for all.
    const change = (values: Partial<typeof activities.$inferInsert>) =>
      api.app.db.update(activities).set(values).where(eq(activities.id, over));
    await change({ gradesReleasedAt: new Date() });
    expect(await having(api, over)).toEqual([ana.uuid]);
    await change({ finishDate: days(1) });
    expect(await having(api, over)).toEqual([ana.uuid, rosa.uuid]);

    // Who leaves and comes back has the same row.
    await api.app.db
      .update(homework)
      .set({ status: 'delivered' })
      .where(and(eq(homework.activityId, due), eq(homework.userId, rosa.id)));
    await teacher.client.call(removeGroupStudent, { params: { groupId: id, student: rosa.uuid } });
    await add(rosa.uuid);
    const kept = await api.app.db.$count(homework, and(eq(homework.userId, rosa.id), eq(homework.status, 'delivered')));
    expect(kept).toBe(1);
  });

  test('is there for a student whose account is restored, of what was set meanwhile', async ({ api, school }) => {
    const { admin, teacher } = school;
    const [ana, rosa] = school.students;
    const [present, former] = [await create(teacher, groupOf(school)), await create(teacher, groupOf(school))];
    // The second one takes them over.
    for (const { id: groupId } of [former, present]) {
      await admin.client.call(addGroupStudents, { body: { groupId, students: [ana.uuid, rosa.uuid] } });
    }
    const params = { id: rosa.uuid };
    await admin.client.call(deactivateUser, { params, body: {} });
    const due = await addActivity(api, school, present.id, 3);
    const others = [await addActivity(api, school, present.id, -3), await addActivity(api, school, former.id, 3)];
    const deleted = await addActivity(api, school, present.id, 3);
    await api.app.db.update(activities).set({ deletedAt: new Date() }).where(eq(activities.id, deleted));
    expect(await having(api, due)).toEqual([ana.uuid]);

    await admin.client.call(restoreUser, { params, body: {} });
    expect(await having(api, due)).toEqual([ana.uuid, rosa.uuid]);
    for (const id of [...others, deleted]) expect(await having(api, id)).not.toContain(rosa.uuid);
  });

  test('that was graded on paper is delivered to its student, and never missing, until the grade is released', async ({
    api,
    school,
  }) => {
    const { teacher } = school;
    const { id: group } = await create(teacher, groupOf(school));
    const student = await pupil(api, school.id);
    await teacher.client.call(addGroupStudents, { body: { groupId: group, students: [student.uuid] } });
    const id = await addActivity(api, school, group, 1);
    await api.app.db
      .update(activities)
      .set({ finishDate: days(-1) })
      .where(eq(activities.id, id));
    const read = async (status?: 'toDo' | 'delivered') =>
      (await student.client.call(listHomework, { query: { group_id: group, status } })).map((one) => ({
        status: one.status,
        score: one.score,
        part: partOf(one, new Date().toISOString()),
      }));
    expect(await read()).toEqual([{ status: 'toDo', score: null, part: 'missing' }]);
    const work = await homeworkIdOf(api, id, student);
    await teacher.client.call(gradeHomework, { params: { id: work }, body: { status: GRADED, score: '9' } });
    const hidden = [{ status: 'delivered', score: null, part: 'delivered' }];
    expect([await read(), await read('delivered'), await read('toDo')]).toEqual([hidden, hidden, []]);
    expect((await student.client.call(getHomework, { params: { id: work } })).data.status).toBe('delivered');
    await teacher.client.call(releaseGrades, { params: { id } });
    expect(await read()).toEqual([{ status: 'graded', score: 9, part: 'graded' }]);
  });

  test('is sorted and narrowed by the day on which it is due for its student', async ({ api, school }) => {
    const { teacher, admin } = school;
    const { id: group } = await create(teacher, groupOf(school));
    const [student, other] = [await pupil(api, school.id), await pupil(api, school.id)];
    const students = [student.uuid, other.uuid];
    await admin.client.call(addGroupStudents, { body: { groupId: group, students } });
    const mural = await addActivity(api, school, group, 4);
    const essay = await addActivity(api, school, group, 10);
    const extended = days(18);
    await api.app.db
      .update(homework)
      .set({ dueOverride: extended })
      .where(eq(homework.id, await homeworkIdOf(api, mural, student)));
    const listed = async (query: HomeworkQuery = {}, by = student) =>
      (await by.client.call(listHomework, { query: { group_id: group, ...query } })).map((one) => one.activity_id);
    expect([await listed(), await listed({}, other)]).toEqual([
      [mural, essay],
      [essay, mural],
    ]);
    const [from, until] = [days(15), days(12)].map((instant) => dayOf(instant.toISOString()));
    expect([await listed({ from }), await listed({ until })]).toEqual([[mural], [essay]]);
    expect([await listed({ from }, other), await listed({ until }, other)]).toEqual([[], [essay, mural]]);
    await api.app.db
      .update(homework)
      .set({ dueOverride: new Date() })
      .where(eq(homework.id, await homeworkIdOf(api, mural, student)));
    expect([await listed({ today: 1 }), await listed({ today: 1 }, other)]).toEqual([[mural], []]);
  });

  test('is there for who joins while the activity is made', async ({ api, school }) => {
    const group = await create(school.teacher, groupOf(school));
    const [ana, rosa] = school.students;
    const body = { groupId: group.id, students: [ana.uuid, rosa.uuid] };
    const [id] = await Promise.all([
      addActivity(api, school, group.id, 3),
      school.admin.client.call(addGroupStudents, { body }),
    ]);
    expect(await having(api, id)).toEqual([ana.uuid, rosa.uuid]);
  });
});
