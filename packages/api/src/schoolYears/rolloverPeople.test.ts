import { addGroupStudents, createGroup, listGroups, listGroupStudents } from '@lia/sdk/groups/endpoints';
import { previewRollover, rollOver, undoRollover } from '@lia/sdk/schoolYears/endpoints';
import type { RolloverPreview } from '@lia/sdk/schoolYears/schema';
import { moveUsers } from '@lia/sdk/users/endpoints';
import { eq, isNull } from 'drizzle-orm';
import { expect } from 'vitest';

import { schoolEnrolments } from '../institutions/tables.ts';
import { type Member, type RunningApi, test as base } from '../testing/api.ts';
import { pupil } from '../testing/groups.ts';
import { type ImportingSchool, importingSchool } from '../testing/imports.ts';
import { refusal } from '../testing/refusal.ts';
import { addGroup, addYear, all, nextYear, standOf } from '../testing/schoolYears.ts';

const test = base.extend<{ school: ImportingSchool }>({
  school: async ({ api }, use) => use(await importingSchool(api)),
});

/** Where a student studies and has studied, the first place first: whether that lasts. */
const enrolmentsOf = async ({ app: { db } }: RunningApi, student: Member | undefined) =>
  (
    await db
      .select({ grade: schoolEnrolments.grade, group: schoolEnrolments.groupId, lasts: isNull(schoolEnrolments.until) })
      .from(schoolEnrolments)
      .where(eq(schoolEnrolments.userId, student?.id ?? 0))
      .orderBy(schoolEnrolments.since, schoolEnrolments.grade)
  ).map(({ grade, group, lasts }) => [grade, group, lasts]);

const studentsOf = async ({ admin }: ImportingSchool, groupId: string) =>
  (await admin.client.call(listGroupStudents, { params: { groupId }, query: {} })).map(({ uuid }) => uuid);

/** Students who are named as doubles of themselves. */
const ownDoubles = ({ doubles }: RolloverPreview) =>
  doubles.filter(({ username, other }) => username === other.username);

test('who left is re-enrolled with the account and the history that they had, once, and stays where undoing comes later', async ({
  api,
  school,
}) => {
  const { id, admin } = school;
  const group = await addGroup(api, school, [2, 2, '2° A']);
  const [returning, promoted] = group.students;
  const params = { id, year: (await addYear(school)).id };
  const students = [{ uuid: returning?.uuid ?? '', outcome: 'left' as const, reason: 'moved' as const }];
  await admin.client.call(rollOver, { params, body: { ...all([group.id]), students } });
  const [next] = await admin.client.call(listGroups, { query: {} });
  const place = { school_id: id, group_id: next?.id ?? '' };
  const move = { users: [returning?.uuid ?? ''], ...place };
  // The school has no part in who left: LIA brings them back.
  expect(await refusal(admin.client.call(moveUsers, { body: move }))).toEqual([404, 'NOT_FOUND', []]);
  const lia = await api.member('admin');
  for (const _ of [1, 2]) await lia.client.call(moveUsers, { body: move });

  expect(await studentsOf(school, next?.id ?? '')).toEqual(
    expect.arrayContaining([returning?.uuid ?? '', promoted?.uuid ?? '']),
  );
  expect(await enrolmentsOf(api, returning)).toEqual([
    [2, group.id, false],
    [3, next?.id, true],
  ]);
  const stand = async () => (await standOf(api, id)).filter(({ uuid }) => uuid === returning?.uuid);
  const now = await stand();
  expect(now).toMatchObject([{ member: true, grade: 3, group: '3° A' }]);
  const later = { id, year: (await addYear(school, nextYear + 1)).id };
  const preview = await admin.client.call(previewRollover, { params: later });
  expect(preview).toMatchObject({ groups: [{ students: 2 }], outside: 0 });
  expect(ownDoubles(preview)).toEqual([]);

  expect(await admin.client.call(undoRollover, { params })).toMatchObject({ restored: 1, kept: 1 });
  expect(await stand()).toEqual(now);
});

