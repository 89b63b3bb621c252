import {
  changeImportRow,
  createImport,
  getImport,
  listImportGuardians,
  listImports,
  sendImportRows,
} from '@lia/sdk/imports/endpoints';
import { MAX_IMPORT_ROWS } from '@lia/sdk/imports/rules';
import type { ImportRowChange } from '@lia/sdk/imports/schema';
import { deactivateUser, restoreUser } from '@lia/sdk/users/endpoints';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { schoolMembers } from '../institutions/tables.ts';
import { guardianships, users } from '../accounts/tables.ts';
import { test as base } from '../testing/api.ts';
import {
  commitDraft,
  draft,
  enrolled,
  fingerprintOf,
  importingSchool,
  type ImportingSchool,
  numbered,
  rowsOf,
  student,
  verdictsOf,
} from '../testing/imports.ts';
import { imports } from './tables.ts';

const test = base.extend<{ school: ImportingSchool }>({
  school: async ({ api }, use) => use(await importingSchool(api)),
});

describe('the verdict of a row', () => {
  test('is that it will be created, with its cells tidied, or the errors as the specification words them', async ({
    school,
  }) => {
    const { rows, import: record } = await draft(school.admin, school.id, [
      student({ nombre: ' ana ' }),
      student({ tipo_usuario: '', grado: '9', email: 'nope' }),
    ]);
    expect(rows).toMatchObject([
      { num: 2, nombre: 'ANA', verdict: 'create', errors: [], result: '', conflict: null, outcome: null },
      {
        num: 3,
        verdict: 'error',
        result: ' tipo_usuario invalido. email invalido. grado invalido.',
        errors: [{ field: 'tipo_usuario' }, { field: 'email' }, { field: 'grado' }],
      },
    ]);
    expect(record).toMatchObject({ status: 'draft', rows: 2, verdicts: { create: 1, error: 1, conflict: 0 } });
  });

  test('finds a person of the school by each key, without regard to case', async ({ api, school }) => {
    await enrolled(api, school.id, { name: 'UNO', matricula: 'a-1' });
    await enrolled(api, school.id, { name: 'DOS', curp: 'NUXA150101MDFXXNA2' });
    const { username } = await enrolled(api, school.id, { name: 'TRES' });
    await enrolled(api, school.id, { name: 'Cuatro', email: 'Cuatro@example.mx' });
    const { rows } = await draft(school.admin, school.id, [
      student({ nombre: 'UNO', matricula: 'A-1' }),
      student({ nombre: 'DOS', curp: 'nuxa150101mdfxxna2', grado: '4' }),
      student({ nombre: 'TRES', username: username.toUpperCase() }),
      student({ nombre: 'CUATRO', email: 'cuatro@EXAMPLE.mx', matricula: 'B-4' }),
    ]);
    expect(verdictsOf(rows)).toEqual(['unchanged', 'update', 'unchanged', 'update']);
  });

  test('is a conflict where a key is of a deactivated account, and finds it once it is restored', async ({
    api,
    school,
  }) => {
    const gone = await enrolled(api, school.id, { name: 'UNO', matricula: 'G-1' });
    await enrolled(api, school.id, { name: 'DOS', curp: 'NUXA150101MDFXXNA2' }).then(({ uuid }) =>
      school.admin.client.call(deactivateUser, { params: { id: uuid }, body: {} }),
    );
    await school.admin.client.call(deactivateUser, { params: { id: gone.uuid }, body: {} });
    const file = [
      student({ nombre: 'UNO', matricula: 'g-1' }),
      student({ nombre: 'DOS', curp: 'NUXA150101MDFXXNA2' }),
      student({ nombre: 'UNO', apellido_paterno: 'SOLA' }),
    ];
    const { rows } = await draft(school.admin, school.id, file);
    expect(verdictsOf(rows)).toEqual(['conflict deactivated', 'conflict deactivated', 'create']);
    expect(rows[0]?.conflict).toMatchObject({ person: { uuid: gone.uuid }, decisions: ['skip'] });
    await school.admin.client.call(restoreUser, { params: { id: gone.uuid }, body: {} });
    expect(verdictsOf((await draft(school.admin, school.id, file)).rows)[0]).toBe('unchanged');
  });

  test('neither finds nor reveals anyone outside of the school', async ({ api, school }) => {
    const other = await importingSchool(api);
    const elsewhere = await enrolled(api, other.id, { email: 'misma@example.mx', matricula: 'Z-9' });
    const { rows } = await draft(school.admin, school.id, [
      student({ email: 'misma@example.mx', matricula: 'Z-9' }),
      student({ nombre: 'EVA', username: elsewhere.username }),
    ]);
    expect(verdictsOf(rows)).toEqual(['create', 'conflict username']);
    expect(JSON.stringify(rows)).not.toContain(elsewhere.uuid);
  });

  test('is a conflict where a person of the same name and grade has no key that distinguishes them', async ({
    api,
    school,
  }) => {
    const { uuid } = await enrolled(api, school.id, {});
    await enrolled(api, school.id, { name: 'EVA', matricula: 'E-1' });
    const { rows } = await draft(school.admin, school.id, [
      student({}),
      student({ grado: '4' }),
      student({ nombre: 'EVA', matricula: 'E-2' }),
    ]);
    expect(verdictsOf(rows)).toEqual(['conflict name', 'create', 'create']);
    expect(rows[0]?.conflict).toEqual({
      reason: 'name',
      column: null,
      row: null,
      person: { uuid, name: 'ANA NÚÑEZ' },
      decisions: ['create', 'update', 'skip'],
    });
  });

  test('finds a name that differs by its spaces alone, in an account or a file', async ({ api, school }) => {
    await enrolled(api, school.id, { name: 'JUAN\u00A0CARLOS', lastName: 'DE  LA CRUZ' });
    const first = await draft(school.admin, school.id, [
      student({ nombre: 'Ana\u00A0Sofía' }),
      student({ nombre: 'Juan Carlos', apellido_paterno: 'De la Cruz' }),
    ]);
    expect(verdictsOf(first.rows)).toEqual(['create', 'conflict name']);
    await commitDraft(api, school, first.id);
    const { rows } = await draft(school.admin, school.id, [student({ nombre: 'Ana', segundo_nombre: 'Sofía' })]);
    expect(rows).toMatchObject([{ conflict: { reason: 'name', person: { name: 'ANA SOFÍA NÚÑEZ' } } }]);
  });

  test('is a conflict where the address is of a person with another name: brothers share one', async ({
    api,
    school,
  }) => {
    await enrolled(api, school.id, { email: 'mama@example.mx' });
    const { rows } = await draft(school.admin, school.id, [
      student({ nombre: 'LUIS', email: 'mama@example.mx' }),
      student({ nombre: 'PEPE', email: 'mama@example.mx', matricula: 'P-1' }),
    ]);
    expect(verdictsOf(rows)).toEqual(['conflict name', 'create']);
  });

  test('is a conflict where two keys lead to two people, or to someone of another kind', async ({ api, school }) => {
    await enrolled(api, school.id, { matricula: 'K-1' });
    await enrolled(api, school.id, { name: 'EVA', email: 'eva@example.mx' });
    const teacher = await api.member('maestro');
    await api.app.db.insert(schoolMembers).values({ userId: teacher.id, schoolId: school.id, role: 'teacher' });
    const { rows } = await draft(school.admin, school.id, [
      student({ matricula: 'K-1', email: 'eva@example.mx' }),
      student({ nombre: 'IVO', username: teacher.username }),
      student({ nombre: 'YO', username: school.admin.username, tipo_usuario: 'MAESTRO' }),
    ]);
    expect(verdictsOf(rows)).toEqual(['conflict key', 'conflict type', 'conflict self']);
    expect(rows.map(({ conflict }) => conflict?.decisions)).toEqual([['skip'], ['skip'], ['skip']]);
  });

  test('is a conflict where its matricula or username is of a person with another CURP', async ({ api, school }) => {
    const curp = 'NUXA150101MDFXXNA2';
    const { uuid, username } = await enrolled(api, school.id, { matricula: 'A-17', curp });
    const { rows } = await draft(school.admin, school.id, [
      student({ nombre: 'BRUNO', curp: 'RUXB150101HDFXXRA8', matricula: 'A-17' }),
      student({ nombre: 'LEO', curp: 'LOXL150101HDFXXLA4', username }),
    ]);
    expect(verdictsOf(rows)).toEqual(['conflict key', 'conflict key']);
    expect(rows[0]?.conflict).toMatchObject({ column: 'matricula', person: { uuid }, decisions: ['skip'] });
  });

  test('is a conflict for the later of two rows with one key, also across chunks in any order', async ({ school }) => {
    const { id } = await draft(school.admin, school.id, [student({ matricula: 'R-1' })]);
    const rows = [
      { num: 10, ...student({ nombre: 'EVA', matricula: 'r-1' }) },
      { num: 12, ...student({ nombre: 'IVO', email: 'ivo@example.mx' }) },
    ];
    const { client } = school.admin;
    await client.call(sendImportRows, { params: { id }, body: { data: rows } });
    const early = [{ num: 5, ...student({ nombre: 'Ivo', email: 'IVO@example.mx' }) }];
    await client.call(sendImportRows, { params: { id }, body: { data: early } });
    expect(verdictsOf(await rowsOf(school.admin, id))).toEqual([
      'create',
      'create',
      'conflict repeated 2',
      'conflict repeated 5',
    ]);
  });

  test('of a director is an error unless an administrator imports', async ({ api, school }) => {
    const rows = [student({ tipo_usuario: 'DIRECTOR' })];
    const refused = await draft(school.admin, school.id, rows);
    expect(refused.rows).toMatchObject([
      { verdict: 'error', errors: [{ message: 'Solo un administrador puede importar directores.' }] },
    ]);
    expect((await draft(await api.member('admin'), school.id, rows)).rows).toMatchObject([{ verdict: 'create' }]);
  });
});

