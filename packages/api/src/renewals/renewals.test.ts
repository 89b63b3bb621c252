import { randomUUID } from 'node:crypto';

import {
  assignOrderLicences,
  buyLicences,
  changeLicenceSize,
  listLicencePurchases,
  markTransfer,
  previewLicenceSize,
  previewLicenceRefund,
  refundTransfer,
} from '@lia/sdk/licences/endpoints';
import { includedLicences } from '@lia/sdk/licences/rules';
import { setPlanTerms } from '@lia/sdk/memberships/administration';
import { getMyMembership, listMyOrders, storeOrder, subscribeMember } from '@lia/sdk/memberships/endpoints';
import { renewSandboxSubscription } from '@lia/sdk/payments/sandboxCards';
import { chooseRenewal, getRenewal } from '@lia/sdk/renewals/endpoints';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect } from 'vitest';

import { configuredPayments } from '../payments/configured.ts';
import { subscriptions } from '../payments/tables.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { orderOf, tokenise } from '../testing/cards.ts';
import { importingSchool } from '../testing/imports.ts';
import { addChildren, join, licencesOf, payPlan } from '../testing/licences.ts';
import { refusal } from '../testing/refusal.ts';
import { setUpcomingCharges } from './charges.ts';

const SCHOOL_MONTHLY = 8;
const INCLUDED = includedLicences.escuela;
const [PLAN, LICENCE] = [2499_00, 24_99];
const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);
const TODAY = new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10);

/** Has a member pay a plan by card; answers the order. */
async function subscribe(api: RunningApi, { client }: Member, price: string, amount: number): Promise<string> {
  const payment_method = await tokenise(api);
  const body = { payment_method, email: 'ana@example.mx', prices: [price], currency: 'mxn', amount };
  return (await client.call(subscribeMember, { body })).data.order.id;
}

async function subscribedSchool(api: RunningApi) {
  const school = await importingSchool(api);
  return { ...school, order: await subscribe(api, school.admin, 'price_escuela-mensual', PLAN) };
}

/** Has the card company charge the next period, and what follows from that. */
async function renew(api: RunningApi, order: string): Promise<void> {
  await api.jobRunner.runDue();
  const [subscription] = await api.app.db.select().from(subscriptions).where(eq(subscriptions.orderId, order));
  const params = { id: subscription?.id ?? '' };
  await api.visitor.call(renewSandboxSubscription, { params, body: { decision: 'approved' } });
  await api.jobRunner.runDue();
}

/** Orders and pays further licences by bank transfer. */
async function buy(api: RunningApi, buyer: Member, id: string, licences: number): Promise<string> {
  const root = await api.member('admin');
  const { offer } = (await buyer.client.call(listLicencePurchases, { params: { id } })).data;
  const body = { licences, method: 'transfer' as const, total: licences * (offer?.unit_price ?? 0) };
  const { data } = await buyer.client.call(buyLicences, { params: { id }, body });
  const transfer = { paid_on: TODAY, bank_reference: randomUUID() };
  await root.client.call(markTransfer, { params: { id, purchase: data.id }, body: transfer });
  return data.id;
}

async function takeBack(api: RunningApi, id: string, purchase: string): Promise<void> {
  const { client } = await api.member('admin');
  const params = { id, purchase };
  const { data } = await client.call(previewLicenceRefund, { params });
  await client.call(refundTransfer, { params, body: { frees: data.frees.map((licence) => licence.id) } });
}

const renewalOf = async ({ client }: Member, id: string, licences?: number) =>
  (await client.call(getRenewal, { params: { id }, query: licences === undefined ? {} : { licences } })).data;

const choose = async ({ client }: Member, id: string, licences: number) =>
  (await client.call(chooseRenewal, { params: { id }, body: { licences }, idempotencyKey: randomUUID() })).data;

/** What the latest order of a member cost. */
const lastCharge = async ({ client }: Member) => (await client.call(listMyOrders)).data[0]?.total;

