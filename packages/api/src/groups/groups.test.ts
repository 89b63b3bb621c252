import {
  addGroupStudents,
  deleteGroup,
  getGroup,
  getStudent,
  listGroupCandidates,
  listGroups,
  listGroupStudents,
  listStudents,
  removeGroupStudent,
  restoreGroup,
  updateGroup,
} from '@lia/sdk/groups/endpoints';
import type { Group } from '@lia/sdk/groups/schema';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { addGuardian } from '../accounts/guardianships.ts';
import { users } from '../accounts/tables.ts';
import { groups, schoolEnrolments, schoolMembers } from '../institutions/tables.ts';
import { inTransaction } from '../platform/database.ts';
import { type Member, test as base } from '../testing/api.ts';
import { refusal } from '../testing/refusal.ts';
import { waitingOn } from '../testing/waitingOn.ts';
import { create, groupOf, join, makeSchool, pupil, type School } from '../testing/groups.ts';

const test = base.extend<{ school: School; other: School }>({
  school: [async ({ api }, use) => use(await makeSchool(api)), { scope: 'file' }],
  other: [async ({ api }, use) => use(await makeSchool(api)), { scope: 'file' }],
});

const missing = [404, 'NOT_FOUND', []];

const uuidsOf = (rows: readonly { uuid: string }[]): string[] => rows.map(({ uuid }) => uuid).toSorted();
const inGroup = async ({ client }: Member, groupId: string) =>
  uuidsOf(await client.call(listGroupStudents, { params: { groupId }, query: {} }));

