import { randomUUID } from 'node:crypto';

import { getMyContact } from '@lia/sdk/accounts/endpoints';
import { getChild } from '@lia/sdk/children/endpoints';
import { addGroupStudents } from '@lia/sdk/groups/endpoints';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import * as endpoints from '@lia/sdk/signInPictures/endpoints';
import { PICTURES_TO_PRESS, type SignInPicture, WRONG_IN_A_ROW, WRONG_IN_ALL } from '@lia/sdk/signInPictures/rules';
import { and, eq, isNull } from 'drizzle-orm';
import { expect } from 'vitest';

import { addGuardian } from '../accounts/guardianships.ts';
import { sessions, signInPictures, users } from '../accounts/tables.ts';
import { groups, institutions, schoolEnrolments } from '../institutions/tables.ts';
import { auditEntries } from '../platform/audit/tables.ts';
import { inTransaction } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import { type Member, type RunningApi, startApi, test as base } from '../testing/api.ts';
import { countUntil } from '../testing/attempts.ts';
import { create, groupOf, join, makeSchool, pupil, type School } from '../testing/groups.ts';
import { refusal } from '../testing/refusal.ts';
import { classCodes } from './tables.ts';

const test = base.extend<{ school: School; limited: RunningApi }>({
  school: async ({ api }, use) => use(await makeSchool(api)),
  limited: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the pattern to see what the fixture needs
    async ({}, use) => {
      const api = await startApi({ rateLimits: true, trustProxy: true });
      await use(api);
      await api.stop();
    },
    { scope: 'file' },
  ],
});

/** A group of a school with its two students, who have pictures, and the code of its QR. */
async function classOf({ teacher, students, ...school }: School) {
  const { id: group } = await create(teacher, groupOf(school));
  const body = { groupId: group, students: students.map(({ uuid }) => uuid) };
  await teacher.client.call(addGroupStudents, { body });
  const [ana = [], rosa = []] = (await make(teacher, group, students)).map(({ pictures }) => pictures);
  return { group, code: await codeOf(teacher, group), ana, rosa };
}

const list = ({ client }: Member, id: string) => client.call(endpoints.listGroupPictures, { params: { id } });

async function make(member: Member, id: string, students: readonly Member[]) {
  const { data } = await list(member, id);
  const named = students.map(({ uuid }) => ({
    uuid,
    replaces: data.find((row) => row.uuid === uuid)?.pictures_id ?? null,
  }));
  return (await member.client.call(endpoints.makeGroupPictures, { params: { id }, body: { students: named } })).data;
}

