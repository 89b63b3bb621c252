import { randomUUID } from 'node:crypto';

import { donate } from '@lia/sdk/giving/endpoints';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { getPreapprovalCourse } from '@lia/sdk/payments/endpoints';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { paymentContextOf } from '../fulfilment.ts';
import type { RawAnswer, RunningApi } from '../../testing/api.ts';
import { donation, TOTAL } from '../../testing/donations.ts';
import { signedHeaders } from '../../testing/fakeMercadoPago.ts';
import type { Fault } from '../../testing/fakeServer.ts';
import { keys, openOrder, test } from '../../testing/mercadoPagoApi.ts';
import { providerOf } from '../configured.ts';
import { ProviderUnavailable } from '../provider.ts';
import { reconcile } from '../reconcile.ts';
import { findOrder } from '../store.ts';
import { refunds, providerEvents } from '../tables.ts';
import { MercadoPago } from './provider.ts';
import { manifest, verify } from './signature.ts';

const PESOS = TOTAL / 100;

const statusOf = async ({ app }: RunningApi, orderId: string) => (await findOrder(app.db, orderId))?.status;

/** Reconciles late enough to ask again what was asked a moment ago, after the jobs that are due by then. */
async function reconcileNow({ app, jobRunner }: RunningApi, now = new Date(Date.now() + 3_600_000)): Promise<void> {
  await jobRunner.runDue(now);
  await reconcile(paymentContextOf(app), providerOf(app), now);
}

/** A provider event as the documentation shows it; numbers are numbers, and the payment's id is a text. */
const event = (paymentId: number | string, id = Math.floor(Math.random() * 1e12)): string =>
  JSON.stringify({
    id,
    live_mode: true,
    type: 'payment',
    date_created: '2026-11-21T04:10:05.000-06:00',
    user_id: 987_654_321,
    api_version: 'v1',
    action: 'payment.updated',
    data: { id: String(paymentId) },
  });

const notify = (
  api: RunningApi,
  paymentId: number | string,
  { body = event(paymentId), headers = signedHeaders(String(paymentId)) } = {},
): Promise<RawAnswer> =>
  api.request('POST', `/payments/notifications/mercadopago?data.id=${paymentId}&type=payment`, { body, headers });

