import { randomUUID } from 'node:crypto';

import { commitImport, getImport, listImportGuardians, undoImport } from '@lia/sdk/imports/endpoints';
import { changeLicenceSize } from '@lia/sdk/licences/endpoints';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect } from 'vitest';

import { openSession } from '../accounts/sessions.ts';
import { notifications } from '../accounts/notifications/tables.ts';
import { accountTokens, guardianships, users } from '../accounts/tables.ts';
import { keepConsents } from '../consents/consent.ts';
import { guardianInvitations } from '../guardians/tables.ts';
import { inTransaction } from '../platform/database.ts';
import { licences } from '../memberships/tables.ts';
import { orders } from '../payments/tables.ts';
import { type RunningApi } from '../testing/api.ts';
import {
  accountsIn,
  commitDraft,
  draft,
  type ImportingSchool,
  many,
  rowsOf,
  runJob,
  student,
  test,
  undone,
} from '../testing/imports.ts';
import { payPlan } from '../testing/licences.ts';
import { eraseOldRows } from './eraseRows.ts';
import { importRows, imports } from './tables.ts';
import { undoJob } from './undo.ts';

const three = [
  student({ nombre: 'UNO', matricula: '1' }),
  student({ nombre: 'DOS', matricula: '2' }),
  student({ nombre: 'TRES', matricula: '3' }),
];