describe('a group', () => {
  test('of a teacher is their own, whatever is asked for', async ({ api, school, other }) => {
    const group = await create(school.teacher, groupOf(school, { groupName: '3° A' }));
    expect(group).toMatchObject({ name: '3° A', level: 2, grade: 3, students: 0, school: { id: school.id } });
    expect(group.teacher?.uuid).toBe(school.teacher.uuid);
    expect(await refusal(create(school.teacher, groupOf(other)))).toEqual(missing);
    const colleague = await join(api, await api.member('maestro'), school.id, 'teacher');
    const forOther = groupOf(school, { teacherId: colleague.uuid });
    expect(await refusal(create(school.teacher, forOther))).toEqual([422, 'VALIDATION_FAILED', ['teacherId']]);
    const body = { groupId: group.id, groupTitle: 'Tercero', teacherId: null };
    expect(await refusal(school.teacher.client.call(updateGroup, { body }))).toEqual([
      422,
      'VALIDATION_FAILED',
      ['teacherId'],
    ]);
    const { data } = await school.teacher.client.call(updateGroup, { body: { ...body, teacherId: undefined } });
    expect(data).toMatchObject({ name: 'Tercero', teacher: { uuid: school.teacher.uuid } });
  });

  test('of a school has a teacher of that school, or none', async ({ school, other }) => {
    const group = await create(school.admin, groupOf(school));
    expect(group.teacher).toBeNull();
    const give = (teacherId: string | null) =>
      school.admin.client.call(updateGroup, { body: { groupId: group.id, groupTitle: group.name, teacherId } });
    for (const { uuid } of [other.teacher, school.admin, school.students[0]])
      expect(await refusal(give(uuid))).toEqual([422, 'VALIDATION_FAILED', ['teacherId']]);
    expect((await give(school.teacher.uuid)).data.teacher?.uuid).toBe(school.teacher.uuid);
    expect((await give(null)).data.teacher).toBeNull();
  });

  test('has a name and a grade of its own in its section', async ({ school }) => {
    const group = await create(school.admin, groupOf(school, { groupName: 'Águilas' }));
    const taken = [409, 'GROUP_NAME_TAKEN', []];
    expect(await refusal(create(school.admin, groupOf(school, { groupName: 'aguilas' })))).toEqual(taken);
    const second = await create(school.admin, groupOf(school, { groupName: 'Águilas', grade: 4 }));
    await create(school.admin, groupOf(school, { groupName: 'Águilas', level: 1 }));
    const body = { groupId: second.id, groupTitle: 'Águilas' };
    expect((await school.admin.client.call(updateGroup, { body })).data.name).toBe('Águilas');
    const seventh = groupOf(school, { level: 3, grade: 4 });
    expect(await refusal(create(school.admin, seventh))).toEqual([422, 'VALIDATION_FAILED', ['grade']]);
    // Two at once: one of them has the name.
    const twice = groupOf(school, { groupName: 'Linces' });
    const answers = await Promise.all([twice, twice].map((one) => refusal(create(school.admin, one))));
    expect(answers).toEqual(expect.arrayContaining([taken, 'accepted']));
    await school.admin.client.call(deleteGroup, { params: { id: group.id } });
    await create(school.admin, groupOf(school, { groupName: 'ÁGUILAS' }));
    expect(await refusal(school.admin.client.call(restoreGroup, { params: { id: group.id } }))).toEqual(taken);
  });

  test('has the id that its school gives it, which no other group of its section has at that time', async ({
    school,
  }) => {
    const [first, second] = [await create(school.admin, groupOf(school)), await create(school.admin, groupOf(school))];
    const lower = await create(school.admin, groupOf(school, { level: 1 }));
    const give = ({ client }: Member, { id, name }: Group, externalId: string | null) =>
      client.call(updateGroup, { body: { groupId: id, groupTitle: name, externalId } });
    expect((await give(school.admin, first, 'sige-3a')).data.external_id).toBe('SIGE-3A');
    const taken = [409, 'GROUP_ID_TAKEN', []];
    expect(await refusal(give(school.admin, second, 'Sige-3A'))).toEqual(taken);
    expect((await give(school.admin, lower, 'SIGE-3A')).data.external_id).toBe('SIGE-3A');
    const own = await create(school.teacher, groupOf(school));
    expect(await refusal(give(school.teacher, own, 'SIGE-9'))).toEqual([403, 'FORBIDDEN', []]);

    // A group that comes back does not bring an id that was given to another meanwhile.
    const params = { id: first.id };
    await school.admin.client.call(deleteGroup, { params });
    await give(school.admin, second, 'SIGE-3A');
    expect(await refusal(school.admin.client.call(restoreGroup, { params }))).toEqual(taken);
    expect((await give(school.admin, second, null)).data.external_id).toBeNull();
    const { data } = await school.admin.client.call(restoreGroup, { params });
    expect(data.external_id).toBe('SIGE-3A');
  });

  test('that is deleted leaves its students in the school, and has them again when restored', async ({
    api,
    school,
  }) => {
    const [ana, rosa] = school.students;
    const group = await create(school.teacher, groupOf(school));
    const { client } = school.teacher;
    const students = [ana.uuid, rosa.uuid];
    await client.call(addGroupStudents, { body: { groupId: group.id, students } });
    const params = { id: group.id };
    await client.call(deleteGroup, { params });
    expect(await refusal(client.call(getGroup, { params }))).toEqual(missing);
    expect(await refusal(client.call(deleteGroup, { params }))).toEqual(missing);
    expect(await client.call(listStudents, { query: {} })).toEqual([]);
    const next = await create(school.teacher, groupOf(school));
    await client.call(addGroupStudents, { body: { groupId: next.id, students: [rosa.uuid] } });
    expect((await client.call(restoreGroup, { params })).data).toMatchObject({ id: group.id, students: 1 });
    expect(await inGroup(school.teacher, group.id)).toEqual([ana.uuid]);
    for (const id of [group.id, next.id]) await client.call(deleteGroup, { params: { id } });
    await api.app.db
      .update(groups)
      .set({ deletedAt: sql`now() - interval '31 days'` })
      .where(eq(groups.id, group.id));
    expect(await refusal(client.call(restoreGroup, { params }))).toEqual(missing);
  });
});

