import {
  assignOrderLicences,
  changeLicenceSize,
  freeLicence,
  listCandidates,
  listLicenceOrders,
  listMyLicences,
  previewLicenceSize,
  reassignLicence,
} from '@lia/sdk/licences/endpoints';
import { includedLicences } from '@lia/sdk/licences/rules';
import { getMyMembership } from '@lia/sdk/memberships/endpoints';
import { listChildrenStatus } from '@lia/sdk/registrations/endpoints';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { guardianships, users } from '../accounts/tables.ts';
import { groups, schoolEnrolments, sections } from '../institutions/tables.ts';
import { endMemberships } from '../memberships/settle.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { importingSchool, type ImportingSchool } from '../testing/imports.ts';
import { addChildren, join, licencesOf, payPlan, rolesOf } from '../testing/licences.ts';
import { refusal } from '../testing/refusal.ts';

const [PARENT_MONTHLY, PARENT_ANNUAL, TEACHER_MONTHLY, SCHOOL_MONTHLY] = [2, 3, 5, 8];

const assign = ({ client }: Member, id: string, ...people: string[]) =>
  client.call(assignOrderLicences, { params: { id }, body: { people } });

/** A school whose admin pays its plan. */
async function payingSchool(api: RunningApi): Promise<ImportingSchool & { order: string }> {
  const school = await importingSchool(api);
  return { ...school, order: await payPlan(api, school.admin, SCHOOL_MONTHLY) };
}

async function personOf(api: RunningApi, schoolId: number, role: 'alumno' | 'maestro' | 'maestro_secundaria') {
  const person = await api.member(role);
  await join(api, person, schoolId, role === 'alumno' ? 'student' : 'teacher');
  return person;
}