async function codeOf(member: Member, id: string): Promise<string> {
  const replaces = (await list(member, id)).qr?.id ?? null;
  const { url } = await member.client.call(endpoints.makeClassQr, { params: { id }, body: { replaces } });
  return found(new URL(url).hash.match(/^#code=([\w-]{27})$/)?.[1]);
}

const read = async ({ visitor }: RunningApi, code: string) =>
  (await visitor.call(endpoints.readSignInClass, { body: { code } })).data;

const enter = ({ visitor }: RunningApi, code: string, { uuid }: Pick<Member, 'uuid'>, pictures: SignInPicture[]) =>
  visitor.call(endpoints.loginByPictures, { body: { code, student: uuid, pictures } });

/** The same pictures in another order: wrong ones. */
const reversed = (pictures: readonly SignInPicture[]) => pictures.toReversed();

const allow = ({ client }: Member, id: string, students: readonly Member[]) =>
  client.call(endpoints.allowGroupPictures, {
    params: { id },
    body: { students: students.map(({ uuid }) => uuid) },
  });

const wrong = [401, 'PICTURES_WRONG', []];
const blocked = [403, 'PICTURES_BLOCKED', []];
const unknown = [404, 'CLASS_CODE_UNKNOWN', []];
const missing = [404, 'NOT_FOUND', []];
const changed = [409, 'PICTURES_CHANGED', []];

test('a child finds their name behind the QR of the class and enters with three pictures in order', async ({
  api,
  school,
}) => {
  const [first, second] = school.students;
  await api.app.db.update(users).set({ name: 'Ana', lastName: 'Méndez' }).where(eq(users.id, first.id));
  await api.app.db.update(users).set({ name: 'ANA', lastName: 'Gil' }).where(eq(users.id, second.id));
  const { group, code, ana, rosa } = await classOf(school);
  expect([new Set(ana).size, new Set(rosa).size]).toEqual([PICTURES_TO_PRESS, PICTURES_TO_PRESS]);
  const without = await pupil(api, school.id);
  const body = { groupId: group, students: [without.uuid] };
  await school.teacher.client.call(addGroupStudents, { body });

  const opened = await read(api, code);
  expect(opened.students.map(({ id, name }) => [id, name])).toEqual(
    expect.arrayContaining([
      [first.uuid, 'Ana M.'],
      [second.uuid, 'ANA G.'],
    ]),
  );
  expect(opened.students).toHaveLength(2);
  expect(Object.keys(found(opened.students[0])).toSorted()).toEqual(['avatar_path', 'blocked', 'id', 'name']);

  expect(await refusal(enter(api, code, first, reversed(ana)))).toEqual(wrong);
  const { user, access_token } = await enter(api, code, first, ana);
  expect(user).toMatchObject({ uuid: first.uuid, role: ['alumno'] });
  expect(user.temporary_password).toBeUndefined();
  const me = api.clientOf(access_token);
  await me.call(getMyContact);
  const standing = (await list(school.teacher, group)).data;
  expect(new Map(standing.map(({ uuid, pictures }) => [uuid, pictures]))).toEqual(
    new Map([
      [first.uuid, 'used'],
      [second.uuid, 'made'],
      [without.uuid, 'none'],
    ]),
  );

  // Neither rows, nor answers, nor the audit hold what opens the session.
  const kept = JSON.stringify([
    await api.app.db.select().from(signInPictures),
    await api.app.db.select().from(classCodes),
    await api.app.db.select().from(auditEntries),
    standing,
  ]);
  expect(kept).toContain('sign_in_pictures');
  expect(kept).toContain('class_codes');
  expect(kept).not.toContain(code);
  expect(kept).not.toContain(JSON.stringify(ana).slice(1, -1));

  await school.teacher.client.call(endpoints.endGroupPictures, {
    params: { id: group },
    body: { students: [first.uuid] },
  });
  expect(await refusal(me.call(getMyContact))).toEqual([401, 'SESSION_INVALID', []]);
  expect(await refusal(enter(api, code, first, ana))).toEqual(wrong);
  expect((await read(api, code)).students).toHaveLength(1);
});

test('pictures are made once however often that is sent, and others take their place', async ({ api, school }) => {
  const { group, code, ana } = await classOf(school);
  const [first] = school.students;
  const { access_token } = await enter(api, code, first, ana);
  const { pictures_id } = found((await list(school.teacher, group)).data.find(({ uuid }) => uuid === first.uuid));
  const body = { students: [{ uuid: first.uuid.toUpperCase(), replaces: pictures_id }] };
  const again = () => school.teacher.client.call(endpoints.makeGroupPictures, { params: { id: group }, body });
  const answers = await Promise.allSettled([again(), again()]);
  const made = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.data : []));
  expect(made).toHaveLength(1);
  expect(await refusal(again())).toEqual(changed);
  expect(await refusal(api.clientOf(access_token).call(getMyContact))).toEqual([401, 'SESSION_INVALID', []]);
  await enter(api, code, first, found(made[0]).pictures);
});

