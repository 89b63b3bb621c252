import { commitImport } from '@lia/sdk/imports/endpoints';
import { rollOver } from '@lia/sdk/schoolYears/endpoints';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { groups, schoolEnrolments } from '../institutions/tables.ts';
import { inTransaction } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import { draft, PASSWORD, rowsOf, student, test } from '../testing/imports.ts';
import { addGroup, addYear, all } from '../testing/schoolYears.ts';
import { waitingOn } from '../testing/waitingOn.ts';

test('a school year that changes in the middle of an import leaves no student in a group that ended', async ({
  api,
  school,
}) => {
  const { id, admin } = school;
  const { db } = api.app;
  const group = await addGroup(api, school, [2, 3, '3° A'], 1);
  const child = found(group.students[0]);
  await db.update(schoolEnrolments).set({ matricula: 'R-1', grade: 3 }).where(eq(schoolEnrolments.userId, child.id));
  const { id: year } = await addYear(school);
  const made = await draft(admin, id, [
    student({ nombre: 'Otra', matricula: 'R-2', username: 'quien.espera' }),
    student({ nombre: 'Corregido', matricula: 'R-1' }),
  ]);
  await admin.client.call(commitImport, {
    params: { id: made.id },
    body: { password: PASSWORD, privacy_notice: true },
  });
  const { imported, rolled } = await inTransaction(db, async (tx) => {
    // The batch has read the students and waits to write the first row: the username is taken by what is not committed.
    await tx.insert(users).values({ username: 'quien.espera', passwordHash: 'x', name: 'Ana', lastName: 'López' });
    const running = api.jobRunner.runDue();
    await expect.poll(() => waitingOn(tx)).toBe(1);
    let isOver = false;
    const changing = admin.client
      .call(rollOver, { params: { id, year }, body: all([group.id]) })
      .finally(() => (isOver = true));
    // The change of the year waits for the batch; else it is over by now.
    const waiting = sql`pg_locks where not granted and locktype = 'advisory'`;
    await expect.poll(async () => isOver || (await tx.select({ pid: sql`pid` }).from(waiting)).length > 0).toBe(true);
    await tx.delete(users).where(eq(users.username, 'quien.espera'));
    return { imported: running, rolled: changing };
  });
  await Promise.all([imported, rolled]);
  expect((await rowsOf(admin, made.id)).map(({ outcome }) => outcome)).toEqual(['created', 'updated']);
  const places = await db
    .select({ grade: schoolEnrolments.grade, ended: groups.endedAt, name: users.name })
    .from(schoolEnrolments)
    .innerJoin(users, eq(users.id, schoolEnrolments.userId))
    .innerJoin(groups, eq(groups.id, schoolEnrolments.groupId))
    .where(and(eq(schoolEnrolments.userId, child.id), isNull(schoolEnrolments.until)));
  expect(places).toEqual([{ grade: 4, ended: null, name: 'CORREGIDO' }]);
});
