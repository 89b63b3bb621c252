import { getChild, leaveChildGroup, updateChild } from '@lia/sdk/children/endpoints';
import { endGroupCode, getGroupCode, joinGroup, makeGroupCode } from '@lia/sdk/groupCodes/endpoints';
import { GROUP_CODE_USES } from '@lia/sdk/groupCodes/rules';
import { addGroupStudents, listGroupStudents } from '@lia/sdk/groups/endpoints';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { addGuardian } from '../accounts/guardianships.ts';
import { users } from '../accounts/tables.ts';
import { schoolEnrolments } from '../institutions/tables.ts';
import { inTransaction } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import { type Member, type RunningApi, startApi, test as base } from '../testing/api.ts';
import { registerChild } from '../testing/families.ts';
import { create, groupOf, join, makeSchool, pupil, type School } from '../testing/groups.ts';
import { refusal } from '../testing/refusal.ts';
import { groupCodes } from './tables.ts';

const test = base.extend<{ school: School; other: School; limited: RunningApi }>({
  limited: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the pattern to see what the fixture needs
    async ({}, use) => {
      const api = await startApi({ rateLimits: true });
      await use(api);
      await api.stop();
    },
    { scope: 'file' },
  ],
  school: [async ({ api }, use) => use(await makeSchool(api)), { scope: 'file' }],
  other: [async ({ api }, use) => use(await makeSchool(api)), { scope: 'file' }],
});

const read = async ({ client }: Member, id: string) => (await client.call(getGroupCode, { params: { id } })).data;

/** Makes a code for a group and reads it. */
async function codeOf(member: Member, id: string): Promise<string> {
  await member.client.call(makeGroupCode, { params: { id } });
  return found(await read(member, id)).code;
}

const enter = ({ client }: Pick<Member, 'client'>, code: string, student?: string) =>
  client.call(joinGroup, { body: { code, ...(student !== undefined && { student }) } });

const inGroup = async ({ client }: Member, groupId: string) =>
  (await client.call(listGroupStudents, { params: { groupId }, query: {} })).map(({ uuid }) => uuid);

const unknown = [404, 'GROUP_CODE_UNKNOWN', []];
const missing = [404, 'NOT_FOUND', []];
const conflict = (code: string) => [409, code, []];