test('five wrong tries block a child, even at once, until the teacher allows them; fifty over all end that', async ({
  api,
  school,
}) => {
  const { group, code, ana, rosa } = await classOf(school);
  const [first, second] = school.students;
  for (let i = 1; i < WRONG_IN_A_ROW; i += 1) expect(await refusal(enter(api, code, first, rosa))).toEqual(wrong);
  await enter(api, code, first, ana);
  const tries = await Promise.all(
    Array.from({ length: 2 * WRONG_IN_A_ROW }, () => refusal(enter(api, code, first, reversed(ana)))),
  );
  expect(tries.filter((answer) => JSON.stringify(answer) === JSON.stringify(wrong))).toHaveLength(WRONG_IN_A_ROW - 1);
  expect(await refusal(enter(api, code, first, ana))).toEqual(blocked);
  expect((await read(api, code)).students.find(({ id }) => id === first.uuid)?.blocked).toBe(true);
  await enter(api, code, second, rosa);
  await allow(school.teacher, group, [first]);
  await enter(api, code, first, ana);

  const set = { wrongInAll: WRONG_IN_ALL - 1 };
  await api.app.db.update(signInPictures).set(set).where(eq(signInPictures.userId, first.id));
  expect(await refusal(enter(api, code, first, rosa))).toEqual(blocked);
  expect(await refusal(allow(school.teacher, group, [first, second]))).toEqual([409, 'PICTURES_SPENT', []]);
  const [other] = await make(school.teacher, group, [first]);
  await enter(api, code, first, found(other).pictures);
});

test('a guardian allows the pictures of their child again, and of no other', async ({ api, school }) => {
  const { code, ana, rosa } = await classOf(school);
  const [first, second] = school.students;
  const mother = await api.member('padre');
  await inTransaction(api.app.db, (tx) => addGuardian(tx, mother.id, first.id));
  for (let i = 0; i < WRONG_IN_A_ROW; i += 1) await refusal(enter(api, code, first, rosa));
  const params = { id: first.uuid };
  expect((await mother.client.call(getChild, { params })).data.pictures).toBe('blocked');
  const allowing = (member: Member, { uuid }: Member) =>
    member.client.call(endpoints.allowChildPictures, { params: { id: uuid } });
  expect(await refusal(allowing(mother, second))).toEqual(missing);
  expect(await refusal(allowing(await api.member('padre'), first))).toEqual(missing);
  await allowing(mother, first);
  await enter(api, code, first, ana);
  expect((await mother.client.call(getChild, { params })).data.pictures).toBe('used');
});

test('a guardian is answered that pictures of one school are over, and those of the other are allowed', async ({
  api,
  school,
}) => {
  const [first] = school.students;
  const other = await makeSchool(api);
  await join(api, first, other.id, 'student');
  const { code, ana } = await classOf(school);
  const theirs = await classOf({ ...other, students: [first, other.students[1]] });
  const mother = await api.member('padre');
  await inTransaction(api.app.db, (tx) => addGuardian(tx, mother.id, first.id));
  for (let i = 0; i < WRONG_IN_A_ROW; i += 1) await refusal(enter(api, code, first, reversed(ana)));
  const ofOther = and(eq(signInPictures.userId, first.id), eq(signInPictures.schoolId, other.id));
  await api.app.db
    .update(signInPictures)
    .set({ wrongInAll: WRONG_IN_ALL - 1 })
    .where(ofOther);
  const press = (pictures: SignInPicture[]) => refusal(enter(api, theirs.code, first, pictures));
  expect(await press(reversed(theirs.ana))).toEqual(blocked);
  const params = { id: first.uuid };
  const allowing = () => mother.client.call(endpoints.allowChildPictures, { params });
  for (const time of [1, 2]) expect([time, await refusal(allowing())]).toEqual([time, [409, 'PICTURES_SPENT', []]]);
  await enter(api, code, first, ana);
  expect(await press(theirs.ana)).toEqual(blocked);
  await make(other.teacher, theirs.group, [first]);
  expect((await mother.client.call(getChild, { params })).data.pictures).toBe('used');
});

