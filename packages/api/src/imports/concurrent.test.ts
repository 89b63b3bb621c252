import { addGroupStudents, listGroupStudents } from '@lia/sdk/groups/endpoints';
import { commitImport, undoImport } from '@lia/sdk/imports/endpoints';
import { updateUser } from '@lia/sdk/users/endpoints';
import { and, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { schoolEnrolments } from '../institutions/tables.ts';
import { inTransaction } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import type { Member, RunningApi } from '../testing/api.ts';
import { commitDraft, draft, type ImportingSchool, PASSWORD, rowsOf, student, test } from '../testing/imports.ts';
import { addGroup } from '../testing/schoolYears.ts';
import { waitingOn } from '../testing/waitingOn.ts';

const CURP = 'LOAA150531MDFPNN09';

/** A student of one of two groups, with a key that rows may have, and the group that they move to. */
async function enrolledIn(api: RunningApi, school: ImportingSchool, matricula: string) {
  const from = await addGroup(api, school, [2, 3, '3° A'], 1);
  const to = await addGroup(api, school, [2, 3, '3° B'], 0);
  const child = found(from.students[0]);
  await api.app.db.update(schoolEnrolments).set({ matricula }).where(eq(schoolEnrolments.userId, child.id));
  return { child, to: to.id };
}

/** Moves a student to a group and sets their CURP, by calls that wait for a batch by now, one behind the other; else they are over. */
async function changeBehind(api: RunningApi, { admin }: ImportingSchool, child: Member, to: string) {
  let over = 0;
  const calls = [
    admin.client.call(addGroupStudents, { body: { groupId: to, students: [child.uuid] } }),
    admin.client.call(updateUser, { params: { id: child.uuid }, body: { curp: CURP } }),
  ].map((call) => call.finally(() => (over += 1)));
  const waiting = () => api.app.db.$count(sql`pg_locks`, sql`not granted`);
  // The batch waits as well.
  await expect.poll(async () => over + (await waiting()) - 1).toBe(2);
  return calls;
}

const studentsOf = async ({ admin }: ImportingSchool, groupId: string): Promise<string[]> =>
  (await admin.client.call(listGroupStudents, { params: { groupId }, query: {} })).map(({ uuid }) => uuid);

const accountOf = ({ app: { db } }: RunningApi, id: number) =>
  db.select({ name: users.name, curp: users.curp }).from(users).where(eq(users.id, id));

test('what is changed of a student while a batch with their row is written is not undone by it', async ({
  api,
  school,
}) => {
  const { admin } = school;
  const { db } = api.app;
  const { child, to } = await enrolledIn(api, school, 'R-1');
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
    const changed = await changeBehind(api, school, child, to);
    await tx.delete(users).where(eq(users.username, 'quien.espera'));
    return { imported, changed };
  });
  await Promise.all([calls.imported, ...calls.changed]);
  expect((await rowsOf(admin, id)).map(({ outcome }) => outcome)).toEqual(['created', 'updated']);
  expect(await studentsOf(school, to)).toEqual([child.uuid]);
  const [account] = await accountOf(api, child.id);
  expect(account).toEqual({ name: 'CORREGIDO', curp: CURP });
});

test('what is changed of a student while their row is undone is not written over', async ({ api, school }) => {
  const { admin } = school;
  const { db } = api.app;
  const { child, to } = await enrolledIn(api, school, 'R-1');
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
    const changed = await changeBehind(api, school, child, to);
    return { undoing, changed };
  });
  await Promise.all([calls.undoing, ...calls.changed]);
  expect((await rowsOf(admin, id)).map(({ undo }) => undo)).toEqual(['removed', 'restored']);
  expect(await studentsOf(school, to)).toEqual([child.uuid]);
  const [account] = await accountOf(api, child.id);
  expect(account).toEqual({ ...before, curp: CURP });
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
    await tx.update(users).set({ curp: CURP }).where(eq(users.id, child.id));
    const job = api.jobRunner.runDue();
    await expect.poll(() => waitingOn(tx)).toBe(1);
    return { undoing: job };
  });
  await undoing;
  expect(await rowsOf(admin, id)).toMatchObject([{ undo: 'kept', kept: 'changed' }]);
  const [account] = await accountOf(api, child.id);
  expect(account).toEqual({ name: 'CORREGIDO', curp: CURP });
});
