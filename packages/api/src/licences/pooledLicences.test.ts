import { randomUUID } from 'node:crypto';

import {
  assignOrderLicences,
  buyLicences,
  freeLicence,
  listCandidates,
  listLicencePurchases,
  markTransfer,
  reassignLicence,
} from '@lia/sdk/licences/endpoints';
import type { OrderLicences } from '@lia/sdk/licences/records';
import { includedLicences } from '@lia/sdk/licences/rules';
import { getRenewal } from '@lia/sdk/renewals/endpoints';
import { deactivateUser } from '@lia/sdk/users/endpoints';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { schoolMembers } from '../institutions/tables.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { importingSchool } from '../testing/imports.ts';
import { join, licencesOf, payPlan } from '../testing/licences.ts';
import { refusal } from '../testing/refusal.ts';

const SCHOOL_MONTHLY = 8;

const NOT_FOUND = [404, 'NOT_FOUND', []];
const NOT_FOR_THEM = (field: string) => [422, 'VALIDATION_FAILED', [field]];

/** Two schools with an administrator each, and one who runs both and pays the plan that both use. */
async function pool(api: RunningApi) {
  const [one, two] = [await importingSchool(api), await importingSchool(api)];
  const payer = await api.member('admin_escuela');
  await join(api, payer, one.id, 'schoolAdmin');
  await join(api, payer, two.id, 'schoolAdmin');
  const person = async (role: 'alumno' | 'maestro_secundaria', ...schools: number[]) => {
    const member = await api.member(role);
    for (const id of schools) await join(api, member, id, role === 'alumno' ? 'student' : 'teacher');
    return member;
  };
  return { one, two, payer, person, order: await payPlan(api, payer, SCHOOL_MONTHLY) };
}

const assign = async ({ client }: Member, id: string, ...people: string[]) =>
  (await client.call(assignOrderLicences, { params: { id }, body: { people } })).data;

const leave = ({ app }: RunningApi, { id }: Member, schoolId: number) =>
  app.db
    .update(schoolMembers)
    .set({ until: sql`now()` })
    .where(and(eq(schoolMembers.userId, id), eq(schoolMembers.schoolId, schoolId)));

const holdersIn = ({ held }: Pick<OrderLicences['data'], 'held'>) => held.map(({ holder }) => holder.uuid);
const formerIn = ({ freed }: OrderLicences['data']) => freed.map(({ holder }) => holder?.uuid);

const candidates = async ({ client }: Member, id: string, q = '') =>
  (await client.call(listCandidates, { params: { id }, query: { q } })).data.map(({ uuid }) => uuid);

