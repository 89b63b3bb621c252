import {
  cancelMembership,
  getMyMembership,
  payMembership,
  storeOrder,
  subscribeMember,
} from '@lia/sdk/memberships/endpoints';
import { firstTerms, priceIdOf } from '@lia/sdk/memberships/rules';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { schoolMembers } from '../institutions/tables.ts';
import { found } from '../platform/errors.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { tokenise } from '../testing/cards.ts';
import { importingSchool } from '../testing/imports.ts';
import { join, payPlan } from '../testing/licences.ts';
import { refusal } from '../testing/refusal.ts';

const [MONTHLY, ANNUAL] = [8, 9];
const REFUSED = [409, 'SCHOOL_PLAN_PAID_BY_OTHER', []];

const order = ({ client }: Member, id: number) => client.call(storeOrder, { body: { id_licenses_type: id } });

const subscribe = async (api: RunningApi, { client }: Member) => {
  const body = { email: 'luz@example.mx', prices: [priceIdOf(found(firstTerms[7]))], currency: 'mxn' as const };
  return (await client.call(subscribeMember, { body: { ...body, payment_method: await tokenise(api) } })).data.order.id;
};

const pay = ({ client }: Member) => {
  const item = { title: 'Plan anual', unit_price: found(firstTerms[8]).price };
  const payer = { name: 'Luz', surname: 'Soto', email: 'luz@example.mx', phone: '5512345678' };
  return client.call(payMembership, { body: { id_licenses_type: ANNUAL, payer, item, quantity: 1 } });
};

test('a school is not sold a second plan, which its other administrators see with who pays it', async ({ api }) => {
  const { id: school, admin: emiliano } = await importingSchool(api);
  const luz = await api.member('admin_escuela');
  await join(api, luz, school, 'schoolAdmin');
  expect(await luz.client.call(getMyMembership)).toMatchObject({ data: null, school_plans: [], school_paid: false });

  const id = await subscribe(api, emiliano);
  const shown = await luz.client.call(getMyMembership);
  expect(shown).toMatchObject({
    data: null,
    school_paid: true,
    school_plans: [{ order: id, type: 'escuela', membership: 'mensual', status: 'active', cancelled: false }],
  });
  expect(shown.school_plans[0]?.payer).not.toBe('');
  expect(shown.school_plans[0]?.schools).toMatch(/^Escuela de pruebas \d+$/);
  // Whose it is pays it as before.
  expect(await emiliano.client.call(getMyMembership)).toMatchObject({ school_plans: [], school_paid: false });

  for (const call of [() => subscribe(api, luz), () => order(luz, MONTHLY), () => order(luz, ANNUAL), () => pay(luz)]) {
    expect(await refusal(call())).toEqual(REFUSED);
  }
  // Who pays changes the plan, and what they cancelled another may take over.
  expect(await refusal(order(emiliano, ANNUAL))).toBe('accepted');
  await emiliano.client.call(cancelMembership);
  expect(await luz.client.call(getMyMembership)).toMatchObject({
    school_paid: false,
    school_plans: [{ cancelled: true }],
  });
  await payPlan(api, luz, ANNUAL);
  // Now both pay, and either may go on.
  expect(await refusal(order(luz, ANNUAL))).toBe('accepted');
});

test('a plan is sold for a school that has none, and once who paid left the school', async ({ api }) => {
  const { id: first, admin: emiliano } = await importingSchool(api);
  const { id: second } = await importingSchool(api);
  const luz = await api.member('director_escuela');
  await join(api, luz, first, 'schoolAdmin');
  await payPlan(api, emiliano, ANNUAL);
  expect(await refusal(order(luz, ANNUAL))).toEqual(REFUSED);

  await join(api, luz, second, 'schoolAdmin');
  expect(await luz.client.call(getMyMembership)).toMatchObject({
    school_paid: false,
    school_plans: [{ plan: ANNUAL }],
  });
  expect(await refusal(order(luz, ANNUAL))).toBe('accepted');

  await api.app.db.update(schoolMembers).set({ until: new Date() }).where(eq(schoolMembers.userId, emiliano.id));
  expect(await luz.client.call(getMyMembership)).toMatchObject({ school_paid: false, school_plans: [] });
});
