import { randomUUID } from 'node:crypto';

import { login } from '@lia/sdk/accounts/endpoints';
import { cancelImport, changeImportRow, commitImport, getImport, importUsers } from '@lia/sdk/imports/endpoints';
import { PRIVACY_NOTICE_VERSION } from '@lia/sdk/imports/privacyNotice';
import { updateInstitution } from '@lia/sdk/institutions/endpoints';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { and, eq, isNotNull } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { schoolEnrolments, schoolMembers } from '../institutions/tables.ts';
import {
  commitDraft,
  draft,
  importingSchool,
  many,
  numbered,
  PASSWORD,
  peopleOf,
  rowsOf,
  student,
  test,
} from '../testing/imports.ts';
import { imports } from './tables.ts';

describe('committing an import', () => {
  test('creates accounts that sign in with the password, in their school, section and grade', async ({
    api,
    school,
  }) => {
    const { id } = await draft(school.admin, school.id, [
      student({ nombre: 'María José', email: 'Majo@example.mx', matricula: '0-1', seccion: 'SECUNDARIA', grado: '2' }),
      student({ tipo_usuario: 'MAESTRO', nombre: 'Luis', seccion: 'SECUNDARIA', grado: '2' }),
      student({ nombre: '' }),
    ]);
    const record = await commitDraft(api, school, id);
    expect(record).toMatchObject({
      status: 'done',
      outcomes: { created: 2, updated: 0, unchanged: 0, skipped: 0, failed: 1 },
    });
    const rows = await rowsOf(school.admin, id);
    expect(rows.map(({ outcome, person }) => [outcome, person?.username])).toEqual([
      ['created', 'mariajose.nunez'],
      ['created', 'luis.nunez'],
      ['failed', undefined],
    ]);
    const credentials = { username: 'mariajose.nunez', password: PASSWORD };
    const { user } = await api.visitor.call(login, { body: credentials });
    expect(user).toMatchObject({
      role: ['alumno_secundaria'],
      school_id: school.id,
      grade: '2',
      temporary_password: true,
      data: { displayName: 'MARÍA JOSÉ', lastName: 'NÚÑEZ', email: 'Majo@example.mx' },
    });
    const [teacher] = await api.app.db.select().from(users).where(eq(users.username, 'luis.nunez'));
    expect(teacher).toMatchObject({ role: ['maestro_secundaria'], level: null, grade: null });
    const kept = await api.app.db
      .select()
      .from(imports)
      .where(and(eq(imports.id, id), isNotNull(imports.passwordHash)));
    expect(kept).toEqual([]);
  });

  test('of the same file again leaves every row unchanged, with keys or without', async ({ api, school }) => {
    const rows = [
      student({ nombre: 'SIN CLAVE' }),
      student({ nombre: 'UNO', matricula: 'S-1' }),
      student({ nombre: 'DOS', email: 'dos@example.mx', seccion: 'PREESCOLAR', grado: '1' }),
      student({ nombre: 'TRES', username: 'tres.propio', tipo_usuario: 'MAESTRO' }),
    ];
    expect(await commitDraft(api, school, (await draft(school.admin, school.id, rows)).id)).toMatchObject({
      outcomes: { created: 4 },
    });
    const before = await peopleOf(school);
    const again = await draft(school.admin, school.id, rows);
    expect(again.import.verdicts).toMatchObject({ unchanged: 4, create: 0, conflict: 0 });
    expect(await commitDraft(api, school, again.id)).toMatchObject({ outcomes: { created: 0, unchanged: 4 } });
    expect(await peopleOf(school)).toEqual(before);
  });

  test('updates an account by the first of its rows: others with another of its keys are skipped', async ({
    api,
    school,
  }) => {
    const curp = 'NUXA150101MDFXXNA2';
    const username = `ana.${school.id}`;
    const child = student({ matricula: 'A-17', curp, username });
    await commitDraft(api, school, (await draft(school.admin, school.id, [child])).id);
    const byNumber = student({ matricula: 'A-17', grado: '4' });
    const byCurp = student({ curp, grado: '5' });
    // More than one batch apart.
    const byUsername = student({ username, grado: '6' });
    const { id, rows } = await draft(school.admin, school.id, [byNumber, byCurp, ...many(120), byUsername]);
    expect(rows.find(({ num }) => num === 3)).toMatchObject({
      verdict: 'conflict',
      conflict: { reason: 'repeated', column: 'curp', row: 2, decisions: ['skip'] },
    });
    expect(await commitDraft(api, school, id)).toMatchObject({
      status: 'done',
      outcomes: { updated: 1, created: 120, skipped: 2, failed: 0 },
    });
    const [ana] = await api.app.db.select().from(users).where(eq(users.curp, curp));
    expect(ana).toMatchObject({ grade: 4 });
  });

  test('gives students of preescolar and primaria no password unless their school lets them share it', async ({
    api,
    school,
  }) => {
    const signInTo = async (seccion: string) => {
      const { id } = await draft(school.admin, school.id, [student({ seccion, matricula: randomUUID() })]);
      await commitDraft(api, school, id);
      const [row] = await rowsOf(school.admin, id);
      const credentials = { username: row?.person?.username ?? '', password: PASSWORD };
      return api.visitor.call(login, { body: credentials });
    };
    for (const section of ['PREESCOLAR', 'PRIMARIA']) {
      await expect(signInTo(section)).rejects.toMatchObject({ code: 'INVALID_PASSWORD' });
    }
    const share = { name: `Comparte ${school.id}`, description: '', type: 'Escuela', is_active: true } as const;
    const body = { ...share, children_share_password: true };
    const saved = await (await api.member('admin')).client.call(updateInstitution, { params: { id: school.id }, body });
    expect(saved.data).toMatchObject({ ChildrenSharePassword: true });
    for (const section of ['PREESCOLAR', 'PRIMARIA']) {
      expect((await signInTo(section)).user).not.toHaveProperty('temporary_password');
    }
    expect((await signInTo('SECUNDARIA')).user).toMatchObject({ temporary_password: true });
  });

  test('updates name, grade and role of a person, and neither a confirmed address nor a password', async ({
    api,
    school,
  }) => {
    const first = await draft(school.admin, school.id, [student({ matricula: 'U-1', email: 'uno@example.mx' })]);
    await commitDraft(api, school, first.id);
    const [{ person } = { person: null }] = await rowsOf(school.admin, first.id);
    const mine = eq(users.uuid, person?.uuid ?? '');
    await api.app.db.update(users).set({ emailVerifiedAt: new Date() }).where(mine);
    const [before] = await api.app.db.select().from(users).where(mine);
    const change = { nombre: 'Anabel', seccion: 'SECUNDARIA', grado: '1', email: 'otra@example.mx' };
    const second = await draft(school.admin, school.id, [student({ matricula: 'u-1', ...change })]);
    expect(await commitDraft(api, school, second.id)).toMatchObject({ outcomes: { updated: 1 } });
    const [after] = await api.app.db.select().from(users).where(mine);
    expect(after).toMatchObject({
      name: 'ANABEL',
      role: ['alumno_secundaria'],
      level: 3,
      grade: 1,
      email: 'uno@example.mx',
      passwordHash: before?.passwordHash,
    });
    const enrolments = eq(schoolEnrolments.userId, after?.id ?? 0);
    expect(await api.app.db.select().from(schoolEnrolments).where(enrolments)).toMatchObject([
      { level: 3, grade: 1, matricula: 'U-1', until: null },
    ]);
  });

  test('keeps the address of a teacher who uses the account, and an account that is also of another school', async ({
    api,
    school,
  }) => {
    const teacher = { tipo_usuario: 'MAESTRO', nombre: 'OTRA', email: 'otra@escuela.example' };
    const other = await importingSchool(api);
    const here = await api.member('maestro');
    const inBoth = await api.member('maestro');
    const role = 'teacher';
    await api.app.db.insert(schoolMembers).values([
      { userId: here.id, schoolId: school.id, role },
      { userId: inBoth.id, schoolId: school.id, role },
      { userId: inBoth.id, schoolId: other.id, role },
    ]);
    const stateOf = async ({ id }: { id: number }) => {
      const { email, name, lastName, level, grade } = users;
      const columns = { email, name, lastName, role: users.role, level, grade };
      const [row] = await api.app.db.select(columns).from(users).where(eq(users.id, id));
      return row;
    };
    const [before, beforeInBoth] = [await stateOf(here), await stateOf(inBoth)];
    const rows = [here, inBoth].map(({ username }) => student({ ...teacher, seccion: 'SECUNDARIA', username }));
    const { id } = await draft(school.admin, school.id, rows);
    expect(await commitDraft(api, school, id)).toMatchObject({ outcomes: { updated: 2 } });
    expect(await stateOf(here)).toMatchObject({
      name: 'OTRA',
      role: ['maestro_secundaria'],
      email: before?.email,
    });
    expect(await stateOf(inBoth)).toEqual(beforeInBoth);
    // What is of this school alone is written.
    expect(
      await api.app.db.select().from(schoolEnrolments).where(eq(schoolEnrolments.userId, inBoth.id)),
    ).toMatchObject([{ schoolId: school.id, level: 3, grade: 3 }]);
  });

  test("promotes a student whom a family registered in LIA's own school, whose name it leaves", async ({
    api,
    school,
  }) => {
    const child = await api.member('alumno');
    await api.app.db
      .insert(schoolMembers)
      .values(
        [school.id, PUBLIC_SCHOOL_ID].map((schoolId) => ({ userId: child.id, schoolId, role: 'student' as const })),
      );
    await api.app.db.update(users).set({ level: 2, grade: 6 }).where(eq(users.id, child.id));
    const [before] = await api.app.db.select().from(users).where(eq(users.id, child.id));
    const row = student({ nombre: 'OTRO', username: child.username, seccion: 'SECUNDARIA', grado: '1' });
    const { id } = await draft(school.admin, school.id, [row]);
    expect(await commitDraft(api, school, id)).toMatchObject({ outcomes: { updated: 1 } });
    const [after] = await api.app.db.select().from(users).where(eq(users.id, child.id));
    expect(after).toEqual({ ...before, level: 3, grade: 1, role: ['alumno_secundaria'] });
  });

  test('skips conflicts that are not decided, and follows decisions', async ({ api, school }) => {
    await commitDraft(api, school, (await draft(school.admin, school.id, [student({ nombre: 'EVA' })])).id);
    const { id } = await draft(school.admin, school.id, [
      student({ nombre: 'EVA', matricula: 'D-1' }),
      student({ nombre: 'IVO', matricula: 'D-2' }),
      student({ nombre: 'IVO', matricula: 'D-2' }),
      student({ nombre: 'LEO', email: 'casa@example.mx' }),
      student({ nombre: 'LUZ', email: 'casa@example.mx' }),
    ]);
    const decide = (row: number, decision: 'create' | 'update') =>
      school.admin.client.call(changeImportRow, { params: { id, row }, body: { decision } });
    await decide(2, 'update');
    await decide(6, 'create');
    expect(await commitDraft(api, school, id)).toMatchObject({ outcomes: { created: 3, updated: 1, skipped: 1 } });
    expect(await peopleOf(school)).toHaveLength(4);
  });

  test('by the admin of a school adds no director whom an administrator put into the draft', async ({
    api,
    school,
  }) => {
    const rows = [student({ tipo_usuario: 'DIRECTOR', nombre: 'LARA' })];
    const { id, import: judged } = await draft(await api.member('admin'), school.id, rows);
    expect(judged.verdicts).toMatchObject({ create: 1 });
    expect(await commitDraft(api, school, id)).toMatchObject({
      outcomes: { created: 0, failed: 1 },
      verdicts: { create: 0, error: 1 },
    });
  });

  test('is not made of a draft that was discarded', async ({ school }) => {
    const { id } = await draft(school.admin, school.id, many(2));
    const record = await school.admin.client.call(cancelImport, { params: { id } });
    expect(record).toMatchObject({ status: 'cancelled', outcomes: { created: 0 } });
    const body = { password: PASSWORD, privacy_notice: true };
    await expect(school.admin.client.call(commitImport, { params: { id }, body })).rejects.toMatchObject({
      status: 409,
    });
    expect(await peopleOf(school)).toEqual([]);
  });

  test('is refused without rows, consent of the families or a long enough password, and a second time', async ({
    api,
    school,
  }) => {
    const { id } = await draft(school.admin, school.id, [student({})]);
    const send = (password: string, confirmed: object = { privacy_notice: true }) =>
      api.request('POST', `/imports/${id}/commit`, { token: school.admin.token, json: { password, ...confirmed } });
    expect(await send('ab')).toMatchObject({
      status: 422,
      body: { fields: { password: 'El mínimo de caracteres es 3' } },
    });
    for (const refused of [{}, { privacy_notice: false }, { privacy_notice: null }, { privacy_notice: 'true' }]) {
      expect(await send('abc', refused)).toMatchObject({
        status: 422,
        body: { fields: { privacy_notice: 'Confirma que la escuela tiene el consentimiento de las familias' } },
      });
    }
    expect(await send('abc')).toMatchObject({
      status: 200,
      body: {
        status: 'running',
        privacy_notice: { by: 'Ana López', at: expect.any(String), version: PRIVACY_NOTICE_VERSION },
      },
    });
    expect(await send('abc')).toMatchObject({ status: 409, body: { code: 'IMPORT_NOT_CHANGED' } });
    await api.app.db.update(imports).set({ status: 'draft', rowCounts: {} }).where(eq(imports.id, id));
    expect(await send('abc')).toMatchObject({ status: 422 });
  });
});

test('the call of the specification imports in one go', async ({ api, school }) => {
  const row = { ...student({ nombre: 'EVA' }), school_id: school.id, company_id: null, result: '' };
  const body = { data: [...numbered(many(3)), { num: 9, ...row }], school_id: school.id, password: PASSWORD };
  const { message, data } = await school.admin.client.call(importUsers, { body });
  expect(message).toBe('Recibimos los usuarios. La importación está en marcha');
  await api.jobRunner.runDue();
  expect(await school.admin.client.call(getImport, { params: { id: data.id } })).toMatchObject({
    status: 'done',
    outcomes: { created: 4 },
    privacy_notice: null,
  });
  const confirmed = await school.admin.client.call(importUsers, { body: { ...body, privacy_notice: true } });
  expect(confirmed.data.privacy_notice).toMatchObject({ version: PRIVACY_NOTICE_VERSION });
  const empty = await api.request('POST', '/importar/usuarios', {
    token: school.admin.token,
    json: { data: [], school_id: school.id, password: PASSWORD },
  });
  expect(empty).toMatchObject({ status: 422, body: { fields: { data: 'Error al procesar la información' } } });
});