describe('undoing an import', () => {
  test('removes what it created and restores what it changed', async ({ api, school }) => {
    const first = await draft(school.admin, school.id, three.slice(0, 2));
    await commitDraft(api, school, first.id);
    const before = await accountsIn(api, school);
    const second = await draft(school.admin, school.id, [
      student({ nombre: 'OTRO', matricula: '1', grado: '5', email: 'uno@example.mx' }),
      ...three.slice(1),
    ]);
    expect(await commitDraft(api, school, second.id)).toMatchObject({
      outcomes: { updated: 1, unchanged: 1, created: 1 },
    });
    expect(await accountsIn(api, school)).not.toEqual(before);
    expect(await undone(api, school, second.id)).toMatchObject({
      status: 'undone',
      undone: { removed: 1, restored: 1, kept: 0 },
      undo_until: null,
    });
    expect(await accountsIn(api, school)).toEqual(before);
    await expect(school.admin.client.call(undoImport, { params: { id: second.id } })).rejects.toMatchObject({
      status: 409,
      code: 'IMPORT_NOT_CHANGED',
    });
  });

  test('leaves an account whose old matricula another one has by now, and undoes the other rows', async ({
    api,
    school,
  }) => {
    const curp = 'NUXA150101MDFXXNA2';
    const leo = student({ nombre: 'LEO', matricula: 'L-1' });
    await commitDraft(
      api,
      school,
      (await draft(school.admin, school.id, [student({ matricula: 'X1', curp }), leo])).id,
    );
    const second = await draft(school.admin, school.id, [
      student({ matricula: 'X2', curp }),
      { ...leo, grado: '4' },
      student({ nombre: 'EVA', matricula: 'E-1' }),
    ]);
    await commitDraft(api, school, second.id);
    const third = await draft(school.admin, school.id, [student({ nombre: 'NIÑO', matricula: 'X1' })]);
    await commitDraft(api, school, third.id);
    expect(await undone(api, school, second.id)).toMatchObject({
      status: 'undone',
      undone: { kept: 1, restored: 1, removed: 1 },
    });
    expect((await rowsOf(school.admin, second.id)).map(({ undo, kept }) => [undo, kept])).toEqual([
      ['kept', 'changed'],
      ['restored', null],
      ['removed', null],
    ]);
  });

  test('gives back a matricula that later rows of the import took', async ({ api, school }) => {
    const [ana, leo] = ['NUXA150101MDFXXNA2', 'LOXL150101HDFXXLA4'];
    const first = await draft(school.admin, school.id, [
      student({ matricula: 'X1', curp: ana }),
      student({ nombre: 'LEO', matricula: 'X2', curp: leo }),
    ]);
    await commitDraft(api, school, first.id);
    const before = await accountsIn(api, school);
    // Each in a batch of its own.
    const between = many(200);
    const { id } = await draft(school.admin, school.id, [
      student({ matricula: 'X9', curp: ana }),
      ...between.slice(0, 100),
      student({ nombre: 'LEO', matricula: 'X1', curp: leo }),
      ...between.slice(100),
      student({ nombre: 'NIÑO', matricula: 'X2' }),
    ]);
    expect(await commitDraft(api, school, id)).toMatchObject({ outcomes: { updated: 2, created: 201 } });
    expect(await undone(api, school, id)).toMatchObject({ status: 'undone', undone: { restored: 2, removed: 201 } });
    expect(await accountsIn(api, school)).toEqual(before);
  });

  test('keeps every account that something happened to since, and states what', async ({ api, school }) => {
    const names = ['SESION', 'CAMBIO', 'PEDIDO', 'TEXTO', 'LUEGO', 'LIBRE'];
    const rows = names.map((nombre) => student({ nombre, matricula: nombre }));
    const { id } = await draft(school.admin, school.id, rows);
    await commitDraft(api, school, id);
    const { db } = api.app;
    const person = async (nombre: string) => {
      const [row] = await db
        .select()
        .from(users)
        .where(eq(users.username, `${nombre.toLowerCase()}.nunez`));
      if (!row) throw new Error('The person got no row');
      return row;
    };
    await openSession(api.app, await person('SESION'));
    await db
      .update(users)
      .set({ phoneNumber: '5512345678' })
      .where(eq(users.id, (await person('CAMBIO')).id));
    await db.insert(orders).values({
      id: randomUUID(),
      reason: 'course',
      title: 'Curso',
      quantity: 1,
      unit_price: 100,
      total: 100,
      payer_name: 'Ana',
      payer_email: 'ana@example.mx',
      provider: 'sandbox',
      ownerId: (await person('PEDIDO')).id,
    });
    const reader = { kind: 'user' as const, id: (await person('TEXTO')).id };
    await inTransaction(db, (tx) =>
      keepConsents(tx, reader, {
        language: 'es',
        address: '::1',
        texts: [{ document: 'terms', version: '2026-11-01', sha256: null }],
      }),
    );
    await commitDraft(api, school, (await draft(school.admin, school.id, rows.slice(4, 5))).id);
    // What reached an account by itself, and was not answered, is none of it.
    const { id: userId } = await person('LIBRE');
    await db.insert(notifications).values({
      userId,
      kind: 'homeworkDue',
      cause: `homeworkDue:${userId}`,
      data: {},
      inApp: true,
      createdAt: new Date(),
    });
    await db.insert(accountTokens).values({
      userId,
      tokenHash: randomUUID(),
      purpose: 'password-reset',
      email: 'libre@example.mx',
      expiresAt: new Date(Date.now() + 3_600_000),
    });

    expect(await undone(api, school, id)).toMatchObject({ undone: { removed: 1, restored: 0, kept: 5 } });
    expect((await rowsOf(school.admin, id)).map(({ nombre, undo, kept }) => [nombre, undo, kept])).toEqual([
      ['SESION', 'kept', 'signed_in'],
      ['CAMBIO', 'kept', 'changed'],
      ['PEDIDO', 'kept', 'used'],
      ['TEXTO', 'kept', 'used'],
      ['LUEGO', 'kept', 'imported'],
      ['LIBRE', 'removed', null],
    ]);
    const left = await rowsOf(school.admin, id, { undo: 'removed' });
    expect(left).toMatchObject([{ nombre: 'LIBRE', person: null }]);
  });

  test('restores no account that a person changed after it', async ({ api, school }) => {
    await commitDraft(api, school, (await draft(school.admin, school.id, three)).id);
    const { id } = await draft(school.admin, school.id, [student({ nombre: 'OTRO', matricula: '1' })]);
    await commitDraft(api, school, id);
    await api.app.db.update(users).set({ name: 'Olivia' }).where(eq(users.name, 'OTRO'));
    expect(await undone(api, school, id)).toMatchObject({ undone: { restored: 0, kept: 1 } });
    expect(await api.app.db.$count(users, eq(users.name, 'Olivia'))).toBe(1);
  });

  test('goes on after a crash', async ({ api, school }) => {
    const rows = Array.from({ length: 150 }, (_, n) => student({ matricula: `C-${n}` }));
    const { id } = await draft(school.admin, school.id, rows);
    await commitDraft(api, school, id);
    await school.admin.client.call(undoImport, { params: { id } });
    await runJob(api, undoJob, id, 1);
    expect(await school.admin.client.call(getImport, { params: { id } })).toMatchObject({
      status: 'undoing',
      undone: { removed: 100 },
    });
    await api.jobRunner.runDue();
    expect(await school.admin.client.call(getImport, { params: { id } })).toMatchObject({
      status: 'undone',
      undone: { removed: 150, kept: 0 },
    });
  });

  test('is refused of a draft, and a month later', async ({ api, school }) => {
    const { id } = await draft(school.admin, school.id, three);
    const undo = () => school.admin.client.call(undoImport, { params: { id } });
    await expect(undo()).rejects.toMatchObject({ status: 409 });
    expect((await commitDraft(api, school, id)).undo_until).not.toBeNull();
    await api.app.db
      .update(imports)
      .set({ finishedAt: new Date(Date.now() - 31 * 86_400_000) })
      .where(eq(imports.id, id));
    await expect(undo()).rejects.toMatchObject({ status: 409, code: 'IMPORT_UNDO_OVER' });
  });
});

