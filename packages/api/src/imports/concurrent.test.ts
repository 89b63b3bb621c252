import { addGroupStudents, listGroupStudents } from '@lia/sdk/groups/endpoints';
import { commitImport, undoImport } from '@lia/sdk/imports/endpoints';
import { updateUser } from '@lia/sdk/users/endpoints';
import { and, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { schoolEnrolments } from '../institutions/tables.ts';
import { inTransaction } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import { commitDraft, draft, PASSWORD, rowsOf, student, test } from '../testing/imports.ts';
import { addGroup } from '../testing/schoolYears.ts';
import { waitingOn } from '../testing/waitingOn.ts';

test('what is changed of a student while a batch with their row is written is not undone by it', async ({
  api,
  school,
}) => {
  const { admin } = school;
  const { db } = api.app;
  const from = await addGroup(api, school, [2, 3, '3° A'], 1);
  const to = await addGroup(api, school, [2, 3, '3° B'], 0);
  const child = found(from.students[0]);
  await db.update(schoolEnrolments).set({ matricula: 'R-1' }).where(eq(schoolEnrolments.userId, child.id));
  const { id } = await draft(admin, school.id, [
    student({ nombre: 'Otra', matricula: 'R-2', username: 'quien.espera' }),
    student({ nombre: 'Corregido', matricula: 'R-1' }),
  ]);
  await admin.client.call(commitImport, { params: { id }, body: { password: PASSWORD, privacy_notice: true } });
  const calls = await inTransaction(db, async (tx) => {
    // The batch has read the student and waits to write the row before: its username is taken by what is not committed.
    await tx.insert(users).values({ username: 'quien.espera', passwordHash: 'x', name: 'Ana', lastName: 'López' });
    const imported = api.jobRunner.runDue();
    await expect.poll(() => waitingOn(tx)).toBe(1);
    let over = 0;
    const changed = [
      admin.client.call(addGroupStudents, { body: { groupId: to.id, students: [child.uuid] } }),
      admin.client.call(updateUser, { params: { id: child.uuid }, body: { curp: 'LOAA150531MDFPNN09' } }),
    ].map((call) => call.finally(() => (over += 1)));
    // They wait for the batch, one behind the other; else they are over by now.
    const waiting = () => db.$count(sql`pg_locks`, sql`not granted`);
    await expect.poll(async () => over + (await waiting()) - 1).toBe(2);
    await tx.delete(users).where(eq(users.username, 'quien.espera'));
    return { imported, changed };
  });
  await Promise.all([calls.imported, ...calls.changed]);
  expect((await rowsOf(admin, id)).map(({ outcome }) => outcome)).toEqual(['created', 'updated']);
  const here = await admin.client.call(listGroupStudents, { params: { groupId: to.id }, query: {} });
  expect(here.map(({ uuid }) => uuid)).toEqual([child.uuid]);
  const [account] = await db.select({ name: users.name, curp: users.curp }).from(users).where(eq(users.id, child.id));
  expect(account).toEqual({ name: 'CORREGIDO', curp: 'LOAA150531MDFPNN09' });
});

test('what is changed of a student while their row is undone is not written over', async ({ api, school }) => {
  const { admin } = school;
  const { db } = api.app;
  const from = await addGroup(api, school, [2, 3, '3° A'], 1);
  const to = await addGroup(api, school, [2, 3, '3° B'], 0);
  const child = found(from.students[0]);
  await db.update(schoolEnrolments).set({ matricula: 'R-1' }).where(eq(schoolEnrolments.userId, child.id));
  const [before] = await db.select({ name: users.name }).from(users).where(eq(users.id, child.id));
  const { id } = await draft(admin, school.id, [
    student({ nombre: 'Otra', matricula: 'R-2' }),
    student({ nombre: 'Corregido', matricula: 'R-1' }),
  ]);
  await commitDraft(api, school, id);
  await admin.client.call(undoImport, { params: { id } });
  const calls = await inTransaction(db, async (tx) => {
    // The batch has read both accounts and waits to remove the one that was created: its enrolment is held.
    const created = and(eq(schoolEnrolments.schoolId, school.id), eq(schoolEnrolments.matricula, 'R-2'));
    await tx.select({ id: schoolEnrolments.id }).from(schoolEnrolments).where(created).for('update');
    const undoing = api.jobRunner.runDue();
    await expect.poll(() => waitingOn(tx)).toBe(1);
    let over = 0;
    const changed = [
      admin.client.call(addGroupStudents, { body: { groupId: to.id, students: [child.uuid] } }),
      admin.client.call(updateUser, { params: { id: child.uuid }, body: { curp: 'LOAA150531MDFPNN09' } }),
    ].map((call) => call.finally(() => (over += 1)));
    // They wait for the batch, one behind the other; else they are over by now.
    const waiting = () => db.$count(sql`pg_locks`, sql`not granted`);
    await expect.poll(async () => over + (await waiting()) - 1).toBe(2);
    return { undoing, changed };
  });
  await Promise.all([calls.undoing, ...calls.changed]);
  expect((await rowsOf(admin, id)).map(({ undo }) => undo)).toEqual(['removed', 'restored']);
  const here = await admin.client.call(listGroupStudents, { params: { groupId: to.id }, query: {} });
  expect(here.map(({ uuid }) => uuid)).toEqual([child.uuid]);
  const [account] = await db.select({ name: users.name, curp: users.curp }).from(users).where(eq(users.id, child.id));
  expect(account).toEqual({ ...before, curp: 'LOAA150531MDFPNN09' });
});

test('an account whose change is under way when its row is undone stays as it is changed', async ({ api, school }) => {
  const { admin } = school;
  const { db } = api.app;
  await commitDraft(api, school, (await draft(admin, school.id, [student({ nombre: 'Antes', matricula: 'R-1' })])).id);
  const { id } = await draft(admin, school.id, [student({ nombre: 'Corregido', matricula: 'R-1' })]);
  await commitDraft(api, school, id);
  await admin.client.call(undoImport, { params: { id } });
  const own = and(eq(schoolEnrolments.schoolId, school.id), eq(schoolEnrolments.matricula, 'R-1'));
  const child = found((await db.select({ id: schoolEnrolments.userId }).from(schoolEnrolments).where(own))[0]);
  const { undoing } = await inTransaction(db, async (tx) => {
    await tx.update(users).set({ curp: 'LOAA150531MDFPNN09' }).where(eq(users.id, child.id));
    const job = api.jobRunner.runDue();
    await expect.poll(() => waitingOn(tx)).toBe(1);
    return { undoing: job };
  });
  await undoing;
  expect(await rowsOf(admin, id)).toMatchObject([{ undo: 'kept', kept: 'changed' }]);
  const [account] = await db.select({ name: users.name, curp: users.curp }).from(users).where(eq(users.id, child.id));
  expect(account).toEqual({ name: 'CORREGIDO', curp: 'LOAA150531MDFPNN09' });
});