describe('a row of a draft', () => {
  test('is corrected in place, which settles the rows that it was in the way of', async ({ school }) => {
    const { client } = school.admin;
    const { id } = await draft(school.admin, school.id, [
      student({ matricula: 'C-1', grado: '' }),
      student({ matricula: 'C-2' }),
      student({ nombre: 'EVA', matricula: 'C-2' }),
    ]);
    const change = (row: number, body: object) => client.call(changeImportRow, { params: { id, row }, body });
    expect((await change(2, { grado: '2°' })).data).toMatchObject({ grado: '2', verdict: 'create', errors: [] });
    const { import: after } = await change(3, { matricula: 'C-3' });
    expect(after.verdicts).toMatchObject({ create: 3, conflict: 0, error: 0 });
    expect(verdictsOf(await rowsOf(school.admin, id))).toEqual(['create', 'create', 'create']);
  });

  test('that is a conflict is decided in the ways that its conflict leaves', async ({ api, school }) => {
    await enrolled(api, school.id, { name: 'Ana', phoneNumber: '5512345678' });
    const { client } = school.admin;
    const { id } = await draft(school.admin, school.id, [
      student({}),
      student({ nombre: 'EVA', matricula: 'D-1' }),
      student({ nombre: 'IVO', matricula: 'D-1' }),
    ]);
    const decide = async (row: number, decision: 'create' | 'update' | 'skip' | null) =>
      (await client.call(changeImportRow, { params: { id, row }, body: { decision } })).data.verdict;
    expect(await decide(2, 'create')).toBe('create');
    expect(await decide(2, 'update')).toBe('unchanged');
    expect(await decide(2, 'skip')).toBe('skip');
    expect(await decide(2, null)).toBe('conflict');
    expect(await decide(4, 'create')).toBe('conflict');
    expect(await decide(3, 'skip')).toBe('skip');
    expect(verdictsOf(await rowsOf(school.admin, id, { verdict: 'create' }))).toEqual(['create']);
  });

  test('that names a guardian who was removed is decided before they are linked or invited again', async ({
    api,
    school,
  }) => {
    const [luis, ana] = [
      await enrolled(api, school.id, { name: 'LUIS', matricula: 'L-1' }),
      await enrolled(api, school.id, { phoneNumber: '5512345678' }),
    ];
    const mail_padre = 'tutor.retirado@example.mx';
    const guardian = await api.member('padre');
    const confirmed = { email: 'Tutor.Retirado@example.mx', emailVerifiedAt: new Date() };
    await api.app.db.update(users).set(confirmed).where(eq(users.id, guardian.id));
    const link = { guardianId: guardian.id, endedAt: new Date(), endedBy: school.admin.id };
    await api.app.db.insert(guardianships).values([luis, ana].map(({ id }) => ({ ...link, studentId: id })));
    const { client } = school.admin;
    const { id, rows } = await draft(school.admin, school.id, [
      student({ nombre: 'LUIS', matricula: 'L-1', mail_padre }),
      student({ mail_padre }),
      student({ nombre: 'EVA', matricula: 'E-1', mail_padre }),
    ]);
    expect(verdictsOf(rows)).toEqual(['conflict guardian', 'conflict name', 'create']);
    expect(rows[0]?.conflict?.decisions).toEqual(['update', 'skip']);
    const change = async (row: number, body: ImportRowChange) =>
      verdictsOf([(await client.call(changeImportRow, { params: { id, row }, body })).data]);
    expect(await change(2, { mail_padre: '' })).toEqual(['unchanged']);
    expect(await change(2, { mail_padre })).toEqual(['conflict guardian']);
    // That it is the same person answers another question.
    expect(await change(3, { decision: 'update' })).toEqual(['conflict guardian']);
    await commitDraft(api, school, id);
    const linked = () =>
      api.app.db.$count(guardianships, and(eq(guardianships.guardianId, guardian.id), isNull(guardianships.endedAt)));
    const invited = async () =>
      (await client.call(listImportGuardians, { params: { id }, query: {} })).map(({ student: name }) => name);
    expect([await linked(), await invited()]).toEqual([0, ['EVA NÚÑEZ']]);

    const again = await draft(school.admin, school.id, [student({ mail_padre })], 'otra.xlsx');
    const decide = async () =>
      (await client.call(changeImportRow, { params: { id: again.id, row: 2 }, body: { decision: 'update' } })).data;
    expect(verdictsOf([await decide(), await decide()])).toEqual(['conflict guardian', 'unchanged guardian']);
    await commitDraft(api, school, again.id);
    const { id: later } = again;
    const named = await client.call(listImportGuardians, { params: { id: later }, query: {} });
    expect(named).toMatchObject([{ student: 'ANA NÚÑEZ', status: 'invited' }]);
  });

  test('is replaced by a row of the same number, and counted once', async ({ school }) => {
    const { id, import: first } = await draft(school.admin, school.id, [student({}), student({ nombre: 'EVA' })]);
    const body = { data: numbered([student({}), student({ nombre: '' })]) };
    const again = await school.admin.client.call(sendImportRows, { params: { id }, body });
    expect([first.rows, again.import.rows]).toEqual([2, 2]);
    expect(again.import.verdicts).toMatchObject({ create: 1, error: 1 });
  });

  test('is found by words and verdict, and counted by facet', async ({ api, school }) => {
    const { id } = await draft(school.admin, school.id, [
      student({ nombre: 'Xóchitl' }),
      student({ nombre: 'EVA', seccion: '' }),
    ]);
    expect(await rowsOf(school.admin, id, { q: 'xochitl nu' })).toMatchObject([{ num: 2 }]);
    const path = `/imports/${id}/rows?facets=${encodeURIComponent('["verdict"]')}`;
    const { headers } = await api.request('GET', path, { token: school.admin.token });
    expect(JSON.parse(headers.get('x-facets') ?? '')).toEqual({ verdict: { create: 1, error: 1 } });
  });
});