test('the rows of an import lose their personal data after its time; its counts stay', async ({ api, school }) => {
  const { db, config } = api.app;
  const first = await draft(school.admin, school.id, [student({ nombre: 'XIMENA', matricula: 'Z-1' })]);
  await commitDraft(api, school, first.id);
  const [old, recent] = [
    await draft(school.admin, school.id, [
      student({ nombre: 'OLIVIA', matricula: 'Z-1', mail_padre: 'casa@example.mx' }),
      // A conflict, which names the person.
      student({ nombre: 'XIMENA' }),
    ]),
    await draft(school.admin, school.id, [student({ nombre: 'YAEL', matricula: 'Z-2' })]),
  ];
  const { outcomes } = await commitDraft(api, school, old.id);
  await commitDraft(api, school, recent.id);
  const finishedDaysAgo = async (id: string, days: number) =>
    db
      .update(imports)
      .set({ finishedAt: new Date(Date.now() - days * 86_400_000) })
      .where(eq(imports.id, id));
  await finishedDaysAgo(old.id, config.importDays + 1);
  await finishedDaysAgo(recent.id, config.importDays - 1);
  await eraseOldRows(db, config);
  const kept = await db.select().from(importRows).where(eq(importRows.importId, old.id)).orderBy(importRows.num);
  expect(JSON.stringify(kept)).not.toMatch(/XIMENA|OLIVIA|Z-1|casa@/i);
  expect(kept).toMatchObject([
    { outcome: 'updated', userId: expect.any(Number) },
    { outcome: 'skipped', conflict: null },
  ]);
  const params = { id: old.id };
  const record = await school.admin.client.call(getImport, { params });
  expect(record).toMatchObject({ outcomes, rows: 2, rows_erased_at: expect.any(String), undo_until: null });
  expect(await school.admin.client.call(listImportGuardians, { params })).toEqual([]);
  expect(await rowsOf(school.admin, recent.id)).toMatchObject([{ nombre: 'YAEL', matricula: 'Z-2' }]);
});