describe("a parent's licences", () => {
  test('go to the children when they are paid, and bring and take back their roles', async ({ api }) => {
    const ana = await api.member('padre');
    const [luz = '', leo = ''] = await addChildren(api, ana, 2);
    const order = await payPlan(api, ana, PARENT_MONTHLY);
    const { total, held, freed, owner } = await licencesOf(ana, order);
    expect([total, owner?.username, freed]).toEqual([2, ana.username, []]);
    expect(held).toMatchObject([
      { num: 1, holder: { uuid: luz }, assigned_by: null },
      { num: 2, holder: { uuid: leo }, assigned_by: null },
    ]);
    expect(await rolesOf(api, luz)).toEqual(['Alumno-M', 'alumno']);

    const [first] = held;
    const params = { id: order, licence: first?.id ?? '' };
    const { data, message } = await ana.client.call(freeLicence, { params });
    expect(message).toBe('La licencia quedó libre');
    expect(data.held.map(({ holder }) => holder.uuid)).toEqual([leo]);
    expect(data.freed).toMatchObject([{ num: 1, holder: { uuid: luz }, reason: 'freed', freed_by: 'Ana López' }]);
    expect(await rolesOf(api, luz)).toEqual(['alumno']);
    // Freed already: it stays so, with one entry in its history.
    expect((await ana.client.call(freeLicence, { params })).data).toEqual(data);
    // The parent's home shows who holds one, and who never signed in.
    const plan = { type: 'padre', membership: 'mensual' };
    expect((await ana.client.call(listChildrenStatus)).data).toEqual([
      { uuid: luz, plan: null, last_seen_at: null },
      { uuid: leo, plan, last_seen_at: null },
    ]);

    const again = await assign(ana, order, luz);
    expect(again.data.held).toMatchObject([{ num: 1, assigned_by: 'Ana López' }, { num: 2 }]);
    expect(await rolesOf(api, luz)).toEqual(['Alumno-M', 'alumno']);
  });

  test('end with the membership, keep their holders, and are there again in the next one', async ({ api }) => {
    const ana = await api.member('padre');
    const [luz = '', leo = ''] = await addChildren(api, ana, 2);
    const order = await payPlan(api, ana, PARENT_MONTHLY);
    const [, second] = (await licencesOf(ana, order)).held;
    await ana.client.call(freeLicence, { params: { id: order, licence: second?.id ?? '' } });
    await endMemberships(api.app.db, new Date(Date.now() + 60 * 86_400_000));
    expect([await rolesOf(api, luz), await rolesOf(api, ana.uuid)]).toEqual([['alumno'], ['padre']]);
    expect(await refusal(licencesOf(ana, order))).toEqual([403, 'FORBIDDEN', []]);
    const admin = await api.member('admin');
    expect(await licencesOf(admin, order)).toMatchObject({ status: 'ended', held: [{ holder: { uuid: luz } }] });
    expect(await refusal(assign(admin, order, leo))).toEqual([409, 'MEMBERSHIP_ENDED', []]);

    const next = await payPlan(api, ana, PARENT_ANNUAL);
    expect((await licencesOf(ana, next)).held.map(({ holder }) => holder.uuid)).toEqual([luz]);
    expect([await rolesOf(api, luz), await rolesOf(api, leo)]).toEqual([['Alumno-A', 'alumno'], ['alumno']]);
  });

  test('are for their own children alone, one for each', async ({ api }) => {
    const [ana, rosa] = [await api.member('padre'), await api.member('padre')];
    const [luz = ''] = await addChildren(api, ana, 1);
    const [sol = ''] = await addChildren(api, rosa, 1);
    const order = await payPlan(api, ana, PARENT_MONTHLY);
    const theirs = await payPlan(api, rosa, PARENT_MONTHLY);
    for (const stranger of [sol, ana.uuid, rosa.uuid, '00000000-0000-4000-8000-000000000000']) {
      const fields = { people: 'Estas licencias no son para esa persona' };
      await expect(assign(ana, order, stranger)).rejects.toMatchObject({ status: 422, fields });
    }
    expect(await refusal(assign(ana, order, luz))).toEqual([409, 'LICENCE_HELD', []]);
    expect(await refusal(licencesOf(ana, theirs))).toEqual([404, 'NOT_FOUND', []]);
    expect(await refusal(assign(ana, theirs, luz))).toEqual([404, 'NOT_FOUND', []]);
    const [licence] = (await licencesOf(rosa, theirs)).held;
    const params = { id: order, licence: licence?.id ?? '' };
    expect(await refusal(ana.client.call(freeLicence, { params }))).toEqual([404, 'NOT_FOUND', []]);
    const body = { person: luz };
    expect(await refusal(ana.client.call(reassignLicence, { params, body }))).toEqual([404, 'NOT_FOUND', []]);
    const { data } = await ana.client.call(listCandidates, { params: { id: order }, query: {} });
    expect(data).toMatchObject([{ uuid: luz, holds: true, level: 2, grade: 4 }]);
  });
});

test('of a child whom their payer answers for no more are counted, and name no one', async ({ api }) => {
  const rosa = await api.member('padre');
  const [luz = '', leo = ''] = await addChildren(api, rosa, 2);
  const order = await payPlan(api, rosa, PARENT_MONTHLY);
  const params = { id: order };
  const before = await licencesOf(rosa, order);
  const [first, second] = before.held;
  await rosa.client.call(freeLicence, { params: { ...params, licence: second?.id ?? '' } });
  const { db } = api.app;
  const child = db.select({ id: users.id }).from(users).where(eq(users.uuid, luz));
  const endedAt = new Date();
  await db.update(guardianships).set({ endedAt }).where(inArray(guardianships.studentId, child));

  const shown = await licencesOf(rosa, order);
  expect([shown.held, shown.elsewhere]).toEqual([[], [first?.num]]);
  expect(shown.freed.map(({ holder }) => holder?.uuid)).toEqual([leo]);
  expect((await rosa.client.call(getMyMembership)).data?.licences).toEqual([]);
  const { data: candidates } = await rosa.client.call(listCandidates, { params, query: {} });
  expect(candidates.map(({ uuid }) => uuid)).toEqual([leo]);
  const named = { params: { ...params, licence: first?.id ?? '' } };
  expect(await refusal(rosa.client.call(freeLicence, named))).toEqual([404, 'NOT_FOUND', []]);
  const admin = await api.member('admin');
  expect((await licencesOf(admin, order)).held).toMatchObject([{ holder: { uuid: luz } }]);
});

