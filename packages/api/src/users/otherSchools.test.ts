import type { Role } from '@lia/sdk/accounts/roles';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { getUser, listUsers, moveUsers, updateUser } from '@lia/sdk/users/endpoints';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { schoolMembers } from '../institutions/tables.ts';
import { test } from '../testing/api.ts';
import { personIn, runSchool } from '../testing/users.ts';

test("another school's people are in no list, count or page of a school", async ({ api }) => {
  const [own, other] = [await runSchool(api), await runSchool(api)];
  const student = await personIn(api, other.id, 'alumno');
  const left = await personIn(api, own.id, 'alumno');
  await api.app.db
    .update(schoolMembers)
    .set({ since: new Date(2025, 1), until: new Date(2025, 7) })
    .where(eq(schoolMembers.userId, left.id));
  const { token } = own.director;
  for (const query of ['', `?filter={"q":"${student.username}"}`, '?filter={"kind":"students"}&facets=["kind"]']) {
    const answer = await api.request('GET', `/usuarios${query}`, { token });
    expect(answer.headers.get('content-range')).toBe(query === '' ? 'items 0-0/1' : 'items */0');
    expect(JSON.stringify(answer.body)).not.toContain(student.username);
  }
  for (const { uuid } of [student, left, other.director]) {
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/family'],
      ['GET', '/sessions'],
      ['GET', '/imports'],
      ['PUT', ''],
      ['POST', '/deactivate'],
      ['POST', '/restore'],
      ['POST', '/password-reset'],
      ['POST', `/guardians/${uuid}/end`],
      ['POST', `/guardians/${uuid}/restore`],
    ] as const) {
      const answer = await api.request(method, `/usuarios/${uuid}${path}`, {
        token,
        ...(method !== 'GET' && { json: {} }),
      });
      expect(answer, `${method} ${path}`).toMatchObject({ status: 404 });
    }
  }
  expect(await api.request('GET', `/schools/${other.id}/groups`, { token })).toMatchObject({ status: 404 });
  const filtered = `/usuarios?filter={"school_id":${other.id}}`;
  expect(await api.request('GET', filtered, { token })).toMatchObject({ status: 404 });
  expect(await api.request('GET', filtered, { token: other.director.token })).toMatchObject({ status: 200 });
});

test('of a person of two schools, each sees its own place, and changes nothing', async ({ api }) => {
  const [own, other] = [await runSchool(api), await runSchool(api)];
  const teacher = await personIn(api, own.id, 'maestro');
  await api.app.db.insert(schoolMembers).values({ userId: teacher.id, schoolId: other.id, role: 'teacher' });
  const seen = async (by: typeof teacher) =>
    (
      await by.client.call(listUsers, { query: { filter: JSON.stringify({ kind: 'teachers', q: teacher.username }) } })
    ).map(({ places, can_change }) => [places.map(({ school }) => school), can_change]);
  expect(await seen(own.director)).toEqual([[[own.name], false]]);
  expect(await seen(other.director)).toEqual([[[other.name], false]]);
  expect(await seen(await api.member('admin'))).toEqual([[[own.name, other.name], true]]);
  for (const [method, path] of [
    ['PUT', ''],
    ['POST', '/deactivate'],
    ['POST', '/password-reset'],
  ] as const) {
    const { token } = own.director;
    const answer = await api.request(method, `/usuarios/${teacher.uuid}${path}`, { token, json: {} });
    expect(answer, `${method} ${path}`).toMatchObject({ status: 409, body: { code: 'USER_PROTECTED' } });
  }
});

test('who runs a school changes no administrator and no other who runs it', async ({ api }) => {
  const { id, director } = await runSchool(api);
  const people = await Promise.all(
    (['admin', 'admin_escuela', 'Escuela-M', 'maestro', 'alumno', 'padre'] as const).map((role) =>
      personIn(api, id, role),
    ),
  );
  const list = await director.client.call(listUsers, { query: {} });
  const mayChange = people.map(({ uuid }) => list.find((user) => user.uuid === uuid)?.can_change);
  expect(mayChange).toEqual([false, false, false, true, true, true]);
});

test('an account that was merged into another is of no list', async ({ api }) => {
  const { id, director } = await runSchool(api);
  const [kept, merged] = [await personIn(api, id, 'alumno'), await personIn(api, id, 'alumno')];
  await api.app.db.update(users).set({ deletedAt: new Date(), mergedInto: kept.id }).where(eq(users.id, merged.id));
  expect(await director.client.call(listUsers, { query: {} })).toHaveLength(2);
  const { token } = director;
  expect(await api.request('GET', `/usuarios/${merged.uuid}`, { token })).toMatchObject({ status: 404 });
});

test.for(['Escuela-I', 'maestro', 'padre', 'alumno', 'user'] as const)('%s lists no users', async (role, { api }) => {
  const { token } = await api.member(role);
  expect(await api.request('GET', '/usuarios', { token })).toMatchObject({ status: 403 });
});

test('a role that works for a school is given where the person teaches, and nowhere that they are a parent', async ({
  api,
}) => {
  const [own, other] = [await runSchool(api), await runSchool(api)];
  const person = await personIn(api, own.id, 'maestro');
  const parentOf = [other.id, PUBLIC_SCHOOL_ID].map((schoolId) => ({
    userId: person.id,
    schoolId,
    role: 'parent' as const,
  }));
  await api.app.db.insert(schoolMembers).values(parentOf);
  const child = await personIn(api, other.id, 'alumno');
  const admin = await api.member('admin');
  const rolesAfter = async (role: Role[]) => {
    const { data } = await admin.client.call(updateUser, { params: { id: person.uuid }, body: { role } });
    return Object.fromEntries(data.places.map(({ school, roles }) => [school, roles.toSorted()]));
  };
  expect(await rolesAfter(['director_escuela', 'padre'])).toMatchObject({
    [own.name]: ['schoolAdmin'],
    [other.name]: ['parent'],
  });
  expect(await api.request('GET', `/usuarios/${child.uuid}`, person)).toMatchObject({ status: 404 });
  expect(await rolesAfter(['director_escuela', 'maestro', 'padre'])).toMatchObject({
    [own.name]: ['schoolAdmin', 'teacher'],
    [other.name]: ['parent'],
  });
});

test('a role that works for a school is given in none of several, until an administrator adds the person to one', async ({
  api,
}) => {
  const [own, other] = [await runSchool(api), await runSchool(api)];
  const person = await personIn(api, own.id, 'maestro');
  await api.app.db.insert(schoolMembers).values({ userId: person.id, schoolId: other.id, role: 'teacher' });
  const admin = await api.member('admin');
  const change = { params: { id: person.uuid }, body: { role: ['director_escuela' as const] } };
  const { data } = await admin.client.call(updateUser, change);
  expect(data.places.map(({ roles }) => roles)).toEqual([['user'], ['user']]);
  await admin.client.call(moveUsers, { body: { users: [person.uuid], school_id: own.id } });
  const { places } = await admin.client.call(getUser, { params: { id: person.uuid } });
  expect(places.map(({ school, roles }) => [school, roles.includes('schoolAdmin')])).toEqual([
    [own.name, true],
    [other.name, false],
  ]);
});