describe('students', () => {
  test('are put into a group by who knows them, and taken out again', async ({ api, school, other }) => {
    const [ana, rosa] = school.students;
    const fourth = await pupil(api, school.id, 4);
    const own = await create(school.teacher, groupOf(school));
    const candidates = async ({ client }: Member, id: string, q?: string) =>
      uuidsOf((await client.call(listGroupCandidates, { params: { id }, query: q === undefined ? {} : { q } })).data);
    const both = uuidsOf([ana, rosa]);
    expect(await candidates(school.teacher, own.id)).toEqual(both);
    expect(await candidates(school.teacher, own.id, ana.username)).toEqual([ana.uuid]);
    const add = ({ client }: Member, groupId: string, ...students: string[]) =>
      client.call(addGroupStudents, { body: { groupId, students } });
    for (const stranger of [fourth, other.students[0], school.teacher])
      expect(await refusal(add(school.teacher, own.id, ana.uuid, stranger.uuid))).toEqual(missing);
    expect(await inGroup(school.teacher, own.id)).toEqual([]);
    await add(school.teacher, own.id, ana.uuid, ana.uuid.toUpperCase());
    await add(school.teacher, own.id, ana.uuid, rosa.uuid);
    expect(await inGroup(school.teacher, own.id)).toEqual(both);
    expect((await school.teacher.client.call(getGroup, { params: { id: own.id } })).students).toBe(2);

    // A teacher takes no student out of the group of another; who runs the school does.
    const colleague = await join(api, await api.member('maestro'), school.id, 'teacher');
    const theirs = await create(colleague, groupOf(school));
    expect(await candidates(colleague, theirs.id)).toEqual([]);
    expect(await refusal(add(colleague, theirs.id, ana.uuid))).toEqual(missing);
    expect(await candidates(school.admin, theirs.id)).toEqual(both);
    await add(school.admin, theirs.id, ana.uuid);
    expect(await inGroup(school.teacher, own.id)).toEqual([rosa.uuid]);
    const remove = ({ client }: Member, groupId: string, student: string) =>
      client.call(removeGroupStudent, { params: { groupId, student } });
    expect(await refusal(remove(school.teacher, theirs.id, ana.uuid))).toEqual(missing);
    await remove(colleague, theirs.id, ana.uuid);
    expect(await refusal(remove(colleague, theirs.id, ana.uuid))).toEqual(missing);
    await remove(school.teacher, own.id, rosa.uuid);
    expect(await candidates(colleague, theirs.id)).toEqual(both);
  });

  test('who are put into a group twice at once are in it once, and neither call is refused', async ({ api }) => {
    const { db } = api.app;
    const [school, admin] = [await makeSchool(api), await api.member('admin')];
    const [ana, rosa] = school.students;
    const { id: groupId } = await create(school.teacher, groupOf(school));
    const body = { groupId, students: [ana.uuid, rosa.uuid] };
    const second = await db.transaction(async (tx) => {
      // What the first call holds, and writes. Without its lock the second one would wait at the table, having looked up too early.
      await tx.select().from(users).where(eq(users.id, ana.id)).for('update');
      await tx.execute(sql`lock table school_members in access exclusive mode`);
      const answered = refusal(admin.client.call(addGroupStudents, { body }));
      const blocked = sql`pg_locks where not granted`;
      await expect.poll(async () => (await tx.select({ pid: sql`pid` }).from(blocked)).length).toBe(1);
      const place = { schoolId: school.id, companyId: school.id, level: 2, grade: 3, groupId };
      await tx.insert(schoolEnrolments).values({ userId: ana.id, ...place });
      return { answered };
    });
    expect(await second.answered).toBe('accepted');
    expect(await inGroup(school.teacher, groupId)).toEqual(uuidsOf([ana, rosa]));
  });

  test('are put into no group that ends meanwhile', async ({ api }) => {
    const school = await makeSchool(api);
    const { id: groupId } = await create(school.teacher, groupOf(school));
    const body = { groupId, students: [school.students[0].uuid] };
    const added = await inTransaction(api.app.db, async (tx) => {
      // As a rollover does, which has read the students already.
      await tx.update(groups).set({ endedAt: new Date() }).where(eq(groups.id, groupId));
      const answered = refusal(school.admin.client.call(addGroupStudents, { body }));
      await expect.poll(() => waitingOn(tx)).toBe(1);
      return { answered };
    });
    expect(await added.answered).toEqual(missing);
    expect(await api.app.db.$count(schoolEnrolments, eq(schoolEnrolments.groupId, groupId))).toBe(0);
  });

  test('of public registrations are shown to no teacher who does not have them', async ({ api }) => {
    const teacher = await join(api, await api.member('Maestro-M'), PUBLIC_SCHOOL_ID, 'teacher');
    const child = await pupil(api, PUBLIC_SCHOOL_ID);
    const { id } = await create(teacher, groupOf({ id: PUBLIC_SCHOOL_ID }));
    const { data } = await teacher.client.call(listGroupCandidates, { params: { id }, query: {} });
    expect(data).toEqual([]);
    const body = { groupId: id, students: [child.uuid] };
    expect(await refusal(teacher.client.call(addGroupStudents, { body }))).toEqual(missing);
  });
});