describe('a renewal that a card pays', () => {
  test('charges the licences that were bought, and those alone that are kept', async ({ api }) => {
    const { admin, order } = await subscribedSchool(api);
    // What one that is bought later costs, before there is any.
    const before = { licences: INCLUDED, further: 0, licence_price: LICENCE, total: PLAN };
    expect((await renewalOf(admin, order)).next).toMatchObject(before);
    const purchase = await buy(api, admin, order, 20);
    const shown = await renewalOf(admin, order);
    expect(shown).toMatchObject({ automatic: true, licences: INCLUDED + 20, least: INCLUDED, chosen: null });
    expect(shown.next).toMatchObject({ further: 20, licence_price: LICENCE, total: PLAN + 20 * LICENCE });
    await renew(api, order);
    expect(await lastCharge(admin)).toBe(PLAN + 20 * LICENCE);
    expect((await licencesOf(admin, order)).total).toBe(INCLUDED + 20);
    // The renewal pays them now: what was paid for their first period takes none with it.
    await takeBack(api, order, purchase);
    expect((await licencesOf(admin, order)).total).toBe(INCLUDED + 20);

    for (const licences of [INCLUDED - 1, INCLUDED + 21]) {
      expect(await refusal(choose(admin, order, licences))).toEqual([422, 'VALIDATION_FAILED', ['licences']]);
    }
    expect((await renewalOf(admin, order, INCLUDED + 5)).chosen).toBeNull();
    expect((await choose(admin, order, INCLUDED + 5)).next.total).toBe(PLAN + 5 * LICENCE);
    expect((await choose(admin, order, INCLUDED + 20)).chosen).toBeNull();
    await choose(admin, order, INCLUDED + 5);
    expect((await licencesOf(admin, order)).total).toBe(INCLUDED + 20);
    await renew(api, order);
    expect(await lastCharge(admin)).toBe(PLAN + 5 * LICENCE);
    expect((await licencesOf(admin, order)).total).toBe(INCLUDED + 5);
    expect(await renewalOf(admin, order)).toMatchObject({ chosen: null, next: { further: 5 } });
  });

  test('takes the licences of the highest numbers, which the preview names, and keeps the quantity', async ({
    api,
  }) => {
    const ana = await api.member('padre');
    const children = await addChildren(api, ana, 3);
    const order = await subscribe(api, ana, 'price_padre-mensual', 3 * 149_00);
    const preview = await renewalOf(ana, order, 1);
    expect(preview.next).toMatchObject({ licences: 1, quantity: 1, total: 149_00 });
    expect(preview.frees.map(({ holder }) => holder.uuid)).toEqual(children.slice(1));
    expect((await choose(ana, order, 2)).frees.map(({ holder }) => holder.uuid)).toEqual(children.slice(2));
    await renew(api, order);
    const { total, held, freed } = await licencesOf(ana, order);
    expect([total, held.map(({ holder }) => holder.uuid)]).toEqual([2, children.slice(0, 2)]);
    expect(freed.map(({ reason }) => reason)).toEqual(['shrunk']);
    const [renewal] = (await ana.client.call(listMyOrders)).data;
    expect(await orderOf(api, renewal?.id ?? '')).toMatchObject({ quantity: 2, unit_price: 149_00, total: 298_00 });
    const { data: mine } = await ana.client.call(getMyMembership);
    expect(mine?.licences).toHaveLength(2);
  });

  test('costs less once the plan does, and no more where it costs more', async ({ api }) => {
    const root = await api.member('admin');
    const price = (pesos: number) =>
      root.client.call(setPlanTerms, { body: { plan: 'maestro-mensual', price: pesos }, idempotencyKey: randomUUID() });
    const teacher = await api.member('maestro');
    const order = await subscribe(api, teacher, 'price_maestro-mensual', 199_00);
    await price(250);
    await setUpcomingCharges(configuredPayments(api.app), inDays(31));
    await renew(api, order);
    expect(await lastCharge(teacher)).toBe(199_00);
    await price(150);
    expect((await renewalOf(teacher, order)).next.total).toBe(150_00);
    // Renewals of the next days are looked through, since a price changes by itself as well.
    await setUpcomingCharges(configuredPayments(api.app), inDays(62));
    await renew(api, order);
    expect(await lastCharge(teacher)).toBe(150_00);
    await price(199);
    await renew(api, order);
    expect(await lastCharge(teacher)).toBe(150_00);
  });

  test('is decided by who pays or runs the school, and read by no one else', async ({ api }) => {
    const [{ admin, order }, other] = [await subscribedSchool(api), await importingSchool(api)];
    const path = `/orders/${order}/renewal`;
    expect(await api.request('GET', path)).toMatchObject({ status: 401 });
    for (const member of [other.admin, await api.member('Maestro-M'), await api.member('Padre-M')]) {
      expect(await api.request('GET', path, { token: member.token })).toMatchObject({ status: 404 });
      const json = { licences: INCLUDED };
      expect(await api.request('POST', path, { token: member.token, json })).toMatchObject({ status: 404 });
    }
    expect(await api.request('GET', `${path}?licences=x`, { token: admin.token })).toMatchObject({ status: 422 });
    expect((await renewalOf(await api.member('admin'), order)).licences).toBe(INCLUDED);
  });
});

