import { ApiError } from '@lia/sdk/http/error';
import { listMyOrders, storeOrder, subscribeMember } from '@lia/sdk/memberships/endpoints';
import { decideSandboxCheckout } from '@lia/sdk/payments/endpoints';
import { refundSandboxPayment, renewSandboxSubscription } from '@lia/sdk/payments/sandboxCards';
import type { BillQuestion } from '@lia/sdk/receipts/bills';
import { decideInvoiceRequest, listInvoiceRequests } from '@lia/sdk/receipts/administration';
import { getMyBill, listMyBills, requestInvoice } from '@lia/sdk/receipts/endpoints';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { subscriptions } from '../payments/tables.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { tokenise } from '../testing/cards.ts';
import { invoiceRequest } from '../testing/receipts.ts';

const status = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 200,
    (error: unknown) => (error instanceof ApiError ? error.status : error),
  );

const billOf = async ({ client }: Member, query: BillQuestion = {}) => (await client.call(getMyBill, { query })).data;
const billsOf = async ({ client }: Member) => (await client.call(listMyBills)).data;

/** Orders the monthly plan on a checkout, and pays it. Returns what the checkout is known by. */
async function orderPlan(api: RunningApi, { client }: Member): Promise<{ order_id: string; preference_id: string }> {
  const { order, redirect } = await client.call(storeOrder, { body: { id_licenses_type: 5 } });
  const preference_id = redirect.split('/').at(-1) ?? '';
  await api.visitor.call(decideSandboxCheckout, { params: { preference_id }, body: { decision: 'approved' } });
  return { order_id: order.id, preference_id };
}

/** Subscribes by card. Returns the subscription's id. */
async function subscribe(api: RunningApi, { client, username }: Member): Promise<string> {
  const { data } = await client.call(subscribeMember, {
    body: {
      payment_method: await tokenise(api),
      email: `${username}@example.com`,
      prices: ['price_maestro-mensual'],
      currency: 'mxn',
    },
  });
  const [row] = await api.app.db.select().from(subscriptions).where(eq(subscriptions.orderId, data.order.id));
  return row?.id ?? '';
}

describe('a bill', () => {
  test('is found by any id of its order, and by its owner alone', async ({ api }) => {
    const [rosa, other] = [await api.member('maestro'), await api.member('maestro')];
    const { order_id, preference_id } = await orderPlan(api, rosa);
    const bill = await billOf(rosa, { order_id });
    expect(bill).toMatchObject({
      order_id,
      folio: expect.stringMatching(/^LIA-\d{6}$/),
      payer_name: 'Ana López',
      payer_email: `${rosa.username}@example.com`,
      reason: 'membership',
      lines: [{ title: 'Plan mensual para maestros', quantity: 1, unit_price: 199_00 }],
      total: 199_00,
      cancelled_at: null,
      invoice: null,
    });
    expect(new Date(bill.period_end ?? 0).getTime()).toBeGreaterThan(new Date(bill.paid_at).getTime());

    await orderPlan(api, other);
    const questions: BillQuestion[] = [{ order_id }, { payment_id: bill.payment_id }, { preference_id }];
    for (const question of questions) {
      expect(await billOf(rosa, question)).toEqual(bill);
      expect(await status(billOf(other, question))).toBe(404);
    }
    expect(await billOf(rosa)).toEqual(bill);
    expect(await billsOf(rosa)).toEqual([bill]);
    expect((await billsOf(other)).map((one) => one.order_id)).not.toContain(order_id);
  });

  test('is that of the latest period of a subscription, and of each in the list', async ({ api }) => {
    const rosa = await api.member('maestro');
    const preapproval_id = await subscribe(api, rosa);
    const first = await billOf(rosa, { preapproval_id });
    const params = { id: preapproval_id };
    await api.visitor.call(renewSandboxSubscription, { params, body: { decision: 'approved' } });
    const second = await billOf(rosa, { preapproval_id });
    expect(second.folio).not.toBe(first.folio);
    expect(second.order_id).not.toBe(first.order_id);
    expect((await billsOf(rosa)).map(({ folio }) => folio)).toEqual([second.folio, first.folio]);
    expect(await status(billOf(await api.member('maestro'), { preapproval_id }))).toBe(404);
  });

  test('shows the status of its invoice, and the refund', async ({ api }) => {
    const [rosa, admin] = [await api.member('maestro'), await api.member('admin')];
    await subscribe(api, rosa);
    const { id, payment_id, folio } = await billOf(rosa);
    await rosa.client.call(requestInvoice, { params: { id }, body: invoiceRequest });
    expect((await billOf(rosa)).invoice).toMatchObject({
      status: 'pending',
      rfc: invoiceRequest.rfc,
      name: invoiceRequest.name,
      note: null,
    });
    const [asked] = await admin.client.call(listInvoiceRequests, { query: { filter: JSON.stringify({ q: folio }) } });
    const decision = { status: 'rejected', note: 'El RFC no existe' } as const;
    await admin.client.call(decideInvoiceRequest, { params: { id: asked?.id ?? '' }, body: decision });
    expect((await billOf(rosa)).invoice).toMatchObject(decision);
    await rosa.client.call(requestInvoice, { params: { id }, body: invoiceRequest });
    expect((await billOf(rosa)).invoice).toMatchObject({ status: 'pending' });

    await api.visitor.call(refundSandboxPayment, { params: { id: payment_id }, body: {} });
    expect((await billOf(rosa)).cancelled_at).toMatch(/Z$/);
  });

  test('stands in a list with pages, as orders do', async ({ api }) => {
    const rosa = await api.member('maestro');
    for (let n = 0; n < 3; n += 1) await orderPlan(api, rosa);
    for (const path of ['/me/bills', '/me/orders']) {
      const ask = (range: string) => api.request('GET', `${path}?range=${range}`, { token: rosa.token });
      const ids = ({ body }: { body: unknown }) => Object(body).data.map(({ id }: { id: string }) => id);
      const all = await ask('[0,9]');
      expect(all.headers.get('content-range')).toBe('items 0-2/3');
      const [first, second] = [await ask('[0,1]'), await ask('[2,3]')];
      expect(first.headers.get('content-range')).toBe('items 0-1/3');
      expect(second.headers.get('content-range')).toBe('items 2-2/3');
      expect([...ids(first), ...ids(second)]).toEqual(ids(all));
      expect((await ask('[3,1]')).status).toBe(422);
    }
  });

  test('there is none for an unpaid order, nor for an unknown one', async ({ api }) => {
    const rosa = await api.member('maestro');
    expect(await status(billOf(rosa))).toBe(404);
    const { order } = await rosa.client.call(storeOrder, { body: { id_licenses_type: 5 } });
    expect((await rosa.client.call(listMyOrders)).data).toHaveLength(1);
    for (const order_id of [order.id, 'nada', "' or true --"]) {
      expect(await status(billOf(rosa, { order_id }))).toBe(404);
    }
    expect(await billsOf(rosa)).toEqual([]);
    expect(await status(api.visitor.call(getMyBill, { query: {} }))).toBe(401);
    expect(await status(api.visitor.call(listMyBills))).toBe(401);
  });
});