describe("a school's licences", () => {
  test('are assigned to its students and teachers, all of those asked for or none', async ({ api }) => {
    const { admin, id, order } = await payingSchool(api);
    const [luz, eva] = [await personOf(api, id, 'alumno'), await personOf(api, id, 'maestro_secundaria')];
    const outsider = await personOf(api, (await importingSchool(api)).id, 'alumno');
    const publicStudent = await personOf(api, PUBLIC_SCHOOL_ID, 'alumno');
    await join(api, admin, PUBLIC_SCHOOL_ID, 'schoolAdmin');
    expect(await licencesOf(admin, order)).toMatchObject({ total: includedLicences.escuela, held: [] });
    for (const stranger of [outsider, publicStudent, admin]) {
      expect(await refusal(assign(admin, order, luz.uuid, stranger.uuid))).toEqual([
        422,
        'VALIDATION_FAILED',
        ['people'],
      ]);
    }
    expect((await licencesOf(admin, order)).held).toEqual([]);

    const { data } = await assign(admin, order, luz.uuid, eva.uuid);
    expect(data.held.map(({ holder, num }) => [num, holder.uuid])).toEqual([
      [1, luz.uuid],
      [2, eva.uuid],
    ]);
    expect(await rolesOf(api, luz.uuid)).toEqual(['Alumno-M', 'alumno']);
    expect(await rolesOf(api, eva.uuid)).toEqual(['Maestro-M-secundaria']);
    expect((await luz.client.call(listMyLicences)).data).toMatchObject([{ plan: SCHOOL_MONTHLY, status: 'active' }]);
    expect((await outsider.client.call(listMyLicences)).data).toEqual([]);

    const { data: shown } = await admin.client.call(listCandidates, { params: { id: order }, query: { q: 'ana lo' } });
    expect(new Map(shown.map(({ uuid, holds }) => [uuid, holds]))).toEqual(
      new Map([luz, eva].map(({ uuid }) => [uuid, true])),
    );
  });

  test('are for those who run it, and for administrators', async ({ api }) => {
    const [{ id, order, admin }, other] = [await payingSchool(api), await payingSchool(api)];
    const director = await api.member('director_escuela');
    await join(api, director, id, 'schoolAdmin');
    const listed = async ({ client }: Member) =>
      (await client.call(listLicenceOrders, { query: {} })).map((row) => row.id);
    expect([await listed(director), await listed(other.admin)]).toEqual([[order], [other.order]]);
    const team = await api.member('admin');
    const found = async (filter: { school_id: number } | { q: string }) =>
      (await team.client.call(listLicenceOrders, { query: { filter: JSON.stringify(filter) } })).map((row) => row.id);
    expect(await listed(team)).toEqual(expect.arrayContaining([order, other.order]));
    expect([await found({ school_id: id }), await found({ school_id: other.id })]).toEqual([[order], [other.order]]);
    const [row] = await director.client.call(listLicenceOrders, { query: {} });
    expect(await found({ q: row?.schools ?? '' })).toContain(order);
    expect(await found({ q: 'ninguna escuela se llama así' })).toEqual([]);
    expect(await licencesOf(director, order)).toMatchObject({ owner: { uuid: admin.uuid } });
    for (const path of [`/licences/${order}`, `/orders/${order}/licences`, `/orders/${order}/licences/people`]) {
      expect(await api.request('GET', path, { token: other.admin.token })).toMatchObject({ status: 404 });
      expect(await api.request('GET', path, { token: director.token })).toMatchObject({ status: 200 });
      for (const role of ['padre', 'maestro', 'alumno', 'user'] as const) {
        expect(await api.request('GET', path, { token: (await api.member(role)).token })).toMatchObject({
          status: 403,
        });
      }
      expect(await api.request('GET', path)).toMatchObject({ status: 401 });
    }
    for (const method of ['GET', 'POST'] as const) {
      const size = `/orders/${order}/licences/size?licences=1`;
      expect(await api.request(method, size, { token: admin.token })).toMatchObject({ status: 403 });
    }
  });

  test('are not those of the family of a colleague', async ({ api }) => {
    const { id, admin } = await importingSchool(api);
    const ana = await api.member('director_escuela', 'padre');
    await join(api, ana, id, 'schoolAdmin');
    const [luz = '', leo = ''] = await addChildren(api, ana, 2);
    const order = await payPlan(api, ana, PARENT_MONTHLY);
    const { held } = await licencesOf(ana, order);
    expect(held.map(({ holder }) => holder.uuid)).toEqual([luz, leo]);
    expect(await admin.client.call(listLicenceOrders, { query: {} })).toEqual([]);
    const licence = `/orders/${order}/licences/${held[0]?.id}`;
    for (const [method, path, json] of [
      ['GET', `/licences/${order}`],
      ['GET', `/orders/${order}/licences`],
      ['GET', `/orders/${order}/licences/people`],
      ['GET', `/orders/${order}/renewal`],
      ['POST', `${licence}/free`],
      ['POST', `${licence}/reassign`, { person: leo }],
    ] as const) {
      const asked = await api.request(method, path, { token: admin.token, ...(json && { json }) });
      expect([path, asked.status]).toEqual([path, 404]);
    }
    expect((await licencesOf(ana, order)).held).toHaveLength(2);
  });

  test('are never more than there are, however many calls come at once', async ({ api }) => {
    const { admin, id, order } = await payingSchool(api);
    const root = await api.member('admin');
    const body = { licences: 2, frees: [] };
    await root.client.call(changeLicenceSize, { params: { id: order }, body });
    const people = await Promise.all(Array.from({ length: 5 }, () => personOf(api, id, 'alumno')));
    const answers = await Promise.all(people.map(({ uuid }) => refusal(assign(admin, order, uuid))));
    const refused = [409, 'LICENCES_USED', []];
    expect(answers.filter((answer) => answer !== 'accepted')).toEqual([refused, refused, refused]);
    const { held } = await licencesOf(admin, order);
    expect(held.map(({ num }) => num)).toEqual([1, 2]);
    const roles = await Promise.all(people.map(async ({ uuid }) => (await rolesOf(api, uuid)).includes('Alumno-M')));
    expect(roles.filter(Boolean)).toHaveLength(2);
  });

  test('of one plan are one for each person, also from two schools at once', async ({ api }) => {
    const [one, two] = [await payingSchool(api), await payingSchool(api)];
    const luz = await personOf(api, one.id, 'alumno');
    await join(api, luz, two.id, 'student');
    const answers = await Promise.all([one, two].map(({ admin, order }) => refusal(assign(admin, order, luz.uuid))));
    expect(answers).toEqual(expect.arrayContaining(['accepted', [409, 'LICENCE_HELD', []]]));
  });

  test('are assigned once by a call that is repeated', async ({ api }) => {
    const { admin, id, order } = await payingSchool(api);
    const luz = await personOf(api, id, 'alumno');
    const call = { token: admin.token, json: { people: [luz.uuid] }, headers: { 'Idempotency-Key': `k-${luz.uuid}` } };
    const ask = () => api.request('POST', `/orders/${order}/licences`, call);
    const [first, second] = [await ask(), await ask()];
    expect([first.status, second.body]).toEqual([200, first.body]);
    expect((await licencesOf(admin, order)).held).toHaveLength(1);
  });

  test('become fewer as it was previewed, and from whom', async ({ api }) => {
    const { admin, id, order } = await payingSchool(api);
    const people: Member[] = [];
    for (let n = 0; n < 4; n += 1) people.push(await personOf(api, id, 'alumno'));
    const [luz, leo, eva, sol] = people.map(({ uuid }) => uuid);
    if (!luz || !leo || !eva || !sol) throw new Error('There are four');
    const { data } = await assign(admin, order, luz, leo, eva, sol);
    await admin.client.call(freeLicence, { params: { id: order, licence: data.held[0]?.id ?? '' } });
    const root = await api.member('admin');
    const params = { id: order };
    const preview = await root.client.call(previewLicenceSize, { params, query: { licences: 2 } });
    expect(preview.data.frees.map(({ holder }) => holder.uuid)).toEqual([sol]);
    const frees = preview.data.frees.map((licence) => licence.id);
    const change = (ids: string[]) =>
      root.client.call(changeLicenceSize, { params, body: { licences: 2, frees: ids } });
    expect(await refusal(change([]))).toEqual([409, 'LICENCES_CHANGED', []]);
    const { data: fewer } = await change(frees);
    expect(fewer).toMatchObject({
      total: 2,
      held: [
        { num: 1, holder: { uuid: eva } },
        { num: 2, holder: { uuid: leo } },
      ],
    });
    expect(fewer.freed[0]).toMatchObject({ holder: { uuid: sol }, reason: 'shrunk' });
    expect(await rolesOf(api, sol)).toEqual(['alumno']);
    expect(await refusal(assign(admin, order, luz))).toEqual([409, 'LICENCES_USED', []]);
    const licence = fewer.held[0]?.id ?? '';
    const moved = await admin.client.call(reassignLicence, { params: { id: order, licence }, body: { person: luz } });
    expect(moved.data.held[0]?.holder.uuid).toBe(luz);
    expect(moved.data.freed[0]).toMatchObject({ holder: { uuid: eva }, reason: 'reassigned' });
    expect([await rolesOf(api, eva), await rolesOf(api, luz)]).toEqual([['alumno'], ['Alumno-M', 'alumno']]);
  });
});

