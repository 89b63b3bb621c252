import {
  deleteInstitution,
  getInstitution,
  getInstitutionOverview,
  listInstitutions,
  listSchoolMembers,
  restoreInstitution,
  updateInstitution,
} from '@lia/sdk/institutions/endpoints';
import { RESTORE_DAYS } from '@lia/sdk/deletions/rules';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import type { Member, RunningApi } from '../testing/api.ts';
import { add, test } from '../testing/institutions.ts';
import { groups, institutions, schoolEnrolments, schoolMembers, sections } from './tables.ts';

/** A school with an admin, two teachers, one of them in two shifts, and a student in a group. */
async function fullSchool(api: RunningApi, admin: Member, School: string) {
  const { db } = api.app;
  const { SchoolId: id } = await add(admin, { School });
  const [head, teacher, other, student] = await Promise.all([
    api.member('admin_escuela'),
    api.member('maestro'),
    api.member('maestro'),
    api.member('alumno'),
  ]);
  const at = { schoolId: id };
  await db.insert(schoolMembers).values([
    { ...at, userId: head.id, role: 'schoolAdmin' },
    { ...at, userId: teacher.id, role: 'teacher', shift: 'matutino' },
    { ...at, userId: teacher.id, role: 'teacher', shift: 'vespertino' },
    { ...at, userId: other.id, role: 'teacher', since: new Date(2025, 1), until: new Date(2025, 7) },
    { ...at, userId: student.id, role: 'student' },
  ]);
  const [section] = await db
    .insert(sections)
    .values({ ...at, level: 2 })
    .returning();
  if (!section) throw new Error('The section got no row');
  const [group] = await db.insert(groups).values({ sectionId: section.id, name: '3A', grade: 3 }).returning();
  await db.insert(groups).values({ sectionId: section.id, name: '3B', grade: 3, deletedAt: new Date() });
  await db
    .insert(schoolEnrolments)
    .values({ ...at, userId: student.id, level: 2, grade: 3, groupId: group?.id ?? null, companyId: id });
  return { id, head };
}

const rowsOf = async ({ app: { db } }: RunningApi, id: number) => ({
  institution: await db.select().from(institutions).where(eq(institutions.id, id)),
  members: await db.select().from(schoolMembers).where(eq(schoolMembers.schoolId, id)),
  enrolments: await db.select().from(schoolEnrolments).where(eq(schoolEnrolments.schoolId, id)),
});

const deletedNames = async ({ client }: Member): Promise<string[]> =>
  (await client.call(listInstitutions, { query: { filter: '{"deleted":true}' } })).map(({ School }) => School);

const longAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

