import { getDonation, listDonations } from '@lia/sdk/giving/endpoints';
import type { GiftStatus } from '@lia/sdk/giving/records';
import { decideSandboxCheckout, getPreapprovalCourse, getSandboxCheckout } from '@lia/sdk/payments/endpoints';
import type { CheckoutDecision } from '@lia/sdk/payments/schema';
import { count, eq } from 'drizzle-orm';
import { describe, expect, onTestFinished } from 'vitest';

import { paymentContextOf } from './fulfilment.ts';
import { buildServer } from '../server.ts';
import { type RawAnswer, type RunningApi, test } from '../testing/api.ts';
import { donation, type OpenDonation, openDonation, TOTAL } from '../testing/donations.ts';
import { providerOf, sandboxKey } from './configured.ts';
import { reconcile } from './reconcile.ts';
import { sign, SIGNATURE_HEADER } from './sandbox/signature.ts';
import { decideCheckout } from './sandbox/store.ts';
import { payments, providerEvents } from './tables.ts';

const WEBHOOK = '/payments/notifications/sandbox';

async function decide(api: RunningApi, { preferenceId }: OpenDonation, decision: CheckoutDecision): Promise<URL> {
  const answer = await api.visitor.call(decideSandboxCheckout, {
    params: { preference_id: preferenceId },
    body: { decision },
  });
  return new URL(answer.back_url);
}

/** Decides at the provider, whose event is then lost. Returns the payment's id. */
async function decideUnheard(
  api: RunningApi,
  { preferenceId }: OpenDonation,
  status: CheckoutDecision,
): Promise<string> {
  const decided = await decideCheckout(api.app.db, preferenceId, status);
  if (!decided) throw new Error('The checkout could not be decided');
  return decided.paymentId;
}

async function statusOf(api: RunningApi, { orderId }: OpenDonation): Promise<GiftStatus | undefined> {
  const admin = await api.member('admin');
  const donations = await admin.client.call(listDonations, { query: {} });
  return donations.find((it) => it.order_id === orderId)?.status;
}

const eventBody = (paymentId: string, eventId: string) =>
  JSON.stringify({ id: eventId, type: 'payment', data: { id: paymentId } });

interface Forgery {
  at?: Date;
  signature?: string;
  key?: Uint8Array;
}

async function notify(
  api: RunningApi,
  body: string,
  { at = new Date(), key, signature }: Forgery = {},
): Promise<RawAnswer> {
  const given = signature ?? sign(key ?? sandboxKey(api.app), Buffer.from(body), at);
  const headers = { 'Content-Type': 'application/json', [SIGNATURE_HEADER]: given };
  return api.request('POST', WEBHOOK, { body, headers });
}

async function eventsOf(api: RunningApi, paymentId: string) {
  return api.app.db.select().from(providerEvents).where(eq(providerEvents.paymentId, paymentId));
}