test("a teacher's licence is theirs, or of a student of their groups", async ({ api }) => {
  const rosa = await api.member('Maestro-I');
  const order = await payPlan(api, rosa, TEACHER_MONTHLY);
  const { id } = await importingSchool(api);
  const [taught, other] = [await personOf(api, id, 'alumno'), await personOf(api, id, 'alumno')];
  const { db } = api.app;
  const [section] = await db.insert(sections).values({ schoolId: id, level: 2 }).returning();
  const [group] = await db
    .insert(groups)
    .values({ sectionId: section?.id ?? '', name: '3 A', grade: 3, teacherId: rosa.id })
    .returning();
  const enrolment = { schoolId: id, companyId: id, level: 2, grade: 3 };
  await db.insert(schoolEnrolments).values([
    { ...enrolment, userId: taught.id, groupId: group?.id },
    { ...enrolment, userId: other.id },
  ]);
  const [licence] = (await licencesOf(rosa, order)).held;
  expect(licence?.holder.uuid).toBe(rosa.uuid);
  const give = (person: string) =>
    rosa.client.call(reassignLicence, { params: { id: order, licence: licence?.id ?? '' }, body: { person } });
  expect(await refusal(give(other.uuid))).toEqual([422, 'VALIDATION_FAILED', ['person']]);
  expect((await give(taught.uuid)).data.held).toMatchObject([{ num: 1, holder: { uuid: taught.uuid } }]);
  // The payer has the role of the plan, no matter who holds its licence.
  expect([await rolesOf(api, rosa.uuid), await rolesOf(api, taught.uuid)]).toEqual([
    ['Maestro-M'],
    ['Alumno-M', 'alumno'],
  ]);
});
