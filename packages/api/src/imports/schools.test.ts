import { listCompanies, listImportSchools } from '@lia/sdk/imports/endpoints';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { institutions } from '../institutions/tables.ts';
import { test } from '../testing/api.ts';
import { draft, importingSchool, student } from '../testing/imports.ts';
import { add } from '../testing/institutions.ts';

test('schools to choose are the active ones that the user works for; all of them for an administrator', async ({
  api,
}) => {
  const [own, other] = [await importingSchool(api), await importingSchool(api)];
  const admin = await api.member('admin');
  const { SchoolId: closed } = await add(admin, { School: 'Cerrada', IsActive: false });
  const idsOf = async ({ client }: typeof admin) => (await client.call(listImportSchools)).map(({ id }) => id);
  expect(await idsOf(own.admin)).toEqual([own.id]);
  const all = await idsOf(admin);
  expect(all).toEqual(expect.arrayContaining([own.id, other.id]));
  expect(all).not.toContain(closed);
});

test('companies are listed for a school that has companies, and an import may name one of these', async ({ api }) => {
  const { id, admin } = await importingSchool(api);
  const { SchoolId: company } = await add(await api.member('admin'), { School: 'Consorcio', Type: 'Empresa' });
  const companies = () => admin.client.call(listCompanies, { query: { school_id: id } });
  const json = { school_id: id, company_id: company, file: { name: 'a.csv', fingerprint: 'a'.repeat(64) } };
  expect(await companies()).toEqual([]);
  expect(await api.request('POST', '/imports', { token: admin.token, json })).toMatchObject({ status: 422 });
  await api.app.db.update(institutions).set({ has_companies: true }).where(eq(institutions.id, id));
  expect(await companies()).toEqual([{ id: company, name: 'Consorcio' }]);
  const named = await api.request('POST', '/imports', { token: admin.token, json });
  expect(named).toMatchObject({ status: 201, body: { company_id: company, company: 'Consorcio' } });
  expect((await draft(admin, id, [student({})])).import).toMatchObject({ company_id: id });
});

test("another school's imports, rows and companies are not found", async ({ api }) => {
  const [own, other] = [await importingSchool(api), await importingSchool(api)];
  const { id } = await draft(other.admin, other.id, [student({})]);
  const json = { data: [{ num: 2 }] };
  for (const [method, path, body] of [
    ['GET', `/adminCompanies?school_id=${other.id}`],
    ['GET', `/imports/${id}`],
    ['GET', `/imports/${id}/rows`],
    ['GET', `/imports/${id}/licences`],
    ['GET', `/imports/${id}/cards`],
    ['GET', `/imports/${id}/guardians`],
    ['POST', `/imports/${id}/rows`, json],
    ['PUT', `/imports/${id}/rows/2`, { nombre: 'EVA' }],
    ['POST', `/imports/${id}/commit`, { password: 'clave-1', privacy_notice: true }],
    ['POST', `/imports/${id}/cancel`, {}],
    ['POST', `/imports/${id}/undo`, {}],
    ['POST', '/importar/usuarios', { ...json, school_id: other.id, password: 'clave-1' }],
  ] as const) {
    const answer = await api.request(method, path, { token: own.admin.token, ...(body && { json: body }) });
    expect(answer, `${method} ${path}`).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  }
  const { body } = await api.request('GET', '/imports', { token: own.admin.token });
  expect(body).toEqual([]);
  expect(await api.request('GET', `/imports/${id}`, { token: other.admin.token })).toMatchObject({ status: 200 });
});

test.for(['director_escuela', 'Escuela-A', 'maestro'] as const)('%s imports nothing', async (role, { api }) => {
  const { token } = await api.member(role);
  expect(await api.request('GET', '/imports', { token })).toMatchObject({ status: 403 });
});
