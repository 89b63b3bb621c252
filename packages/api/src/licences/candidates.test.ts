import { listCandidateGroups, listCandidates } from '@lia/sdk/licences/endpoints';
import type { CandidateQuery } from '@lia/sdk/licences/records';
import { MAX_CANDIDATES } from '@lia/sdk/licences/rules';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { groups, schoolEnrolments, schoolMembers, sections } from '../institutions/tables.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { importingSchool } from '../testing/imports.ts';
import { join, payPlan } from '../testing/licences.ts';

const SCHOOL_MONTHLY = 8;

async function groupIn(api: RunningApi, schoolId: number, name: string, grade = 6): Promise<string> {
  const [section] = await api.app.db
    .insert(sections)
    .values({ schoolId, level: 2 })
    .onConflictDoUpdate({ target: [sections.schoolId, sections.level], set: { level: 2 } })
    .returning();
  const [group] = await api.app.db
    .insert(groups)
    .values({ sectionId: section?.id ?? '', name, grade })
    .returning();
  return group?.id ?? '';
}

/** Puts someone into a group of a school, as a student of it. */
async function enrol(api: RunningApi, { id: userId }: Member, schoolId: number, groupId: string): Promise<void> {
  await api.app.db.insert(schoolMembers).values({ userId, schoolId, role: 'student' }).onConflictDoNothing();
  const place = { level: 2, grade: 6, groupId };
  await api.app.db.insert(schoolEnrolments).values({ userId, schoolId, companyId: schoolId, ...place });
}

async function pupilIn(api: RunningApi, schoolId: number, groupId: string): Promise<Member> {
  const student = await api.member('alumno');
  await enrol(api, student, schoolId, groupId);
  return student;
}

const candidates = async ({ client }: Member, id: string, query: CandidateQuery = {}) =>
  (await client.call(listCandidates, { params: { id }, query })).data.map(({ uuid, group }) => [uuid, group]);

const groupsOf = async ({ client }: Member, id: string) =>
  (await client.call(listCandidateGroups, { params: { id } })).data.map(({ id: group }) => group);

describe('who may get a licence', () => {
  test('is listed with their group, narrowed to a group, and paged within it', async ({ api }) => {
    const { id, admin } = await importingSchool(api);
    const order = await payPlan(api, admin, SCHOOL_MONTHLY);
    const [blue, red] = [await groupIn(api, id, '6° Azul'), await groupIn(api, id, '6° Rojo')];
    const [luz, leo] = [await pupilIn(api, id, blue), await pupilIn(api, id, red)];
    const eva = await api.member('maestro_secundaria');
    await join(api, eva, id, 'teacher');
    const all = new Map([
      [luz.uuid, '6° Azul'],
      [leo.uuid, '6° Rojo'],
      [eva.uuid, null],
    ]);
    expect(new Map((await candidates(admin, order)).map(([uuid, group]) => [uuid, group]))).toEqual(all);
    expect(await candidates(admin, order, { group_id: red })).toEqual([[leo.uuid, '6° Rojo']]);
    expect(await candidates(admin, order, { group_id: blue, q: leo.username })).toEqual([]);
    expect(await groupsOf(admin, order)).toEqual([blue, red]);

    for (let count = 0; count < MAX_CANDIDATES; count += 1) await pupilIn(api, id, red);
    const first = await candidates(admin, order, { group_id: red });
    const rest = await candidates(admin, order, { group_id: red, skip: MAX_CANDIDATES });
    expect([first.length, rest.length]).toEqual([MAX_CANDIDATES, 1]);
    expect(new Set([...first, ...rest].map(([uuid]) => uuid)).size).toBe(MAX_CANDIDATES + 1);
    for (const query of ['skip=-1', 'skip=x', 'group_id=6', 'grade=6']) {
      const path = `/orders/${order}/licences/people?${query}`;
      expect(await api.request('GET', path, { token: admin.token }), query).toMatchObject({ status: 422 });
    }
  });

  test('has no group of a year that is over, nor one that they left', async ({ api }) => {
    const { id, admin } = await importingSchool(api);
    const order = await payPlan(api, admin, SCHOOL_MONTHLY);
    const [past, former] = [await groupIn(api, id, '5° A'), await groupIn(api, id, '5° B')];
    await pupilIn(api, id, past);
    const leo = await pupilIn(api, id, former);
    const { db } = api.app;
    await db.update(groups).set({ endedAt: new Date() }).where(eq(groups.id, past));
    await db.update(schoolEnrolments).set({ until: new Date() }).where(eq(schoolEnrolments.userId, leo.id));
    expect(await groupsOf(admin, order)).toEqual([]);
    expect((await candidates(admin, order)).map(([, group]) => group)).toEqual([null, null]);
    expect(await candidates(admin, order, { group_id: past })).toEqual([]);
  });

  test('of two schools is known to each by its own group', async ({ api }) => {
    const [one, two] = [await importingSchool(api), await importingSchool(api)];
    const payer = await api.member('admin_escuela');
    for (const { id } of [one, two]) await join(api, payer, id, 'schoolAdmin');
    const order = await payPlan(api, payer, SCHOOL_MONTHLY);
    const [here, there] = [await groupIn(api, one.id, '6° Uno'), await groupIn(api, two.id, '6° Dos')];
    const luz = await pupilIn(api, one.id, here);
    await enrol(api, luz, two.id, there);
    const leo = await pupilIn(api, two.id, there);
    expect([await candidates(one.admin, order), await groupsOf(one.admin, order)]).toEqual([
      [[luz.uuid, '6° Uno']],
      [here],
    ]);
    expect(await candidates(one.admin, order, { group_id: there })).toEqual([]);
    expect(new Set(await groupsOf(payer, order))).toEqual(new Set([here, there]));
    const theirs = await candidates(payer, order, { group_id: there });
    expect(new Set(theirs.map(([uuid]) => uuid))).toEqual(new Set([luz.uuid, leo.uuid]));

    // A school that has nothing to do with the plan is no part of it, also where its student may get a licence.
    const other = await importingSchool(api);
    const elsewhere = await groupIn(api, other.id, '6° Ajeno');
    await enrol(api, leo, other.id, elsewhere);
    const admin = await api.member('admin');
    expect(await groupsOf(admin, order)).not.toContain(elsewhere);
    expect(await candidates(admin, order, { group_id: elsewhere })).toEqual([]);
    expect(await api.request('GET', `/orders/${order}/licences/groups`, { token: other.admin.token })).toMatchObject({
      status: 404,
    });
  });
});
