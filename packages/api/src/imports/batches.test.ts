import { cancelImport, commitImport, getImport } from '@lia/sdk/imports/endpoints';
import { and, eq, isNotNull } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { schoolEnrolments, schoolMembers } from '../institutions/tables.ts';
import { commitDraft, draft, many, PASSWORD, peopleOf, rowsOf, runJob, student, test } from '../testing/imports.ts';
import { commitJob } from './commit.ts';
import { importRows } from './tables.ts';

describe('the batches of an import', () => {
  test('fails a row alone where the database refuses it', async ({ api, school }) => {
    const gone = await api.member('alumno');
    const enrolment = { userId: gone.id, schoolId: school.id, level: 2, grade: 1, companyId: school.id };
    await api.app.db.insert(schoolEnrolments).values({ ...enrolment, matricula: 'F-2' });
    await api.app.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, gone.id));
    const { id } = await draft(school.admin, school.id, [
      student({ nombre: 'UNO', matricula: 'F-1' }),
      student({ nombre: 'DOS', matricula: 'f-2' }),
      student({ nombre: 'TRES', matricula: 'F-3' }),
    ]);
    expect(await commitDraft(api, school, id)).toMatchObject({ status: 'done', outcomes: { created: 2, failed: 1 } });
    expect((await rowsOf(school.admin, id)).map(({ outcome, result }) => [outcome, result])).toEqual([
      ['created', ''],
      ['failed', ' matricula invalido.'],
      ['created', ''],
    ]);
  });

  test('by two admins at once creates each person of their file once', async ({ api, school }) => {
    const second = await api.member('admin_escuela');
    await api.app.db.insert(schoolMembers).values({ userId: second.id, schoolId: school.id, role: 'schoolAdmin' });
    const both = [await draft(school.admin, school.id, many(150)), await draft(second, school.id, many(150))];
    for (const { id } of both)
      await school.admin.client.call(commitImport, {
        params: { id },
        body: { password: PASSWORD, privacy_notice: true },
      });
    await Promise.all(both.map(({ id }) => runJob(api, commitJob, id)));
    const outcomes = await Promise.all(
      both.map(async ({ id }) => (await school.admin.client.call(getImport, { params: { id } })).outcomes),
    );
    expect(outcomes.reduce((sum, { created }) => sum + created, 0)).toBe(150);
    expect(outcomes.reduce((sum, { unchanged }) => sum + unchanged, 0)).toBe(150);
    expect(new Set(await peopleOf(school)).size).toBe(150);
  });

  test('goes on at the first row without an outcome after a crash, and doubles nothing', async ({ api, school }) => {
    const { id } = await draft(school.admin, school.id, many(250));
    await school.admin.client.call(commitImport, {
      params: { id },
      body: { password: PASSWORD, privacy_notice: true },
    });
    await runJob(api, commitJob, id, 1);
    const halfway = await school.admin.client.call(getImport, { params: { id } });
    expect(halfway).toMatchObject({ status: 'running', outcomes: { created: 100 } });
    await api.jobRunner.runDue();
    expect(await school.admin.client.call(getImport, { params: { id } })).toMatchObject({
      status: 'done',
      outcomes: { created: 250 },
    });
    expect(new Set(await peopleOf(school)).size).toBe(250);
  });

  test('stops when it is cancelled: what was committed stays and is reported', async ({ api, school }) => {
    const { id } = await draft(school.admin, school.id, many(250));
    await school.admin.client.call(commitImport, {
      params: { id },
      body: { password: PASSWORD, privacy_notice: true },
    });
    await runJob(api, commitJob, id, 1);
    const record = await school.admin.client.call(cancelImport, { params: { id } });
    await api.jobRunner.runDue();
    expect(record).toMatchObject({ status: 'cancelled', outcomes: { created: 100 } });
    expect(await peopleOf(school)).toHaveLength(100);
    const open = eq(importRows.importId, id);
    expect(await api.app.db.$count(importRows, and(open, isNotNull(importRows.outcome)))).toBe(100);
    await expect(school.admin.client.call(cancelImport, { params: { id } })).rejects.toMatchObject({ status: 409 });
  });
});
