import { commitImport, getImport, getImportLicences, undoImport } from '@lia/sdk/imports/endpoints';
import { changeLicenceSize } from '@lia/sdk/licences/endpoints';
import { expect } from 'vitest';

import { type Member, type RunningApi, test } from '../testing/api.ts';
import { draft, importingSchool, many, runJob, student } from '../testing/imports.ts';
import { licencesOf, payPlan } from '../testing/licences.ts';
import { users } from '../accounts/tables.ts';
import { commitJob } from './commit.ts';

const people = ['Ana', 'Luz', 'Leo', 'Eva'].map((nombre) => student({ nombre, matricula: nombre }));

/** A school whose admin pays a plan, with so many licences. */
async function schoolWith(api: RunningApi, licences: number) {
  const school = await importingSchool(api);
  const order = await payPlan(api, school.admin, 8);
  const root = await api.member('admin');
  await root.client.call(changeLicenceSize, { params: { id: order }, body: { licences, frees: [] } });
  return { ...school, order };
}

async function commit(api: RunningApi, { client }: Member, id: string, licences: boolean) {
  await client.call(commitImport, { params: { id }, body: { password: 'la-clave', licences, privacy_notice: true } });
  await api.jobRunner.runDue();
  return client.call(getImport, { params: { id } });
}

const rolesOf = async ({ app }: RunningApi, usernames: readonly string[]) => {
  const rows = await app.db.select({ username: users.username, role: users.role }).from(users);
  return rows.filter(({ username }) => usernames.includes(username)).map(({ role }) => role);
};

test('an import gives its people the licences that its school has left, once, and undoing takes them back', async ({
  api,
}) => {
  const { id: schoolId, admin, order } = await schoolWith(api, 3);
  const first = await draft(admin, schoolId, people.slice(0, 2));
  const needs = async (id: string) => (await admin.client.call(getImportLicences, { params: { id } })).data;
  expect(await needs(first.id)).toEqual({ needed: 2, total: 3, left: 3 });
  await commit(api, admin, first.id, false);
  expect((await licencesOf(admin, order)).held).toEqual([]);

  // Two who are there already, and two who are new: one of them gets none.
  const second = await draft(admin, schoolId, people);
  expect(await needs(second.id)).toEqual({ needed: 4, total: 3, left: 3 });
  expect(await commit(api, admin, second.id, true)).toMatchObject({ outcomes: { created: 2, unchanged: 2 } });
  const { held } = await licencesOf(admin, order);
  expect(held.map(({ num, assigned_by }) => [num, assigned_by])).toEqual([1, 2, 3].map((num) => [num, 'Ana López']));
  const usernames = held.map(({ holder }) => holder.username);
  expect(await rolesOf(api, usernames)).toEqual(Array.from({ length: 3 }, () => ['Alumno-M', 'alumno']));

  // Again, nothing: who holds one keeps it, and needs none.
  const third = await draft(admin, schoolId, people);
  expect(await needs(third.id)).toEqual({ needed: 1, total: 3, left: 0 });
  await commit(api, admin, third.id, true);
  expect((await licencesOf(admin, order)).held).toEqual(held);

  for (const { id } of [third, second]) {
    await admin.client.call(undoImport, { params: { id } });
    await api.jobRunner.runDue();
  }
  const after = await licencesOf(admin, order);
  expect(after.held).toEqual([]);
  expect(after.freed.map(({ reason }) => reason)).toEqual(Array.from({ length: 3 }, () => 'import_undone'));
  // The accounts of the first import are as it left them; those of the second are gone, and so is who held their licences.
  expect(after.freed.filter(({ holder }) => holder === null)).toHaveLength(1);
  expect(await rolesOf(api, usernames)).toEqual([['alumno'], ['alumno']]);
});

test('an import that was interrupted needs licences for the rows that are left', async ({ api }) => {
  const { id: schoolId, admin } = await importingSchool(api);
  const { id } = await draft(admin, schoolId, many(102));
  const params = { id };
  await admin.client.call(commitImport, { params, body: { password: 'la-clave', privacy_notice: true } });
  await runJob(api, commitJob, id, 1);
  expect((await admin.client.call(getImportLicences, { params })).data.needed).toBe(2);
});

test('a school without a plan has no licences to assign', async ({ api }) => {
  const { id: schoolId, admin } = await importingSchool(api);
  const { id } = await draft(admin, schoolId, people);
  expect((await admin.client.call(getImportLicences, { params: { id } })).data).toEqual({
    needed: 4,
    total: 0,
    left: 0,
  });
  expect(await commit(api, admin, id, true)).toMatchObject({ outcomes: { created: 4 } });
});