describe('a deleted institution', () => {
  test('is restored whole, and its own admin works there again', async ({ api, admin }) => {
    const { id, head } = await fullSchool(api, admin, 'Colegio Restaurado');
    const params = { id };
    const before = await rowsOf(api, id);
    const overview = await admin.client.call(getInstitutionOverview, { params });
    await admin.client.call(deleteInstitution, { params });
    await expect(head.client.call(listSchoolMembers, { params, query: {} })).rejects.toMatchObject({ status: 404 });
    expect(await deletedNames(admin)).toEqual(['Colegio Restaurado']);
    const deleted = await admin.client.call(getInstitution, { params });
    const days = (Date.parse(deleted.RestorableUntil ?? '') - Date.parse(deleted.DeletedAt ?? '')) / 86_400_000;
    expect(days).toBe(RESTORE_DAYS);

    const input = { params, body: {}, idempotencyKey: 'pressed-twice' };
    const [first, second] = await Promise.all([
      admin.client.call(restoreInstitution, input),
      admin.client.call(restoreInstitution, input),
    ]);
    expect(second).toEqual(first);
    expect(first.data).toMatchObject({ School: 'Colegio Restaurado', DeletedAt: null, RestorableUntil: null });
    expect(await rowsOf(api, id)).toEqual(before);
    expect(await admin.client.call(getInstitutionOverview, { params })).toEqual(overview);
    expect(await head.client.call(listSchoolMembers, { params, query: {} })).toHaveLength(4);
    expect(await deletedNames(admin)).toEqual([]);
  });

  test('takes another name where its own is in use by now', async ({ admin }) => {
    const { SchoolId: id } = await add(admin, { School: 'Instituto Único' });
    const params = { id };
    await admin.client.call(deleteInstitution, { params });
    await add(admin, { School: 'INSTITUTO UNICO' });
    const taken = { status: 409, code: 'INSTITUTION_NAME_TAKEN' };
    await expect(admin.client.call(restoreInstitution, { params, body: {} })).rejects.toMatchObject(taken);
    const same = { name: 'instituto  único' };
    await expect(admin.client.call(restoreInstitution, { params, body: same })).rejects.toMatchObject(taken);
    const { data } = await admin.client.call(restoreInstitution, { params, body: { name: 'Instituto Único Sur' } });
    expect(data).toMatchObject({ SchoolId: id, School: 'Instituto Único Sur' });
  });

  test('is gone for good once its time is over, and keeps its rows', async ({ api, admin }) => {
    const { id } = await fullSchool(api, admin, 'Colegio Antiguo');
    const params = { id };
    await admin.client.call(deleteInstitution, { params });
    const { members } = await rowsOf(api, id);
    const at = (days: number) =>
      api.app.db
        .update(institutions)
        .set({ deletedAt: longAgo(days) })
        .where(eq(institutions.id, id));
    await at(RESTORE_DAYS + 0.01);
    await expect(admin.client.call(restoreInstitution, { params, body: {} })).rejects.toMatchObject({ status: 404 });
    await expect(admin.client.call(getInstitution, { params })).rejects.toMatchObject({ status: 404 });
    expect(await deletedNames(admin)).toEqual([]);
    expect((await rowsOf(api, id)).members).toEqual(members);
    await at(RESTORE_DAYS - 0.01);
    expect((await admin.client.call(restoreInstitution, { params, body: {} })).data.School).toBe('Colegio Antiguo');
  });

  test('that was never deleted, or never was, is not restored', async ({ admin }) => {
    for (const id of [PUBLIC_SCHOOL_ID, 999_999]) {
      const call = admin.client.call(restoreInstitution, { params: { id }, body: {} });
      await expect(call).rejects.toMatchObject({ status: 404 });
    }
  });
});

test('the overview counts each person once for what they are there, now', async ({ api, admin }) => {
  const { id, head } = await fullSchool(api, admin, 'Colegio Visto');
  expect(await admin.client.call(getInstitutionOverview, { params: { id } })).toEqual({
    people: [
      { role: 'schoolAdmin', count: 1 },
      { role: 'teacher', count: 1 },
      { role: 'student', count: 1 },
    ],
    admins: [{ uuid: head.uuid, name: 'Ana López', username: head.username }],
    sections: [{ level: 2, groups: [{ id: expect.any(String), name: '3A', grade: 3, students: 1 }] }],
  });
  await expect(admin.client.call(getInstitutionOverview, { params: { id: 999_999 } })).rejects.toMatchObject({
    status: 404,
  });
});

describe('the CCT', () => {
  test('is kept in capitals, stays where it is left out, and may be cleared', async ({ admin }) => {
    const { SchoolId: id, ...added } = await add(admin, { School: 'Con clave', CCT: '09dpr1234a' });
    expect(added.CCT).toBe('09DPR1234A');
    const body = { name: 'Con clave', description: '', type: 'Escuela', is_active: true } as const;
    const change = async (cct?: string) =>
      (await admin.client.call(updateInstitution, { params: { id }, body: { ...body, cct } })).data.CCT;
    expect(await change()).toBe('09DPR1234A');
    expect(await change('')).toBe(null);
  });

  test.for(['09DPR1234', '9DPR1234A', '09DP1234A', '09DPR12341', '09DPRÑ234A'])(
    '%s is refused',
    async (CCT, { admin }) => {
      await expect(add(admin, { School: `Clave ${CCT}`, CCT })).rejects.toMatchObject({
        status: 422,
        fields: { CCT: 'Este dato no es válido' },
      });
    },
  );
});