test('who was in no group is enrolled in one of the year, and stays there where the change is undone', async ({
  api,
  school,
}) => {
  const { id, admin } = school;
  const group = await addGroup(api, school, [2, 2, '2° A']);
  const outside = await pupil(api, id, 3);
  const params = { id, year: (await addYear(school)).id };
  expect(await admin.client.call(previewRollover, { params })).toMatchObject({ outside: 1 });
  await admin.client.call(rollOver, { params, body: all([group.id]) });
  const [next] = await admin.client.call(listGroups, { query: {} });
  await admin.client.call(addGroupStudents, { body: { groupId: next?.id ?? '', students: [outside.uuid] } });
  expect(await enrolmentsOf(api, outside)).toEqual([[3, next?.id, true]]);

  expect(await admin.client.call(undoRollover, { params })).toMatchObject({ restored: 2, kept: 0 });
  expect(await studentsOf(school, next?.id ?? '')).toEqual([outside.uuid]);
  expect((await admin.client.call(listGroups, { query: {} })).map(({ name, students }) => [name, students])).toEqual([
    ['2° A', 2],
    ['3° A', 1],
  ]);
});

test('a move in mid-year makes no double: a student is in one group, and is taken along from it, once', async ({
  api,
  school,
}) => {
  const { id, admin } = school;
  const from = await addGroup(api, school, [2, 2, '2° A'], 3);
  const to = await addGroup(api, school, [2, 2, '2° B'], 1);
  const [moved] = from.students;
  const body = { groupId: to.id, students: [moved?.uuid ?? ''] };
  await Promise.all([1, 2].map(() => admin.client.call(addGroupStudents, { body })));
  expect(await enrolmentsOf(api, moved)).toEqual([[2, to.id, true]]);
  expect(await studentsOf(school, from.id)).not.toContain(moved?.uuid);
  expect((await studentsOf(school, to.id)).filter((uuid) => uuid === moved?.uuid)).toHaveLength(1);

  const params = { id, year: (await addYear(school)).id };
  const preview = await admin.client.call(previewRollover, { params });
  expect(preview.groups.map(({ name, students }) => [name, students])).toEqual([
    ['2° A', 2],
    ['2° B', 2],
  ]);
  expect(ownDoubles(preview)).toEqual([]);
  const { data } = await admin.client.call(rollOver, { params, body: all([from.id, to.id]) });
  expect(data).toMatchObject({ promoted: 4, retained: 0, graduated: 0, left: 0 });
  const next = (await admin.client.call(listGroups, { query: {} })).find(({ name }) => name === '3° B');
  expect(await enrolmentsOf(api, moved)).toEqual([
    [2, to.id, false],
    [3, next?.id, true],
  ]);
  expect((await standOf(api, id)).filter(({ uuid }) => uuid === moved?.uuid)).toMatchObject([{ group: '3° B' }]);
});

test('is refused where the next year is not there, and takes no group back into an earlier one', async ({
  api,
  school,
}) => {
  const { id, admin } = school;
  const group = await addGroup(api, school, [2, 2, '2° A']);
  const none = { id, year: '00000000-0000-4000-8000-000000000000' };
  const body = all([group.id]);
  expect(await refusal(admin.client.call(rollOver, { params: none, body }))).toEqual([404, 'NOT_FOUND', []]);

  // Both are over: what is made today belongs to neither.
  const [earlier, next] = [await addYear(school, 2024), await addYear(school, 2025)];
  await admin.client.call(rollOver, { params: { id, year: next.id }, body });
  const stand = await standOf(api, id);
  const [made] = await admin.client.call(listGroups, { query: {} });
  const back = { id, year: earlier.id };
  expect((await admin.client.call(previewRollover, { params: back })).groups).toEqual([]);
  const again = admin.client.call(rollOver, { params: back, body: all([made?.id ?? '']) });
  expect(await refusal(again)).toEqual([404, 'NOT_FOUND', []]);
  expect(await standOf(api, id)).toEqual(stand);
  // A group that belongs to no year may come into any.
  const { data: fresh } = await admin.client.call(createGroup, {
    body: { groupName: '1° C', schoolId: id, level: 2, grade: 1 },
  });
  expect((await admin.client.call(previewRollover, { params: back })).groups.map((one) => one.id)).toEqual([fresh.id]);
});