test('groups and their students are reached by their teacher and who runs the school', async ({
  api,
  school,
  other,
}) => {
  const group = await create(school.teacher, groupOf(school));
  const [ana] = school.students;
  await school.admin.client.call(addGroupStudents, { body: { groupId: group.id, students: [ana.uuid] } });
  const parent = await api.member('padre');
  await inTransaction(api.app.db, (tx) => addGuardian(tx, parent.id, ana.id));
  await api.app.db.update(users).set({ name: 'Luz', lastName: 'Ríos' }).where(eq(users.id, parent.id));
  const parentName = 'Luz Ríos';
  const names = async ({ client }: Member) => (await client.call(listGroups, { query: {} })).map(({ id }) => id);
  const students = async ({ client }: Member) => uuidsOf(await client.call(listStudents, { query: {} }));
  for (const member of [school.teacher, school.admin, await api.member('admin')]) {
    expect(await names(member)).toContain(group.id);
    expect(await students(member)).toContain(ana.uuid);
    expect(await inGroup(member, group.id)).toEqual([ana.uuid]);
    const { data } = await member.client.call(getStudent, { params: { id: ana.uuid } });
    expect(data).toMatchObject({ uuid: ana.uuid, card: 'none', guardians: [parentName] });
    expect(data.places.map((place) => place.group?.id)).toEqual([group.id]);
  }
  const params = { id: group.id };
  const left = await join(api, await api.member('maestro'), school.id, 'teacher');
  await api.app.db.update(groups).set({ teacherId: left.id }).where(eq(groups.id, group.id));
  expect(await names(left)).toEqual([group.id]);
  await api.app.db
    .update(schoolMembers)
    .set({ until: sql`now()` })
    .where(eq(schoolMembers.userId, left.id));
  for (const member of [left, school.teacher, other.teacher, other.admin]) {
    const { client } = member;
    expect(await names(member)).not.toContain(group.id);
    expect(await students(member)).not.toContain(ana.uuid);
    const calls = [
      () => client.call(getGroup, { params }),
      () => client.call(getStudent, { params: { id: ana.uuid } }),
      () => inGroup(member, group.id),
      () => client.call(listGroupCandidates, { params, query: {} }),
      () => client.call(addGroupStudents, { body: { groupId: group.id, students: [ana.uuid] } }),
      () => client.call(removeGroupStudent, { params: { groupId: group.id, student: ana.uuid } }),
      () => client.call(updateGroup, { body: { groupId: group.id, groupTitle: 'Otro' } }),
      () => client.call(deleteGroup, { params }),
      () => client.call(restoreGroup, { params }),
    ];
    for (const call of calls) expect(await refusal(call())).toEqual(missing);
  }
  const page = await api.request('GET', `/grupos?filter={"school_id":${school.id}}&range=[0,0]`, {
    token: other.admin.token,
  });
  expect(page.headers.get('content-range')).toBe('items */0');
  expect(await refusal(ana.client.call(listGroups, { query: {} }))).toEqual([403, 'FORBIDDEN', []]);
});

test('students of a school are narrowed by group, grade, and whether they are in a group at all', async ({ api }) => {
  const school = await makeSchool(api);
  const other = await makeSchool(api);
  const [ana, rosa] = school.students;
  const [stranger] = other.students;
  const group = await create(school.teacher, groupOf(school));
  const body = { groupId: group.id, students: [ana.uuid, rosa.uuid] };
  await school.teacher.client.call(addGroupStudents, { body });
  const params = { groupId: group.id, student: rosa.uuid };
  await school.teacher.client.call(removeGroupStudent, { params });
  const theirs = await create(other.admin, groupOf(other));
  await other.admin.client.call(addGroupStudents, { body: { groupId: theirs.id, students: [stranger.uuid] } });
  const found = async ({ client }: Member, filter: object) =>
    uuidsOf(await client.call(listStudents, { query: { filter: JSON.stringify(filter) } }));
  const both = uuidsOf([ana, rosa]);
  expect(await found(school.admin, {})).toEqual(both);
  expect(await found(school.admin, { without_group: true })).toEqual([rosa.uuid]);
  expect(await found(school.admin, { group_id: group.id })).toEqual([ana.uuid]);
  expect(await found(school.admin, { level: 2, grade: 3 })).toEqual(both);
  expect(await found(school.admin, { level: 2, grade: 4 })).toEqual([]);
  expect(await found(school.admin, { group_id: theirs.id })).toEqual([]);
  // A teacher has their groups alone.
  expect(await found(school.teacher, {})).toEqual([ana.uuid]);
  expect(await found(school.teacher, { without_group: true })).toEqual([]);
  const page = ({ client }: Member, { uuid }: Member) => client.call(getStudent, { params: { id: uuid } });
  expect((await page(school.admin, rosa)).data.places).toMatchObject([{ group: null, grade: 3 }]);
  for (const member of [school.teacher, other.admin]) expect(await refusal(page(member, rosa))).toEqual(missing);
  // Of a group that is deleted they are in none.
  await school.admin.client.call(deleteGroup, { params: { id: group.id } });
  expect(await found(school.admin, { without_group: true })).toEqual(both);
});
