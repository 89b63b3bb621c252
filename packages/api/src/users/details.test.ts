import { sendUserReset, updateUser } from '@lia/sdk/users/endpoints';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { openSession } from '../accounts/sessions.ts';
import { guardianships, users } from '../accounts/tables.ts';
import { importRows } from '../imports/tables.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { commitDraft, draft, student } from '../testing/imports.ts';
import { emailsTo } from '../testing/mail.ts';
import { personIn, runSchool } from '../testing/users.ts';

const part = async (api: RunningApi, { token }: Member, uuid: string, name: string) =>
  (await api.request('GET', `/usuarios/${uuid}/${name}`, { token })).body;

test('a school knows the guardians of its students, and no child of another school', async ({ api }) => {
  const [own, other] = [await runSchool(api), await runSchool(api)];
  const [mine, theirs] = [await personIn(api, own.id, 'alumno'), await personIn(api, other.id, 'alumno')];
  const [inside, outside] = [await personIn(api, own.id, 'padre'), await api.member('padre')];
  const admin = await api.member('admin');
  const rename = async (member: Member, name: string) =>
    admin.client.call(updateUser, { params: { id: member.uuid }, body: { name, last_name: 'Ruiz' } });
  await rename(inside, 'Marta');
  await rename(outside, 'Luis');
  await rename(mine, 'Iris');
  await rename(theirs, 'Noé');
  await api.app.db.insert(guardianships).values([
    { guardianId: inside.id, studentId: mine.id },
    { guardianId: inside.id, studentId: theirs.id, relation: 'relative' },
    { guardianId: outside.id, studentId: mine.id, relation: 'legal_guardian', createdAt: new Date(2025, 1) },
    { guardianId: outside.id, studentId: theirs.id, endedAt: new Date() },
  ]);
  const relative = (uuid: string | null, name: string, relation = 'parent') => ({ uuid, name, relation });
  expect(await part(api, own.director, mine.uuid, 'family')).toEqual({
    data: {
      guardians: [relative(null, 'Luis Ruiz', 'legal_guardian'), relative(inside.uuid, 'Marta Ruiz')].map((one) => ({
        ...one,
        id: expect.any(String),
        removable: true,
      })),
      children: [],
    },
  });
  expect(await part(api, own.director, inside.uuid, 'family')).toEqual({
    data: { guardians: [], children: [relative(mine.uuid, 'Iris Ruiz')] },
  });
  expect(await part(api, admin, inside.uuid, 'family')).toEqual({
    data: {
      guardians: [],
      children: [relative(mine.uuid, 'Iris Ruiz'), relative(theirs.uuid, 'Noé Ruiz', 'relative')],
    },
  });
});

test('to a school an account that is more than a student by now has no guardians, and is no one’s child', async ({
  api,
}) => {
  const { id, director } = await runSchool(api);
  const [former, parent] = [await personIn(api, id, 'alumno'), await personIn(api, id, 'padre')];
  await api.app.db.insert(guardianships).values({ guardianId: parent.id, studentId: former.id });
  const family = (member: Member) => part(api, director, member.uuid, 'family');
  expect(await family(former)).toMatchObject({ data: { guardians: [{ uuid: parent.uuid }] } });
  await api.app.db
    .update(users)
    .set({ role: ['alumno', 'padre'] })
    .where(eq(users.id, former.id));
  expect(await family(former)).toEqual({ data: { guardians: [], children: [] } });
  expect(await family(parent)).toEqual({ data: { guardians: [], children: [] } });
  // LIA may end what would hold again.
  expect(await part(api, await api.member('admin'), former.uuid, 'family')).toMatchObject({
    data: { guardians: [{ uuid: parent.uuid, removable: true }] },
  });
});

test('sign-ins have their device and no network, imports are those of the school', async ({ api }) => {
  const { id, director } = await runSchool(api);
  const person = await personIn(api, id, 'maestro');
  await openSession(api.app, person, {
    address: '203.0.113.9',
    userAgent: 'Mozilla/5.0 (iPhone) Version/17.0 Safari/605',
    language: 'es',
  });
  const { data } = Object(await part(api, director, person.uuid, 'sessions'));
  expect(data[0]).toEqual({
    id: expect.any(String),
    browser: 'Safari',
    system: 'iPhone',
    started_at: expect.any(String),
    ended: false,
  });
  expect(data).toHaveLength(2);

  const importer = await personIn(api, id, 'admin_escuela');
  const { id: import_id } = await draft(importer, id, [student({ matricula: 'A-1' })]);
  await commitDraft(api, { id, admin: importer }, import_id);
  const { body } = await api.request('GET', '/usuarios?filter={"kind":"students"}', { token: director.token });
  const [{ uuid }] = Array.isArray(body) ? body : [];
  // Another school had the same student in a file of its own.
  const other = await runSchool(api);
  const { id: theirs } = await draft(await personIn(api, other.id, 'admin_escuela'), other.id, [student({})]);
  const { db } = api.app;
  const [{ id: userId } = { id: 0 }] = await db.select({ id: users.id }).from(users).where(eq(users.uuid, uuid));
  await db.update(importRows).set({ userId, outcome: 'updated' }).where(eq(importRows.importId, theirs));
  const imported = { import_id, num: 2, outcome: 'created', undo: null, file: 'alumnos.xlsx' };
  expect(await part(api, director, uuid, 'imports')).toMatchObject({ data: [imported] });
  expect(Object(await part(api, await api.member('admin'), uuid, 'imports')).data).toHaveLength(2);
});

test('what was bought and e-mailed is for administrators', async ({ api }) => {
  const { id, director } = await runSchool(api);
  const email = `correos.${id}@uno.mx`;
  const person = await personIn(api, id, 'maestro', { email });
  await director.client.call(sendUserReset, { params: { id: person.uuid } });
  await emailsTo(api, email);
  for (const name of ['orders', 'emails']) {
    expect(await api.request('GET', `/usuarios/${person.uuid}/${name}`, { token: director.token })).toMatchObject({
      status: 403,
    });
  }
  const admin = await api.member('admin');
  const { data } = Object(await part(api, admin, person.uuid, 'emails'));
  expect(data).toEqual([
    { id: expect.any(String), kind: 'password-reset', status: 'sent', created_at: expect.any(String) },
  ]);
  expect(await part(api, admin, person.uuid, 'orders')).toEqual({ data: { memberships: [], orders: [] } });
});