describe('a checkout at Mercado Pago', () => {
  test('is a preference that names the order and the way back', async ({ api, company }) => {
    const { orderId, initPoint } = await openOrder(api);
    const request = company.requests.findLast(({ path }) => path === '/checkout/preferences');
    expect(request?.headers).toMatchObject({
      authorization: 'Bearer APP_USR-1',
      'x-idempotency-key': `preference:${orderId}`,
    });
    const back = `${api.origin}/receipt`;
    expect(JSON.parse(request?.body ?? '')).toEqual({
      items: [
        {
          id: orderId,
          title: 'Membresía de reforzamiento académico',
          quantity: 3,
          unit_price: 3600,
          currency_id: 'MXN',
        },
      ],
      payer: { name: 'Lucía', surname: 'Herrera', email: donation.email },
      external_reference: orderId,
      back_urls: { success: back, pending: back, failure: back },
      notification_url: `${api.origin}/api/api/payments/notifications/mercadopago`,
      expires: true,
      expiration_date_to: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
    });
    expect(initPoint).toMatch(/^https:\/\/www\.mercadopago\.com\.mx\/checkout/);
    expect((await findOrder(api.app.db, orderId))?.preferenceId).toBe(new URL(initPoint).searchParams.get('pref_id'));
  });

  test.for([
    ['approved', 'accredited', 'approved'],
    ['pending', 'pending_waiting_payment', 'pending'],
    ['in_process', 'pending_review_manual', 'pending'],
    ['authorized', 'pending_capture', 'pending'],
    ['in_mediation', 'pending', 'approved'],
    ['rejected', 'cc_rejected_insufficient_amount', 'rejected'],
    ['cancelled', 'by_collector', 'rejected'],
    ['cancelled', 'expired', 'expired'],
    ['refunded', 'refunded', 'refunded'],
    ['charged_back', 'settled', 'refunded'],
    ['charged_back', 'reimbursed', 'approved'],
  ] as const)(
    'whose payment is %s (%s) makes its order %s',
    async ([status, status_detail, ordered], { api, company }) => {
      const { orderId } = await openOrder(api);
      const id = company.pay(orderId, PESOS, { status, status_detail });
      expect(await notify(api, id)).toMatchObject({ status: 200, body: { received: true } });
      expect(await statusOf(api, orderId)).toBe(ordered);
    },
  );

  test('follows a dispute whichever way it goes, and no answer that is older than the last', async ({
    api,
    company,
  }) => {
    const { orderId } = await openOrder(api);
    const id = company.pay(orderId, PESOS);
    const dispute = async (status_detail: string, minute: number) => {
      const date_last_updated = `2026-11-21T05:${minute}:00.000-06:00`;
      Object.assign(company.payments.get(id) ?? {}, { status: 'charged_back', status_detail, date_last_updated });
      await notify(api, id);
      const [entry] = await api.app.db.select().from(refunds).where(eq(refunds.orderId, orderId));
      return [await statusOf(api, orderId), entry?.status];
    };
    expect(await dispute('in_process', 10)).toEqual(['approved', undefined]);
    expect(await dispute('settled', 20)).toEqual(['refunded', 'completed']);
    expect(await dispute('reimbursed', 30)).toEqual(['approved', 'reversed']);
    expect(await dispute('settled', 25)).toEqual(['approved', 'reversed']);
    await dispute('settled', 40);
    expect(await statusOf(api, orderId)).toBe('refunded');
    const entries = await api.app.db.select().from(refunds).where(eq(refunds.orderId, orderId));
    expect(new Set(entries.map(({ status, amount }) => `${status} ${amount}`))).toEqual(
      new Set([`completed ${TOTAL}`, `reversed ${TOTAL}`]),
    );
  });

  test('that is paid in two tabs gives the second payment back, once, though an answer gets lost', async ({
    api,
    company,
  }) => {
    const { orderId } = await openOrder(api);
    const first = company.pay(orderId, PESOS);
    const second = company.pay(orderId, PESOS, { date_approved: '2026-11-21T04:10:09.000-06:00' });
    await notify(api, first);
    company.onRequest.listener = async ({ method, path }) => {
      if (method === 'GET' && path === `/v1/payments/${second}`) company.faults.push('answer lost');
    };
    await notify(api, second);
    company.onRequest.listener = null;
    company.faults.length = 0;
    expect(company.payments.get(second)?.status).toBe('refunded');
    await reconcileNow(api);
    await notify(api, second);
    const asked = company.requests.filter(({ path }) => path === `/v1/payments/${second}/refunds`);
    expect(new Set(asked.map(({ headers }) => headers['x-idempotency-key']))).toEqual(new Set([`refund:${second}`]));
    expect(company.payments.get(first)?.status).toBe('approved');
    expect(await statusOf(api, orderId)).toBe('approved');
    const entries = await api.app.db.select().from(refunds).where(eq(refunds.orderId, orderId));
    expect(entries).toMatchObject([
      { paymentId: String(second), reason: 'duplicate', status: 'completed', amount: TOTAL },
    ]);
  });

  test('whose payment goes back in part stays paid, and the part is booked', async ({ api, company }) => {
    const { orderId } = await openOrder(api);
    const id = company.pay(orderId, PESOS, { transaction_amount_refunded: 200.5 });
    await notify(api, id);
    await notify(api, id);
    expect(await statusOf(api, orderId)).toBe('approved');
    const entries = await api.app.db.select().from(refunds).where(eq(refunds.orderId, orderId));
    expect(entries).toMatchObject([{ reason: 'reported', status: 'completed', amount: 200_50 }]);
  });

  test('that was not reported is found by the reference of its order', async ({ api, company }) => {
    const { orderId } = await openOrder(api);
    company.pay(orderId, PESOS, { status: 'rejected', status_detail: 'cc_rejected_other_reason' });
    company.pay(orderId, PESOS);
    await reconcileNow(api);
    expect(await statusOf(api, orderId)).toBe('approved');
  });

  test('pays nothing of ours with too little, another currency, or the name of no order', async ({ api, company }) => {
    const { orderId } = await openOrder(api);
    const ids = [
      company.pay(orderId, PESOS - 0.01),
      company.pay(orderId, PESOS, { currency_id: 'BRL' }),
      company.pay("'; drop table orders", PESOS),
      company.pay(randomUUID(), PESOS),
    ];
    for (const id of ids) expect((await notify(api, id)).status).toBe(200);
    expect(await statusOf(api, orderId)).toBe('pending');
  });

  test('has a receipt for who knows the checkout as well, since its numbers can be guessed', async ({
    api,
    company,
  }) => {
    const { orderId, initPoint } = await openOrder(api);
    const payment_id = String(company.pay(orderId, PESOS));
    const params = { payment_id };
    const ask = (body: object) => api.visitor.call(getPreapprovalCourse, { params, body });
    await expect(ask({})).rejects.toMatchObject({ status: 404 });
    await expect(ask({ preference_id: 'another' })).rejects.toMatchObject({ status: 404 });
    const preference_id = new URL(initPoint).searchParams.get('pref_id') ?? '';
    await expect(ask({ preference_id })).resolves.toMatchObject({
      data: { data: { id: payment_id, status: 'approved' } },
    });
  });
});