describe('a sandbox checkout', () => {
  test('is open until it is decided', async ({ api }) => {
    const open = await openDonation(api);
    const checkout = await api.visitor.call(getSandboxCheckout, { params: { preference_id: open.preferenceId } });
    expect(checkout).toEqual({
      preference_id: open.preferenceId,
      title: 'Membresía de reforzamiento académico',
      quantity: 3,
      unit_price: 3600_00,
      total: TOTAL,
      status: 'open',
    });
    expect(await statusOf(api, open)).toBe('pending');
  });

  for (const decision of ['approved', 'rejected', 'pending'] as const) {
    test(`takes the visitor to the receipt of a payment that is ${decision}`, async ({ api }) => {
      const open = await openDonation(api);
      const back = await decide(api, open, decision);
      expect(back.origin + back.pathname).toBe(`${api.origin}/receipt`);
      expect(back.searchParams.get('preference_id')).toBe(open.preferenceId);
      expect(await statusOf(api, open)).toBe(decision);

      const payment_id = back.searchParams.get('payment_id') ?? '';
      // It came in by the webhook, not by the visitor.
      expect(await eventsOf(api, payment_id)).toMatchObject([{ processedAt: expect.any(Date) }]);
      const receipt = await api.visitor.call(getPreapprovalCourse, { params: { payment_id }, body: {} });
      expect(receipt.data.data).toMatchObject({
        id: payment_id,
        application_id: open.orderId,
        status: decision,
        reason: 'donation',
        payer_email: donation.email,
        payer_first_name: 'Lucía',
        payer_last_name: 'Herrera',
        transaction_amount: 10_800,
        additional_info: { items: [{ quantity: 3, unit_price: 3600 }] },
      });
    });
  }

  test('may be decided after it was left pending, and then no more', async ({ api }) => {
    const open = await openDonation(api);
    await decide(api, open, 'pending');
    await decide(api, open, 'approved');
    expect(await statusOf(api, open)).toBe('approved');
    for (const decision of ['pending', 'approved', 'rejected'] as const) {
      await expect(decide(api, open, decision)).rejects.toMatchObject({ status: 409, code: 'CHECKOUT_DECIDED' });
    }
    expect(await statusOf(api, open)).toBe('approved');
  });

  test('takes another payment after a refused one, from whose receipt it is reached, until it is paid', async ({
    api,
  }) => {
    const open = await openDonation(api);
    const receiptAfter = async (decision: CheckoutDecision) => {
      const payment_id = (await decide(api, open, decision)).searchParams.get('payment_id') ?? '';
      const receipt = await api.visitor.call(getPreapprovalCourse, { params: { payment_id }, body: {} });
      return receipt.data.data;
    };
    const refused = await receiptAfter('rejected');
    expect(refused).toMatchObject({
      status: 'rejected',
      checkout: `${api.origin}/sandbox/checkout/${open.preferenceId}`,
    });
    const again = await receiptAfter('rejected');
    expect(again.id).not.toBe(refused.id);
    expect(await statusOf(api, open)).toBe('rejected');
    const paid = await receiptAfter('approved');
    expect(paid).toMatchObject({ status: 'approved', application_id: open.orderId, checkout: null });
    expect(await statusOf(api, open)).toBe('approved');
    await expect(decide(api, open, 'approved')).rejects.toMatchObject({ status: 409, code: 'CHECKOUT_DECIDED' });
    const later = await api.visitor.call(getPreapprovalCourse, { params: { payment_id: refused.id }, body: {} });
    expect(later.data.data).toMatchObject({ status: 'rejected', checkout: null });
  });

  test('is decided once when two decide at the same moment', async ({ api }) => {
    const open = await openDonation(api);
    const both = await Promise.allSettled([decide(api, open, 'approved'), decide(api, open, 'approved')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('is not there by another name, and knows its words', async ({ api }) => {
    const { preferenceId } = await openDonation(api);
    expect(await api.request('GET', '/sandbox/checkouts/nothing')).toMatchObject({ status: 404 });
    const json = { decision: 'approved' };
    expect(await api.request('POST', '/sandbox/checkouts/nothing/decision', { json })).toMatchObject({ status: 404 });
    for (const decision of ['open', 'stolen', 1, null, undefined, ['approved']]) {
      const path = `/sandbox/checkouts/${preferenceId}/decision`;
      expect(await api.request('POST', path, { json: { decision } })).toMatchObject({ status: 422 });
    }
  });
});

describe('the webhook', () => {
  test('changes nothing the second to tenth time', async ({ api }) => {
    const open = await openDonation(api);
    const paymentId = await decideUnheard(api, open, 'approved');
    const body = eventBody(paymentId, `${paymentId}:once`);
    const answers = await Promise.all(Array.from({ length: 10 }, () => notify(api, body)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await eventsOf(api, paymentId)).toHaveLength(1);
    const [kept] = await api.app.db.select({ n: count() }).from(payments).where(eq(payments.id, paymentId));
    expect(kept?.n).toBe(1);
    expect(await statusOf(api, open)).toBe('approved');
  });

  test('believes the provider and not the order of its events', async ({ api }) => {
    const open = await openDonation(api);
    const paymentId = await decideUnheard(api, open, 'pending');
    await decideUnheard(api, open, 'approved');
    // The later event arrives first, then the older one, all at once with a third.
    for (const event of ['approved', 'pending']) await notify(api, eventBody(paymentId, `${paymentId}:${event}`));
    await Promise.all(['c', 'a', 'b'].map((event) => notify(api, eventBody(paymentId, `${paymentId}:${event}`))));
    expect(await statusOf(api, open)).toBe('approved');
    expect(await eventsOf(api, paymentId)).toHaveLength(5);
  });

  test('moves nothing by itself: it asks', async ({ api }) => {
    const open = await openDonation(api);
    const paymentId = await decideUnheard(api, open, 'rejected');
    const lie = JSON.stringify({
      id: `${paymentId}:lie`,
      type: 'payment',
      data: { id: paymentId },
      status: 'approved',
    });
    expect((await notify(api, lie)).status).toBe(200);
    expect(await statusOf(api, open)).toBe('rejected');
  });

  test('takes note of what is none of our payments', async ({ api }) => {
    expect((await notify(api, eventBody('unknown', 'event of no payment'))).status).toBe(200);
    const other = JSON.stringify({ id: 'a plan', type: 'plan', data: { id: '1' } });
    expect(await notify(api, other)).toMatchObject({ status: 200, body: { received: true } });
  });

  test('refuses what is not signed by the provider, and stores nothing of it', async ({ api }) => {
    const open = await openDonation(api);
    const paymentId = await decideUnheard(api, open, 'approved');
    const body = eventBody(paymentId, `${paymentId}:forged`);
    const minutes = (n: number) => new Date(Date.now() + n * 60_000);
    const forgeries: Forgery[] = [
      { signature: '' },
      { signature: `ts=1,v1=${'0'.repeat(64)}` },
      { key: new TextEncoder().encode('a key of my own') },
      { key: api.app.secret },
      { at: minutes(-6) },
      { at: minutes(6) },
    ];
    for (const forgery of forgeries) {
      expect(await notify(api, body, forgery)).toMatchObject({ status: 401, body: { code: 'SIGNATURE_INVALID' } });
    }
    const unsigned = await api.request('POST', WEBHOOK, { body, headers: { 'Content-Type': 'application/json' } });
    expect(unsigned.status).toBe(401);
    const moved = body.replace(paymentId, 'x'.repeat(paymentId.length));
    const signature = sign(sandboxKey(api.app), Buffer.from(body), new Date());
    expect((await notify(api, moved, { signature })).status).toBe(401);

    expect(await eventsOf(api, paymentId)).toEqual([]);
    expect(await statusOf(api, open)).toBe('pending');
  });

  test.for(['', '{', '[]', 'null', '{"id":1}', '{"id":"a","type":"payment","data":null}', 'a=b'])(
    'cannot read %j, signed as it may be',
    async (body, { api }) => {
      expect(await notify(api, body)).toMatchObject({ status: 400, body: { code: 'MALFORMED_REQUEST' } });
    },
  );

  test('is not there for a provider that is not configured, nor for anything huge', async ({ api }) => {
    const json = { id: '1' };
    expect(await api.request('POST', '/payments/notifications/mercadopago', { json })).toMatchObject({ status: 404 });
    expect((await notify(api, 'x'.repeat(2_000_000))).status).toBe(413);
  });
});

describe('the reconciler', () => {
  const reconcileNow = ({ app }: RunningApi) =>
    reconcile(paymentContextOf(app), providerOf(app), new Date(Date.now() + 3_600_000));

  test('asks for payments whose provider event never came', async ({ api }) => {
    const [approved, rejected, waiting] = [await openDonation(api), await openDonation(api), await openDonation(api)];
    await decideUnheard(api, approved, 'approved');
    await decideUnheard(api, rejected, 'rejected');
    await reconcileNow(api);
    const statuses = [await statusOf(api, approved), await statusOf(api, rejected), await statusOf(api, waiting)];
    expect(statuses).toEqual(['approved', 'rejected', 'pending']);
  });

  test('begins with the server', async ({ api }) => {
    const open = await openDonation(api);
    await decideUnheard(api, open, 'approved');
    const { config, db } = api.app;
    const { server } = await buildServer({ config, db, staticApps: { portal: '', console: '', embed: '' } });
    onTestFinished(() => server.close());
    await server.ready();
    await expect.poll(() => statusOf(api, open)).toBe('approved');
  });

  test('does no harm when several run at once', async ({ api }) => {
    const open = await openDonation(api);
    await decideUnheard(api, open, 'approved');
    await Promise.all([reconcileNow(api), reconcileNow(api), reconcileNow(api)]);
    expect(await statusOf(api, open)).toBe('approved');
  });
});

describe('a receipt', () => {
  test('is there although the provider event never came: the provider is asked', async ({ api }) => {
    const open = await openDonation(api);
    const payment_id = await decideUnheard(api, open, 'approved');
    const receipt = await api.visitor.call(getPreapprovalCourse, { params: { payment_id }, body: {} });
    expect(receipt.data.data.status).toBe('approved');
    expect(await statusOf(api, open)).toBe('approved');
  });

  test('is not there for an unknown payment', async ({ api }) => {
    const open = await openDonation(api);
    const unknown = { status: 404, body: { code: 'NOT_FOUND' } };
    for (const id of ['1', 'x'.repeat(24), open.orderId, open.preferenceId]) {
      expect(await api.request('POST', `/getPreapprovalCourse/${id}`, { json: {} })).toMatchObject(unknown);
      expect(await api.request('POST', `/getPreapproval/${id}`, { json: {} })).toMatchObject(unknown);
    }
  });

  test('is not asked for with a body of another kind', async ({ api }) => {
    const json = { order_id: { $ne: null } };
    expect((await api.request('POST', '/getPreapprovalCourse/1', { json })).status).toBe(422);
  });
});

test('the console shows the payment of a donation', async ({ api }) => {
  const open = await openDonation(api);
  const back = await decide(api, open, 'approved');
  const admin = await api.member('admin');
  const listed = await admin.client.call(listDonations, { query: { filter: '{"status":"approved"}' } });
  const id = listed.find((it) => it.order_id === open.orderId)?.id ?? '';
  await expect(admin.client.call(getDonation, { params: { id } })).resolves.toMatchObject({
    status: 'approved',
    payment_id: back.searchParams.get('payment_id'),
  });
});