describe('a plan that is paid again by its payer', () => {
  test('costs what the licences that are kept cost, as shown, and has them', async ({ api }) => {
    const { admin } = await importingSchool(api);
    const order = await payPlan(api, admin, SCHOOL_MONTHLY);
    await buy(api, admin, order, 20);
    await choose(admin, order, INCLUDED + 10);
    const { automatic, next } = await renewalOf(admin, order);
    expect([automatic, next.total]).toEqual([false, PLAN + 10 * LICENCE]);
    const ask = (unit_price?: number) =>
      admin.client.call(storeOrder, { body: { id_licenses_type: SCHOOL_MONTHLY, unit_price } });
    for (const unseen of [undefined, PLAN, PLAN + 20 * LICENCE]) {
      expect(await refusal(ask(unseen))).toEqual([422, 'VALIDATION_FAILED', ['unit_price']]);
    }
    const again = await payPlan(api, admin, SCHOOL_MONTHLY, next.total);
    expect(await orderOf(api, again)).toMatchObject({
      title: 'Plan mensual para escuelas (licencias adicionales: 10)',
      total: PLAN + 10 * LICENCE,
      status: 'approved',
    });
    // The period that has all of them is not over.
    expect((await licencesOf(admin, again)).total).toBe(INCLUDED + 20);
    expect((await renewalOf(admin, again)).next).toMatchObject({ further: 10, total: PLAN + 10 * LICENCE });
  });
});

type Step = { kind: 'buy' | 'refund' | 'choose' | 'renew' | 'give' | 'assign'; at: number };

test('licences are those included, paid and given, at the price that was shown, over any periods', async ({ api }) => {
  const kinds = fc.constantFrom<Step['kind']>('buy', 'refund', 'choose', 'renew', 'renew', 'give', 'assign');
  const steps = fc.array(fc.record({ kind: kinds, at: fc.nat({ max: 5 }) }), { minLength: 5, maxLength: 10 });
  const root = await api.member('admin');
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const { admin, id, order } = await subscribedSchool(api);
      // Licences that are paid beside the plan, and given beside both; what this period's purchases added.
      const model = { paid: 0, given: 0, bought: new Map<string, number>() };
      for (const { kind, at } of taken) {
        if (kind === 'buy') {
          model.bought.set(await buy(api, admin, order, at + 1), at + 1);
          model.paid += at + 1;
        }
        const [[purchase, licences] = []] = model.bought;
        if (kind === 'refund' && purchase !== undefined) {
          await takeBack(api, order, purchase);
          model.paid -= licences ?? 0;
          model.bought.delete(purchase);
        }
        if (kind === 'choose') {
          const { least, licences: most } = await renewalOf(admin, order);
          await choose(admin, order, Math.min(most, least + at));
        }
        if (kind === 'give') {
          const params = { id: order };
          const size = INCLUDED + model.paid + at;
          const { data } = await root.client.call(previewLicenceSize, { params, query: { licences: size } });
          const frees = data.frees.map((licence) => licence.id);
          await root.client.call(changeLicenceSize, { params, body: { licences: size, frees } });
          model.given = at;
        }
        if (kind === 'assign') {
          const student = await api.member('alumno');
          await join(api, student, id, 'student');
          await admin.client.call(assignOrderLicences, { params: { id: order }, body: { people: [student.uuid] } });
        }
        if (kind === 'renew') {
          const { next, licences: before } = await renewalOf(admin, order);
          await renew(api, order);
          expect(await lastCharge(admin)).toBe(next.total);
          model.paid -= before - next.licences;
          expect(next.total).toBe(PLAN + model.paid * LICENCE);
          model.bought.clear();
        }
        const { total, held } = await licencesOf(root, order);
        expect(total).toBe(INCLUDED + model.paid + model.given);
        expect(held.length).toBeLessThanOrEqual(total);
        expect(held.every(({ num }) => num <= total)).toBe(true);
      }
    }),
    { numRuns: 4 },
  );
});