describe('an event of Mercado Pago', () => {
  test('is believed by its signature alone, and changes nothing twice', async ({ api, company }) => {
    const { orderId } = await openOrder(api);
    const id = company.pay(orderId, PESOS);
    const genuine = signedHeaders(String(id));
    const forged: Record<string, string>[] = [
      { 'Content-Type': 'application/json' },
      { ...genuine, 'x-request-id': 'another' },
      { ...genuine, 'x-signature': 'ts=1,v1=00' },
      { ...genuine, 'x-signature': '' },
      signedHeaders(String(id), { secret: 'another' }),
      signedHeaders(String(id), { ts: String(Date.now() - 400_000) }),
      signedHeaders(String(id), { ts: String(Math.floor(Date.now() / 1000) + 400) }),
      signedHeaders(String(id + 1)),
    ];
    for (const headers of forged) expect(await notify(api, id, { headers })).toMatchObject({ status: 401 });
    expect(await statusOf(api, orderId)).toBe('pending');
    const body = event(id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => notify(api, id, { body })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const kept = await api.app.db
      .select()
      .from(providerEvents)
      .where(eq(providerEvents.paymentId, String(id)));
    expect(kept).toMatchObject([{ outcome: 'processed', type: 'payment.updated' }]);
    expect(await statusOf(api, orderId)).toBe('approved');
  });

  test('of a chargeback names its payment beside an id of more digits than a number keeps', async ({
    api,
    company,
  }) => {
    const { orderId } = await openOrder(api);
    const id = company.pay(orderId, PESOS, { status: 'charged_back', status_detail: 'settled' });
    const body = `{"id":114411153595,"type":"topic_chargebacks_wh","data":{"id":233000061680860123,"payment_id":${id}}}`;
    await notify(api, '233000061680860123', { body });
    expect(await statusOf(api, orderId)).toBe('refunded');
  });

  test('may have its time in seconds', async ({ api, company }) => {
    const { orderId } = await openOrder(api);
    const id = company.pay(orderId, PESOS);
    const headers = signedHeaders(String(id), { ts: String(Math.floor(Date.now() / 1000)) });
    expect(await notify(api, id, { headers })).toMatchObject({ status: 200 });
    expect(await statusOf(api, orderId)).toBe('approved');
  });

  test.for(['', '{', '[]', 'null', '{"id":1}', '{"id":1,"type":"payment","data":{}}'])(
    'that reads %j makes no sense',
    async (body, { api }) => {
      expect(await notify(api, 1, { body })).toMatchObject({ status: 400, body: { code: 'MALFORMED_REQUEST' } });
    },
  );

  test('names a payment by a number, or nothing of ours', async ({ api, company }) => {
    const before = company.requests.length;
    for (const id of ['../users/me', 'abc', '1?x=1']) expect(await notify(api, id)).toMatchObject({ status: 200 });
    expect(company.requests.length).toBe(before);
  });

  test('is signed over the id in small letters', () => {
    const at = new Date('2026-11-21T05:00:00Z');
    const { 'x-signature': signature = '' } = signedHeaders('abc', { ts: String(at.getTime()), requestId: 'r' });
    expect(manifest('ABC', 'r', '1')).toBe('id:abc;request-id:r;ts:1;');
    expect(verify(keys.webhookSecret, { signature, requestId: 'r', dataId: 'ABC' }, at)).toBe('genuine');
  });
});

test('a refund without a provider event is found the day after', async ({ api, company }) => {
  const { orderId } = await openOrder(api);
  const id = company.pay(orderId, PESOS);
  await notify(api, id);
  expect(await statusOf(api, orderId)).toBe('approved');
  const payment = company.payments.get(id);
  if (payment) Object.assign(payment, { status: 'refunded', transaction_amount_refunded: PESOS });
  await reconcileNow(api, new Date(Date.now() + 1.1 * 86_400_000));
  expect(await statusOf(api, orderId)).toBe('refunded');
});

describe('while Mercado Pago is not well', () => {
  const faults: Fault[] = ['silence', 'cut', 'answer lost', 500, 503, 429, 401, 'not json', 'no sense'];

  test.for(faults)('%s: nothing is known, and nothing is lost', async (fault, { api, company }) => {
    const impatient = new MercadoPago({ ...keys, apiUrl: company.url }, 200);
    const { orderId } = await openOrder(api);
    const id = company.pay(orderId, PESOS);
    company.outage.fault = fault;
    const request = {
      orderId,
      title: 'Donativo',
      quantity: 1,
      unit_price: 100,
      payer: { name: 'Ana', email: 'ana@example.mx' },
      backUrl: 'https://lia.example/receipt',
      notificationUrl: 'https://lia.example/notify',
    };
    await expect(impatient.lookUpPayment(String(id))).rejects.toBeInstanceOf(ProviderUnavailable);
    await expect(impatient.findPayments(orderId)).rejects.toBeInstanceOf(ProviderUnavailable);
    await expect(impatient.createCheckout(request)).rejects.toBeInstanceOf(ProviderUnavailable);
    company.outage.fault = null;
    expect(await impatient.lookUpPayment(String(id))).toMatchObject({ status: 'approved', orderId, amount: TOTAL });
  });

  test('one answer that makes no sense keeps no other order waiting', async ({ api, company }) => {
    const [first, second] = [await openOrder(api), await openOrder(api)];
    // A number that is none does not survive JSON.
    const id = company.pay(first.orderId, PESOS, { transaction_amount: NaN });
    company.pay(second.orderId, PESOS);
    await expect(reconcileNow(api)).rejects.toThrow('could not be reconciled');
    expect([await statusOf(api, first.orderId), await statusOf(api, second.orderId)]).toEqual(['pending', 'approved']);
    company.payments.delete(id);
  });

  test('it is left alone after a few questions', async ({ api, company }) => {
    for (let n = 0; n < 6; n += 1) await openOrder(api);
    company.outage.fault = 503;
    const before = company.requests.length;
    await expect(reconcileNow(api)).rejects.toThrow('does not answer');
    company.outage.fault = null;
    expect(company.requests.length - before).toBeLessThan(6);
  });

  test('a form answers that the provider is busy, and writes nothing', async ({ api, company }) => {
    company.outage.fault = 500;
    const key = newIdempotencyKey();
    const attempt = api.visitor.call(donate, { body: donation, idempotencyKey: key });
    await expect(attempt).rejects.toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
    company.outage.fault = null;
    const { data } = await api.visitor.call(donate, { body: donation, idempotencyKey: key });
    expect(data.init_point).toContain('mercadopago');
  });

  test('a provider event is kept, and processed when it is back', async ({ api, company }) => {
    const { orderId } = await openOrder(api);
    const id = company.pay(orderId, PESOS);
    company.outage.fault = 503;
    expect(await notify(api, id)).toMatchObject({ status: 200, body: { received: true } });
    expect(await statusOf(api, orderId)).toBe('pending');
    company.outage.fault = null;
    await reconcileNow(api);
    expect(await statusOf(api, orderId)).toBe('approved');
  });
});