describe('a draft', () => {
  test('names an earlier import of the same file in the same school', async ({ api, school }) => {
    const first = await draft(school.admin, school.id, [student({})], 'uno.csv');
    const again = await draft(school.admin, school.id, [student({})], 'uno.csv');
    const other = await importingSchool(api);
    const elsewhere = await draft(other.admin, other.id, [student({})], 'uno.csv');
    expect(first.import.same_file).toBeNull();
    expect(again.import.same_file).toMatchObject({ id: first.id, status: 'draft' });
    expect(elsewhere.import.same_file).toBeNull();
  });

  test('has up to 20,000 rows, and chunks of up to 500 with different numbers', async ({ api, school }) => {
    const { id } = await draft(school.admin, school.id, [student({})]);
    const { client } = school.admin;
    const send = (data: readonly object[]) =>
      api.request('POST', `/imports/${id}/rows`, { token: school.admin.token, json: { data } });
    expect(await send([])).toMatchObject({
      status: 422,
      body: { fields: { data: 'Error al procesar la información' } },
    });
    expect(await send(numbered(Array.from({ length: 501 }, () => student({}))))).toMatchObject({ status: 422 });
    expect(await send([{ num: 3 }, { num: 3 }])).toMatchObject({ status: 422 });
    await api.app.db
      .update(imports)
      .set({ rowCounts: { verdicts: { create: MAX_IMPORT_ROWS } } })
      .where(eq(imports.id, id));
    expect(await send([{ num: 99 }])).toMatchObject({ status: 409, body: { code: 'IMPORT_TOO_LARGE' } });
    expect((await client.call(getImport, { params: { id } })).rows).toBe(MAX_IMPORT_ROWS);
  });

  test('wants a school of the caller, in the words of the specification', async ({ api, school }) => {
    const file = { name: 'a.csv', fingerprint: fingerprintOf('a') };
    expect(await api.request('POST', '/imports', { token: school.admin.token, json: { file } })).toMatchObject({
      status: 422,
      body: { fields: { school_id: 'Seleccionar una escuela, para continuar' } },
    });
    const other = await importingSchool(api);
    const body = { school_id: other.id, file };
    await expect(school.admin.client.call(createImport, { body })).rejects.toMatchObject({ status: 404 });
  });

  test('is deleted with its rows after a week', async ({ api, school }) => {
    const { id } = await draft(school.admin, school.id, [student({})]);
    const kept = await draft(school.admin, school.id, [student({})]);
    await api.app.db
      .update(imports)
      .set({ createdAt: new Date(Date.now() - 8 * 86_400_000) })
      .where(eq(imports.id, id));
    for (const { sweep } of api.app.modules) await sweep?.(api.app);
    const left = await school.admin.client.call(listImports, { query: {} });
    expect(left.map((it) => it.id)).toEqual([kept.id]);
  });
});