test('a QR is good until it is replaced or ended, or its year, group or student is over', async ({ api, school }) => {
  await api.app.db.update(institutions).set({ zone: 'America/Tijuana' }).where(eq(institutions.id, school.id));
  const { group, code, ana } = await classOf(school);
  const [first, second] = school.students;
  const { access_token } = await enter(api, code, first, ana);
  const next = await codeOf(school.admin, group);
  expect(next).not.toBe(code);
  expect(await refusal(api.clientOf(access_token).call(getMyContact))).toEqual([401, 'SESSION_INVALID', []]);
  const params = { id: group };
  const repeated = school.teacher.client.call(endpoints.makeClassQr, { params, body: { replaces: null } });
  expect(await refusal(repeated)).toEqual(changed);
  for (const call of [() => read(api, code), () => enter(api, code, first, ana)])
    expect(await refusal(call())).toEqual(unknown);

  const { qr } = await list(school.teacher, group);
  const ends = new Date(found(qr).expires_at);
  // The first day that is no more of the year begins on the clocks of its school, an hour behind Mexico City in summer.
  expect(ends.toISOString().slice(4)).toBe('-08-01T07:00:00.000Z');
  const days = (ends.getTime() - Date.now()) / 86_400_000;
  // Made on the last of July it is good until the next one is over, in a leap year a day later.
  expect(days > 0 && days <= 367).toBe(true);

  await api.app.db.update(users).set({ grade: 4 }).where(eq(users.id, first.id));
  expect(await refusal(enter(api, next, first, ana))).toEqual(wrong);
  await api.app.db.update(users).set({ grade: 3 }).where(eq(users.id, first.id));
  const left = and(eq(schoolEnrolments.userId, second.id), isNull(schoolEnrolments.until));
  await api.app.db.update(schoolEnrolments).set({ until: new Date() }).where(left);
  expect((await read(api, next)).students.map(({ id }) => id)).toEqual([first.uuid]);

  await api.app.db.update(groups).set({ endedAt: new Date() }).where(eq(groups.id, group));
  expect(await refusal(read(api, next))).toEqual(unknown);
  await api.app.db.update(groups).set({ endedAt: null }).where(eq(groups.id, group));
  const yesterday = new Date(Date.now() - 86_400_000);
  await api.app.db.update(classCodes).set({ expiresAt: yesterday }).where(isNull(classCodes.endedAt));
  expect(await refusal(enter(api, next, first, ana))).toEqual(unknown);
  expect((await list(school.teacher, group)).qr).toBeNull();
  const last = await codeOf(school.teacher, group);
  await school.teacher.client.call(endpoints.endClassQr, { params });
  expect(await refusal(read(api, last))).toEqual(unknown);
  expect(await refusal(school.teacher.client.call(endpoints.endClassQr, { params }))).toEqual(missing);
});

test('pictures are for the class of the code, and for its teacher and who runs the school alone', async ({
  api,
  school,
}) => {
  const { group, code, ana } = await classOf(school);
  const [first] = school.students;
  const other = await makeSchool(api);
  const theirs = await classOf(other);
  const [stranger] = other.students;
  // A student of another class is answered as one who is not there, and as wrong pictures are.
  expect(await refusal(enter(api, code, stranger, theirs.ana))).toEqual(wrong);
  expect(await refusal(enter(api, theirs.code, first, ana))).toEqual(wrong);
  expect(await refusal(enter(api, code, { uuid: randomUUID() }, ana))).toEqual(wrong);
  expect(await refusal(read(api, 'x'.repeat(27)))).toEqual(unknown);
  expect(await api.app.db.$count(sessions, eq(sessions.userId, stranger.id))).toBe(1);

  const colleague = await join(api, await api.member('maestro'), school.id, 'teacher');
  const one = { students: [first.uuid] };
  const fresh = { students: [{ uuid: first.uuid, replaces: null }] };
  for (const [member, id] of [
    [other.teacher, group],
    [other.admin, group],
    [colleague, group],
    [other.teacher, theirs.group],
  ] as const) {
    const params = { id };
    for (const call of [
      () => member.client.call(endpoints.makeGroupPictures, { params, body: fresh }),
      () => member.client.call(endpoints.endGroupPictures, { params, body: one }),
      () => allow(member, id, [first]),
    ])
      expect(await refusal(call())).toEqual(missing);
    if (id === theirs.group) continue;
    for (const call of [
      () => list(member, id),
      () => member.client.call(endpoints.makeClassQr, { params, body: { replaces: null } }),
      () => member.client.call(endpoints.endClassQr, { params }),
    ])
      expect(await refusal(call())).toEqual(missing);
  }
  for (const role of ['director_escuela', 'alumno', 'padre'] as const)
    expect(await refusal(list(await api.member(role), group))).toEqual([403, 'FORBIDDEN', []]);
  await enter(api, code, first, ana);
});

