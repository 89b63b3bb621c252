import { cancelTransfer } from '@lia/sdk/licences/endpoints';
import { includedLicences } from '@lia/sdk/licences/rules';
import { getOrder } from '@lia/sdk/receipts/administration';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { endMemberships } from '../memberships/fulfil.ts';
import { memberships } from '../memberships/tables.ts';
import { orders } from '../payments/tables.ts';
import { test } from '../testing/api.ts';
import {
  buy,
  mark,
  payAtCheckout,
  payingSchool,
  purchasesOf,
  refusal,
  SCHOOL_ANNUAL,
} from '../testing/licencePurchases.ts';
import { licencesOf, payPlan } from '../testing/licences.ts';
import { licencePurchases } from './tables.ts';

const INCLUDED = includedLicences.escuela;
const DAY_MS = 86_400_000;

test('further licences that are paid after the period which they were ordered for are not given, and their money goes back', async ({
  api,
}) => {
  const { admin, order } = await payingSchool(api, SCHOOL_ANNUAL);
  const root = await api.member('admin');
  const bought = await buy(admin, order, 3, 'checkout');
  const byTransfer = await buy(admin, order, 4);
  const yesterday = new Date(Date.now() - DAY_MS);
  const [membership] = await api.app.db
    .update(memberships)
    .set({ paidUntil: yesterday })
    .where(eq(memberships.orderId, order))
    .returning();
  await api.app.db.update(orders).set({ periodEnd: yesterday }).where(eq(orders.id, order));
  await api.app.db
    .update(licencePurchases)
    .set({ until: yesterday })
    .where(eq(licencePurchases.membershipId, membership?.id ?? ''));
  await payPlan(api, admin, SCHOOL_ANNUAL);
  expect((await purchasesOf(admin, order)).purchases.map(({ init_point }) => init_point)).toEqual([null, null]);

  await payAtCheckout(api, bought);
  expect((await licencesOf(admin, order)).total).toBe(INCLUDED);
  await api.jobRunner.runDue();
  const shown = await root.client.call(getOrder, { params: { id: bought.id } });
  expect(shown).toMatchObject({ status: 'refunded', refunds: [{ reason: 'late', status: 'completed' }] });
  expect((await licencesOf(admin, order)).total).toBe(INCLUDED);

  expect(await refusal(mark(root, order, byTransfer.id, 'SPEI 8000'))).toEqual([409, 'PERIOD_ENDED']);
  const params = { id: order, purchase: byTransfer.id };
  expect((await admin.client.call(cancelTransfer, { params })).data.status).toBe('expired');
});

test('further licences that are paid after their membership ended are not given, and their money goes back', async ({
  api,
}) => {
  const { admin, order } = await payingSchool(api);
  const root = await api.member('admin');
  const bought = await buy(admin, order, 3, 'checkout');
  const byTransfer = await buy(admin, order, 4);
  await endMemberships(api.app.db, new Date(Date.now() + 60 * DAY_MS));
  await payAtCheckout(api, bought);
  await api.jobRunner.runDue();
  const shown = await root.client.call(getOrder, { params: { id: bought.id } });
  expect(shown).toMatchObject({ status: 'refunded', refunds: [{ reason: 'late', status: 'completed' }] });
  expect((await licencesOf(admin, order)).total).toBe(INCLUDED);
  expect(await refusal(mark(root, order, byTransfer.id, 'SPEI 8001'))).toEqual([409, 'PERIOD_ENDED']);
});