test('an import that failed is not gone on with once its rows are erased, the first of them even', async ({
  api,
  school,
}) => {
  const { db, config } = api.app;
  const { id } = await draft(school.admin, school.id, three);
  const finishedAt = new Date(Date.now() - (config.importDays + 1) * 86_400_000);
  const failed = { status: 'failed' as const, finishedAt };
  await db.update(imports).set(failed).where(eq(imports.id, id));
  await eraseOldRows(db, config);
  // As after a sweep that ended before the last rows.
  await db.update(imports).set({ rowsErasedAt: null }).where(eq(imports.id, id));
  await expect(commitDraft(api, school, id)).rejects.toMatchObject({ status: 409, code: 'IMPORT_NOT_CHANGED' });
  expect(await rowsOf(school.admin, id, { outcome: 'failed' })).toEqual([]);
});

/** What an import may change of a school: accounts, guardians and their invitations, licences that are held. */
async function contentsOf(api: RunningApi, school: ImportingSchool) {
  const { db } = api.app;
  const accounts = await accountsIn(api, school);
  const ids = accounts.map(({ account }) => account.id);
  return {
    accounts,
    guardians: await db
      .select()
      .from(guardianships)
      .where(inArray(guardianships.studentId, ids))
      .orderBy(guardianships.id),
    invitations: await db
      .select()
      .from(guardianInvitations)
      .where(eq(guardianInvitations.schoolId, school.id))
      .orderBy(guardianInvitations.id),
    licences: await db
      .select()
      .from(licences)
      .where(and(inArray(licences.userId, ids), isNull(licences.freedAt)))
      .orderBy(licences.id),
  };
}

test('an import that is undone leaves accounts, guardians and licences as they were', async ({ api, school }) => {
  const guardian = await api.member('padre');
  const mail = `${guardian.username}@example.com`;
  await api.app.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, guardian.id));
  const licensed = await payPlan(api, school.admin, 8);
  const size = { licences: 4, frees: [] };
  await (await api.member('admin')).client.call(changeLicenceSize, { params: { id: licensed }, body: size });
  await commitDraft(api, school, (await draft(school.admin, school.id, three)).id);
  const [uno] = await accountsIn(api, school).then((all) => all.filter(({ account }) => account.name === 'UNO'));
  await api.app.db.insert(guardianships).values({ guardianId: guardian.id, studentId: uno?.account.id ?? 0 });
  const cells = fc.record({
    tipo_usuario: fc.constantFrom('ALUMNO', 'ALUMNO', 'MAESTRO'),
    nombre: fc.constantFrom('UNO', 'DOS', 'LUZ', ''),
    segundo_nombre: fc.constantFrom('', 'SOL'),
    matricula: fc.constantFrom('', '1', '2', '3', '4'),
    email: fc.constantFrom('', 'casa@example.mx', 'otra@example.mx'),
    username: fc.constantFrom('', '', 'propio'),
    seccion: fc.constantFrom('PREESCOLAR', 'PRIMARIA', 'SECUNDARIA'),
    grado: fc.constantFrom('1', '2', '3'),
    mail_padre: fc.constantFrom('', mail, 'mama@example.mx'),
  });
  const files = fc.array(cells.map(student), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(files, fc.boolean(), async (rows, assigns) => {
      const before = await contentsOf(api, school);
      const { id } = await draft(school.admin, school.id, rows);
      const body = { password: 'abc', privacy_notice: true as const, licences: assigns };
      await school.admin.client.call(commitImport, { params: { id }, body });
      await api.jobRunner.runDue();
      const { outcomes } = await school.admin.client.call(getImport, { params: { id } });
      const record = await undone(api, school, id);
      expect(record.undone).toEqual({ removed: outcomes.created, restored: outcomes.updated, kept: 0 });
      expect(await contentsOf(api, school)).toEqual(before);
    }),
    { seed: 20_261_123, numRuns: 12 },
  );
});