test('a teacher of public registrations makes no pictures for the child of a parent', async ({ api }) => {
  const teacher = await join(api, await api.member('Maestro-M'), PUBLIC_SCHOOL_ID, 'teacher');
  const child = await pupil(api, PUBLIC_SCHOOL_ID);
  const { id } = await create(teacher, groupOf({ id: PUBLIC_SCHOOL_ID }));
  const admin = await api.member('admin');
  await admin.client.call(addGroupStudents, { body: { groupId: id, students: [child.uuid] } });
  expect((await list(teacher, id)).data).toEqual([]);
  expect(await refusal(make(teacher, id, [child]))).toEqual(missing);
});

test('wrong pictures are limited per class, from many addresses, and right ones do not count', async ({ limited }) => {
  const school = await makeSchool(limited);
  const { code, ana, rosa } = await classOf(school);
  const [first, second] = school.students;
  const enterFrom = (n: number, { uuid }: { uuid: string }, pictures: SignInPicture[]) =>
    limited.request('POST', '/login/dibujos', {
      json: { code, student: uuid, pictures },
      headers: { 'X-Forwarded-For': `10.8.0.${n}` },
    });
  await enterFrom(1, first, ana);
  for (let i = 0; i < 59; i += 1)
    expect(await enterFrom(i % 50, { uuid: randomUUID() }, ana)).toMatchObject({ status: 401 });
  expect(await enterFrom(99, second, rosa)).toMatchObject({ status: 200 });
  expect(await enterFrom(99, { uuid: randomUUID() }, ana)).toMatchObject({ status: 401 });
  expect(await enterFrom(98, second, rosa)).toMatchObject({ status: 429 });
});

test('tries for a child who is blocked keep no other child of the class out', async ({ limited }) => {
  const school = await makeSchool(limited);
  const { code, rosa } = await classOf(school);
  const [first, second] = school.students;
  for (let i = 1; i < WRONG_IN_A_ROW; i += 1) expect(await refusal(enter(limited, code, first, rosa))).toEqual(wrong);
  for (let i = 0; i < 60; i += 1) expect(await refusal(enter(limited, code, first, rosa))).toEqual(blocked);
  await enter(limited, code, second, rosa);
});

test('wrong pictures of one class leave the other children of their address in', async ({ limited }) => {
  const [one, other] = [await classOf(await makeSchool(limited)), await makeSchool(limited)];
  const { code, ana } = await classOf(other);
  const headers = { 'X-Forwarded-For': '10.6.0.1' };
  const enterFrom = (json: object) => limited.request('POST', '/login/dibujos', { json, headers });
  for (let i = 0; i < 60; i += 1)
    expect(await enterFrom({ code: one.code, student: randomUUID(), pictures: one.ana })).toMatchObject({
      status: 401,
    });
  const { uuid: student } = other.students[0];
  expect(await enterFrom({ code, student, pictures: ana })).toMatchObject({ status: 200 });
  const json = { username: 'nadie-de-aqui', password: 'wrong' };
  expect(await limited.request('POST', '/login', { json, headers })).toMatchObject({ status: 401 });
});

test('codes of classes that are tried in vain have a limit of their own', async ({ limited }) => {
  const { code } = await classOf(await makeSchool(limited));
  const readFrom = (tried: string) =>
    limited.request('POST', '/login/clase', { json: { code: tried }, headers: { 'X-Forwarded-For': '10.7.0.1' } });
  for (let i = 0; i < 3; i += 1) expect(await readFrom('y'.repeat(27))).toMatchObject({ status: 404 });
  await countUntil(limited, '10.7.0.1', { made: 3, count: 598 });
  expect(await readFrom('y'.repeat(27))).toMatchObject({ status: 404 });
  expect(await readFrom(code)).toMatchObject({ status: 200 });
  expect(await readFrom('y'.repeat(27))).toMatchObject({ status: 404 });
  expect(await readFrom('y'.repeat(27))).toMatchObject({ status: 429 });
  expect(await readFrom(code)).toMatchObject({ status: 200 });
});