describe('licences of a plan that two schools use', () => {
  test('show people of their own schools, and of the others how many', async ({ api }) => {
    const { one, two, payer, person, order } = await pool(api);
    const [luz, leo] = [await person('alumno', one.id), await person('alumno', two.id)];
    const eva = await person('maestro_secundaria', one.id, two.id);
    await assign(payer, order, luz.uuid, leo.uuid, eva.uuid);
    const all = [luz.uuid, leo.uuid, eva.uuid];
    for (const everything of [payer, await api.member('admin')]) {
      const shown = await licencesOf(everything, order);
      expect([holdersIn(shown), shown.elsewhere]).toEqual([all, []]);
    }
    for (const [admin, own, elsewhere] of [
      [one.admin, [luz.uuid, eva.uuid], [2]],
      [two.admin, [leo.uuid, eva.uuid], [1]],
    ] as const) {
      const shown = await licencesOf(admin, order);
      expect([holdersIn(shown), shown.elsewhere]).toEqual([own, elsewhere]);
      expect([...(await candidates(admin, order))].toSorted()).toEqual(own.toSorted());
    }
    expect(await candidates(one.admin, order, leo.username)).toEqual([]);
    expect(await candidates(two.admin, order, leo.username)).toEqual([leo.uuid]);
    expect([...(await candidates(payer, order))].toSorted()).toEqual(all.toSorted());

    for (const { id } of (await licencesOf(payer, order)).held.slice(0, 2)) {
      await payer.client.call(freeLicence, { params: { id: order, licence: id } });
    }
    const [theirs, others] = [await licencesOf(one.admin, order), await licencesOf(two.admin, order)];
    expect([formerIn(theirs), theirs.elsewhere]).toEqual([[luz.uuid], []]);
    expect([formerIn(others), others.elsewhere]).toEqual([[leo.uuid], []]);
    expect(formerIn(await licencesOf(payer, order))).toEqual(expect.arrayContaining([luz.uuid, leo.uuid]));
  });

  test('change for people of their own schools alone', async ({ api }) => {
    const { one, two, payer, person, order } = await pool(api);
    const [luz, sol] = [await person('alumno', one.id), await person('alumno', one.id)];
    const [leo, max] = [await person('alumno', two.id), await person('alumno', two.id)];
    const { held } = await assign(payer, order, luz.uuid, leo.uuid);
    const [own = '', others = ''] = held.map(({ id }) => id);
    const { client } = one.admin;
    const before = await licencesOf(payer, order);
    const unknown = randomUUID();
    for (const licence of [others, unknown]) {
      const params = { id: order, licence };
      expect(await refusal(client.call(freeLicence, { params }))).toEqual(NOT_FOUND);
      const body = { person: sol.uuid };
      expect(await refusal(client.call(reassignLicence, { params, body }))).toEqual(NOT_FOUND);
    }
    const params = { id: order, licence: own };
    for (const stranger of [max.uuid, unknown]) {
      expect(await refusal(assign(one.admin, order, sol.uuid, stranger))).toEqual(NOT_FOR_THEM('people'));
      const body = { person: stranger };
      expect(await refusal(client.call(reassignLicence, { params, body }))).toEqual(NOT_FOR_THEM('person'));
    }
    expect(await licencesOf(payer, order)).toEqual(before);

    expect(holdersIn(await assign(one.admin, order, sol.uuid))).toEqual([luz.uuid, sol.uuid]);
    const { data: freed } = await client.call(freeLicence, { params });
    expect([holdersIn(freed), freed.elsewhere, formerIn(freed)]).toEqual([[sol.uuid], [2], [luz.uuid]]);
    const licence = freed.held[0]?.id ?? '';
    const moved = await client.call(reassignLicence, { params: { id: order, licence }, body: { person: luz.uuid } });
    expect(holdersIn(moved.data)).toEqual([luz.uuid]);
    // What the other school's licence was freed to stays theirs, also once it is free.
    await payer.client.call(freeLicence, { params: { id: order, licence: others } });
    expect(await refusal(client.call(freeLicence, { params: { id: order, licence: others } }))).toEqual(NOT_FOUND);
    const again = await payer.client.call(reassignLicence, {
      params: { id: order, licence: moved.data.held[0]?.id ?? '' },
      body: { person: max.uuid },
    });
    expect(holdersIn(again.data)).toEqual([max.uuid]);
  });

  test('stay with the school that someone left, until another of them has them', async ({ api }) => {
    const { one, two, payer, person, order } = await pool(api);
    const [luz, leo] = [await person('alumno', one.id), await person('alumno', one.id)];
    await assign(payer, order, luz.uuid, leo.uuid);
    await leave(api, luz, one.id);
    await leave(api, leo, one.id);
    await join(api, leo, two.id, 'student');
    const [theirs, others] = [await licencesOf(one.admin, order), await licencesOf(two.admin, order)];
    expect([holdersIn(theirs), theirs.elsewhere]).toEqual([[luz.uuid], [2]]);
    expect([holdersIn(others), others.elsewhere]).toEqual([[leo.uuid], [1]]);
    // The other school is not theirs because who pays left it.
    await leave(api, payer, two.id);
    expect(holdersIn(await licencesOf(payer, order))).toEqual([luz.uuid, leo.uuid]);
    const sol = await person('alumno', two.id);
    await join(api, payer, two.id, 'schoolAdmin');
    await assign(payer, order, sol.uuid);
    await leave(api, payer, two.id);
    expect(holdersIn(await licencesOf(one.admin, order))).not.toContain(sol.uuid);
  });

  test('are not freed with the account of someone who has theirs of another school', async ({ api }) => {
    const { one, two, payer, person, order } = await pool(api);
    const eva = await person('maestro_secundaria', two.id);
    await assign(payer, order, eva.uuid);
    await leave(api, eva, two.id);
    await api.app.db.insert(schoolMembers).values({ userId: eva.id, schoolId: one.id, role: 'parent' });
    const deactivate = ({ client }: Member) =>
      refusal(client.call(deactivateUser, { params: { id: eva.uuid }, body: { free_licences: true } }));
    expect(await deactivate(one.admin)).toEqual([409, 'USER_HOLDS_LICENCE', []]);
    expect(holdersIn(await licencesOf(payer, order))).toEqual([eva.uuid]);
    expect(await deactivate(payer)).toBe('accepted');
    expect(holdersIn(await licencesOf(payer, order))).toEqual([]);
  });

  test('that end with the period are counted where their holders are of another school', async ({ api }) => {
    const { one, two, payer, order } = await pool(api);
    const root = await api.member('admin');
    const { offer } = (await payer.client.call(listLicencePurchases, { params: { id: order } })).data;
    const { data } = await payer.client.call(buyLicences, {
      params: { id: order },
      body: { licences: 3, method: 'transfer', total: 3 * (offer?.unit_price ?? 0) },
    });
    const paid_on = new Date(Date.now() - 43_200_000).toISOString().slice(0, 10);
    await root.client.call(markTransfer, {
      params: { id: order, purchase: data.id },
      body: { paid_on, bank_reference: randomUUID() },
    });
    const { db } = api.app;
    const people = await db
      .insert(users)
      .values(
        Array.from({ length: includedLicences.escuela + 3 }, (_, n) => ({
          username: `pool-${order}-${n}`,
          passwordHash: 'none',
          name: 'Luz',
          lastName: `Ríos ${n}`,
          role: ['alumno'],
        })),
      )
      .returning({ userId: users.id, uuid: users.uuid });
    const ofOne = includedLicences.escuela + 1;
    await db
      .insert(schoolMembers)
      .values(
        people.map(({ userId }, n) => ({ userId, schoolId: n < ofOne ? one.id : two.id, role: 'student' as const })),
      );
    await assign(payer, order, ...people.map(({ uuid }) => uuid));
    const renewal = async ({ client }: Member) => {
      const query = { licences: includedLicences.escuela };
      const { frees, frees_elsewhere } = (await client.call(getRenewal, { params: { id: order }, query })).data;
      return [holdersIn({ held: frees }), frees_elsewhere];
    };
    const last = people.slice(-3).map(({ uuid }) => uuid);
    expect(await renewal(one.admin)).toEqual([last.slice(0, 1), 2]);
    expect(await renewal(two.admin)).toEqual([last.slice(1), 1]);
    for (const everything of [payer, root]) expect(await renewal(everything)).toEqual([last, 0]);
  });
});
