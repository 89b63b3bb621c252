import { dayOf } from '@lia/sdk/calendar/instants';
import { buyLicences, listLicencePurchases, markTransfer } from '@lia/sdk/licences/endpoints';
import type { PurchaseMethod } from '@lia/sdk/licences/purchaseRules';
import type { LicencePurchase } from '@lia/sdk/licences/purchaseSchema';
import { decideSandboxCheckout } from '@lia/sdk/payments/endpoints';

import type { Member, RunningApi } from './api.ts';
import { importingSchool } from './imports.ts';
import { payPlan } from './licences.ts';

export const [SCHOOL_MONTHLY, SCHOOL_ANNUAL] = [8, 9];

export const today = () => dayOf(new Date().toISOString());

/** A school with its administrator, whose plan is paid once. */
export async function payingSchool(api: RunningApi, plan = SCHOOL_MONTHLY) {
  const school = await importingSchool(api);
  return { ...school, order: await payPlan(api, school.admin, plan) };
}

/** What further licences cost, and those that were ordered. */
export const purchasesOf = async ({ client }: Member, id: string) =>
  (await client.call(listLicencePurchases, { params: { id } })).data;

/** Orders licences at the price that is offered. */
export async function buy(buyer: Member, id: string, licences: number, method: PurchaseMethod = 'transfer') {
  const { offer } = await purchasesOf(buyer, id);
  const total = licences * (offer?.unit_price ?? 0);
  return (await buyer.client.call(buyLicences, { params: { id }, body: { licences, method, total } })).data;
}

/** Pays an order of licences on the page of its checkout. */
export async function payAtCheckout(api: RunningApi, { init_point }: LicencePurchase): Promise<void> {
  const params = { preference_id: init_point?.split('/').at(-1) ?? '' };
  await api.visitor.call(decideSandboxCheckout, { params, body: { decision: 'approved' } });
}

/** Marks an order of licences as paid by a bank transfer of today. */
export const mark = ({ client }: Member, id: string, purchase: string, bank_reference: string) =>
  client.call(markTransfer, { params: { id, purchase }, body: { paid_on: today(), bank_reference } });
