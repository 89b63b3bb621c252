import { getOverview } from '@lia/sdk/overview/endpoints';
import { SIGN_IN_WEEKS } from '@lia/sdk/overview/rules';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { schoolMembers } from '../institutions/tables.ts';
import { type Member, test } from '../testing/api.ts';
import { payPlan } from '../testing/licences.ts';
import { personIn, runSchool } from '../testing/users.ts';

const SCHOOL_MONTHLY = 8;

const overviewOf = async ({ client }: Pick<Member, 'client'>) => (await client.call(getOverview)).data;

test('a school counts its own people, seats and sign-ins, and no others', async ({ api }) => {
  const [own, other] = [await runSchool(api), await runSchool(api)];
  await personIn(api, own.id, 'alumno');
  await personIn(api, own.id, 'alumno');
  await personIn(api, own.id, 'maestro');
  const [gone, left] = [await personIn(api, own.id, 'maestro'), await personIn(api, own.id, 'maestro')];
  await api.app.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, gone.id));
  await api.app.db
    .update(schoolMembers)
    .set({ since: new Date(2025, 1), until: new Date(2025, 7) })
    .where(eq(schoolMembers.userId, left.id));
  await personIn(api, other.id, 'alumno');

  const first = await overviewOf(own.director);
  expect(first.people).toEqual([
    { kind: 'students', count: 2 },
    { kind: 'teachers', count: 1 },
    { kind: 'schools', count: 1 },
  ]);
  expect(first.seats).toBeNull();
  expect(first.sign_ins).toHaveLength(SIGN_IN_WEEKS);
  // Each of its people signed in once, and one of them has left.
  expect(first.sign_ins.map(({ value }) => value)).toEqual([...Array<number>(SIGN_IN_WEEKS - 1).fill(0), 5]);

  await payPlan(api, own.director, SCHOOL_MONTHLY);
  expect((await overviewOf(own.director)).seats).toEqual({ used: 0, total: 100 });
  expect((await overviewOf(other.director)).seats).toBeNull();

  const admin = await overviewOf(await api.member('admin'));
  expect(admin.people.find(({ kind }) => kind === 'students')?.count).toBeGreaterThanOrEqual(3);
  expect(admin.imports).toEqual([]);
  for (const role of ['maestro', 'padre', 'alumno', 'Escuela-I'] as const) {
    await expect(overviewOf(await api.member(role))).rejects.toMatchObject({ status: 403 });
  }
  expect((await api.request('GET', '/overview')).status).toBe(401);
});