describe('the code of a group', () => {
  test('lets a student of the school and grade in, once, until it is replaced or ended', async ({ api, school }) => {
    const group = await create(school.teacher, groupOf(school));
    expect(await read(school.teacher, group.id)).toBeNull();
    const code = await codeOf(school.teacher, group.id);
    expect(code).toMatch(/^[B-DF-HJ-NP-TV-Z2-9]{8}$/);
    const [ana, rosa] = school.students;
    const typed = `${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
    expect(await enter(ana, typed)).toMatchObject({ data: { name: group.name } });
    await enter(ana, code);
    expect(await inGroup(school.teacher, group.id)).toEqual([ana.uuid]);
    expect(await read(school.admin, group.id)).toMatchObject({ code, uses: 1 });
    const [row] = await api.app.db.select().from(groupCodes).where(eq(groupCodes.groupId, group.id));
    expect(JSON.stringify(row)).not.toContain(code);

    const next = await codeOf(school.admin, group.id);
    expect(next).not.toBe(code);
    expect(await refusal(enter(rosa, code))).toEqual(unknown);
    const params = { id: group.id };
    await school.teacher.client.call(endGroupCode, { params });
    expect(await refusal(enter(rosa, next))).toEqual(unknown);
    expect(await refusal(school.teacher.client.call(endGroupCode, { params }))).toEqual(missing);
    expect(await inGroup(school.teacher, group.id)).toEqual([ana.uuid]);
  });

  test('is over by time, by use, and with its group; and never let in one more than it should', async ({
    api,
    school,
  }) => {
    const group = await create(school.teacher, groupOf(school));
    const code = await codeOf(school.teacher, group.id);
    const set = (change: Partial<typeof groupCodes.$inferInsert>) =>
      api.app.db.update(groupCodes).set(change).where(eq(groupCodes.groupId, group.id));
    const pupils = await Promise.all(Array.from({ length: 8 }, () => pupil(api, school.id)));
    await set({ uses: GROUP_CODE_USES - 1 });
    const answers = await Promise.all(pupils.map((member) => refusal(enter(member, code))));
    expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1);
    expect(answers).toContainEqual(unknown);
    expect(await read(school.teacher, group.id)).toBeNull();
    await api.app.db
      .update(groupCodes)
      .set({ uses: 0, expiresAt: sql`now() - interval '1 second'` })
      .where(eq(groupCodes.groupId, group.id));
    expect(await refusal(enter(await pupil(api, school.id), code))).toEqual(unknown);
  });

  test('is for students of that school and grade who are in no group of it', async ({ api, school, other }) => {
    const group = await create(school.teacher, groupOf(school));
    const code = await codeOf(school.teacher, group.id);
    expect(await refusal(enter(other.students[0], code))).toEqual(unknown);
    expect(await refusal(enter(await pupil(api, school.id, 4), code))).toEqual(conflict('GROUP_CODE_GRADE'));
    const placed = await pupil(api, school.id);
    const theirs = await create(school.admin, groupOf(school));
    await school.admin.client.call(addGroupStudents, { body: { groupId: theirs.id, students: [placed.uuid] } });
    expect(await refusal(enter(placed, code))).toEqual(conflict('GROUP_CODE_OTHER_GROUP'));
    // A student enters no other student, and a teacher none at all.
    expect(await refusal(enter(placed, code, school.students[1].uuid))).toEqual(missing);
    expect(await refusal(enter(school.teacher, code))).toEqual([403, 'FORBIDDEN', []]);
    expect(await refusal(enter(placed, 'BCDF'))).toEqual([422, 'VALIDATION_FAILED', ['code']]);
    const colleague = await join(api, await api.member('maestro'), school.id, 'teacher');
    const params = { id: group.id };
    for (const member of [other.teacher, other.admin, colleague]) {
      const { client } = member;
      expect(await refusal(read(member, group.id))).toEqual(missing);
      expect(await refusal(client.call(makeGroupCode, { params }))).toEqual(missing);
      expect(await refusal(client.call(endGroupCode, { params }))).toEqual(missing);
    }
    expect(await inGroup(school.teacher, group.id)).toEqual([]);
  });

  test('is for the grade that a student has in that school, whatever the account has', async ({ api, school }) => {
    const ofBoth = await pupil(api, school.id);
    const row = { userId: ofBoth.id, schoolId: school.id, companyId: school.id, level: 2, grade: 4 };
    await api.app.db.insert(schoolEnrolments).values(row);
    const [third, fourth] = [
      await create(school.teacher, groupOf(school)),
      await create(school.teacher, groupOf(school, { grade: 4 })),
    ];
    expect(await refusal(enter(ofBoth, await codeOf(school.teacher, third.id)))).toEqual(conflict('GROUP_CODE_GRADE'));
    await enter(ofBoth, await codeOf(school.teacher, fourth.id));
    expect(await inGroup(school.teacher, fourth.id)).toEqual([ofBoth.uuid]);
  });

  test('is entered by a parent for their own child; for one of public registrations by a parent alone', async ({
    api,
  }) => {
    const teacher = await join(api, await api.member('Maestro-M'), PUBLIC_SCHOOL_ID, 'teacher');
    const [child, stranger] = [await pupil(api, PUBLIC_SCHOOL_ID), await pupil(api, PUBLIC_SCHOOL_ID)];
    const parent = await api.member('padre');
    await inTransaction(api.app.db, (tx) => addGuardian(tx, parent.id, child.id));
    const group = await create(teacher, groupOf({ id: PUBLIC_SCHOOL_ID }));
    const code = await codeOf(teacher, group.id);
    expect(await refusal(enter(child, code))).toEqual(conflict('GROUP_CODE_PARENT'));
    expect(await refusal(enter(parent, code, stranger.uuid))).toEqual(missing);
    expect(await refusal(enter(parent, code))).toEqual(missing);
    await enter(parent, code, child.uuid);
    expect(await inGroup(teacher, group.id)).toEqual([child.uuid]);
    const colleague = await join(api, await api.member('Maestro-M'), PUBLIC_SCHOOL_ID, 'teacher');
    const other = await create(colleague, groupOf({ id: PUBLIC_SCHOOL_ID }));
    const others = await codeOf(colleague, other.id);
    expect(await refusal(enter(child, others))).toEqual(conflict('GROUP_CODE_PARENT'));
    await enter(parent, others, child.uuid);
    expect([await inGroup(teacher, group.id), await inGroup(colleague, other.id)]).toEqual([[], [child.uuid]]);
    await api.app.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, stranger.id));
  });
});

test("a child of another grade leaves the group of a public teacher, and joins the next one's by a code", async ({
  api,
}) => {
  const [before, after] = [
    await join(api, await api.member('Maestro-M'), PUBLIC_SCHOOL_ID, 'teacher'),
    await join(api, await api.member('Maestro-M'), PUBLIC_SCHOOL_ID, 'teacher'),
  ];
  const parent = await api.member('padre');
  const id = await registerChild(parent);
  const change = (grade: number) =>
    parent.client.call(updateChild, {
      params: { id },
      body: { name: 'Emiliano', last_name: 'Ríos', level: 2, grade },
    });
  const groupAt = async (teacher: Member, grade: number) => {
    const group = await create(teacher, groupOf({ id: PUBLIC_SCHOOL_ID }, { grade }));
    return { id: group.id, code: await codeOf(teacher, group.id) };
  };
  const [fourth, fifth] = [await groupAt(before, 4), await groupAt(after, 5)];
  await enter(parent, fourth.code, id);
  await change(4);
  expect(await inGroup(before, fourth.id)).toEqual([id]);
  expect(await refusal(enter(parent, fifth.code, id))).toEqual(conflict('GROUP_CODE_GRADE'));
  await change(5);
  expect(await inGroup(before, fourth.id)).toEqual([]);
  await enter(parent, fifth.code, id);
  expect(await inGroup(after, fifth.id)).toEqual([id]);
});

test('a parent takes a child out of the group of a public teacher into none, and of no other school', async ({
  api,
  school,
}) => {
  const teacher = await join(api, await api.member('Maestro-M'), PUBLIC_SCHOOL_ID, 'teacher');
  const group = await create(teacher, groupOf({ id: PUBLIC_SCHOOL_ID }, { grade: 4 }));
  const [parent, stranger] = [await api.member('padre'), await api.member('padre')];
  const id = await registerChild(parent);
  const body = { name: 'Emiliano', last_name: 'Ríos', level: 2, grade: 4 } as const;
  await parent.client.call(updateChild, { params: { id }, body });
  const seen = async () => (await parent.client.call(getChild, { params: { id } })).data.group;
  const leave = ({ client }: Member, child = id, from = group.id) =>
    client.call(leaveChildGroup, { params: { id: child, group: from } });
  expect(await seen()).toBeNull();
  expect(await refusal(leave(parent))).toEqual(missing);

  const code = await codeOf(teacher, group.id);
  await enter(parent, code, id);
  expect(await seen()).toMatchObject({ id: group.id, name: group.name, teacher: expect.any(String) });
  expect(await refusal(leave(stranger))).toEqual(missing);
  await leave(parent);
  expect(await seen()).toBeNull();
  expect(await inGroup(teacher, group.id)).toEqual([]);
  expect(await refusal(leave(parent))).toEqual(missing);
  await enter(parent, code, id);
  expect(await inGroup(teacher, group.id)).toEqual([id]);

  const theirs = await create(school.teacher, groupOf(school));
  const student = await pupil(api, school.id);
  await enter(student, await codeOf(school.teacher, theirs.id));
  await inTransaction(api.app.db, (tx) => addGuardian(tx, parent.id, student.id));
  expect(await refusal(leave(parent, student.uuid, theirs.id))).toEqual(missing);
  expect(await inGroup(school.teacher, theirs.id)).toEqual([student.uuid]);
});

test('tries in vain are limited per account, also where they come at once; a good one is not counted', async ({
  limited: api,
}) => {
  const school = await makeSchool(api);
  const group = await create(school.teacher, groupOf(school));
  const code = await codeOf(school.teacher, group.id);
  const [ana, rosa] = school.students;
  for (let i = 0; i < 12; i += 1) await enter(rosa, code);
  const tries = Array.from({ length: 15 }, () => refusal(enter(ana, 'BCDFGHJK')));
  const answers = (await Promise.all(tries)).map(String);
  expect(answers.filter((answer) => answer === String(unknown))).toHaveLength(10);
  expect(answers.filter((answer) => answer.startsWith('429,RATE_LIMITED'))).toHaveLength(5);
  expect(String(await refusal(enter(ana, code)))).toMatch(/^429,RATE_LIMITED/);
});

test('a good code is not counted either where it is not for the student, as all of a class may find out at once', async ({
  limited: api,
}) => {
  const school = await makeSchool(api);
  const [third, fourth] = [
    await create(school.teacher, groupOf(school)),
    await create(school.teacher, groupOf(school, { grade: 4 })),
  ];
  const luz = await pupil(api, school.id, 4);
  const code = await codeOf(school.teacher, third.id);
  for (let i = 0; i < 12; i += 1) expect(await refusal(enter(luz, code))).toEqual(conflict('GROUP_CODE_GRADE'));
  await enter(luz, await codeOf(school.teacher, fourth.id));
  expect(await inGroup(school.teacher, fourth.id)).toEqual([luz.uuid]);
});
