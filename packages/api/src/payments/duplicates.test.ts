import { getOrder } from '@lia/sdk/receipts/administration';
import { and, eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, inject } from 'vitest';

import { outbox } from '../platform/mail/tables.ts';
import { test } from '../testing/api.ts';
import { cards, openIntent, paymentsOf, PLAN_TOTAL, placeOrder, reconcileNow, statusOf } from '../testing/cards.ts';
import { emailsTo } from '../testing/mail.ts';
import { context } from '../testing/receipts.ts';
import {
  atTheCompany,
  entriesOf,
  openWay,
  payIntent,
  payVoucher,
  planOrder,
  secretIn,
  subscribe,
} from '../testing/secondPayments.ts';
import { cardsOf } from './configured.ts';
import { settleAll } from './reconcile.ts';
import { carryOutRefund } from './refund.ts';

describe('two cards at the same moment', () => {
  test('charge one, and the other gets a 409', async ({ api }) => {
    const order = await planOrder(api);
    const answers = await Promise.all([subscribe(api, order), subscribe(api, order), subscribe(api, order)]);
    const paid = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(paid.length).toBeGreaterThan(0);
    for (const { status, body } of refused) {
      expect({ status, body }).toMatchObject({ status: 409, body: { code: 'ORDER_BEING_PAID' } });
    }
    await reconcileNow(api);
    expect(await atTheCompany(api, order)).toEqual({ held: PLAN_TOTAL, running: 1 });
    expect(await statusOf(api, order)).toBe('approved');
    expect(await entriesOf(api, order)).toEqual([]);
  });

  test('and vouchers, in any number and order, never leave more with us than the order costs', async ({ api }) => {
    const ways = fc.constantFrom('card', 'oxxo', 'sub', 'careful', 'declined');
    await fc.assert(
      fc.asyncProperty(fc.array(ways, { minLength: 2, maxLength: 5 }), async (chosen) => {
        const order = await planOrder(api);
        const payOne = async (way: (typeof chosen)[number]): Promise<void> => {
          if (way === 'sub') await subscribe(api, order);
          else if (way === 'careful') await subscribe(api, order, cards.careful);
          else if (way === 'declined') await subscribe(api, order, cards.declined);
          else {
            const { status, body } = await openWay(api, order, way);
            expect([200, 409]).toContain(status);
            if (status === 409) return;
            const pay = way === 'card' ? payIntent : payVoucher;
            await pay(api, secretIn(body)).catch(() => null);
          }
        };
        await Promise.all(chosen.map(payOne));
        await reconcileNow(api);
        await reconcileNow(api);
        const { held, running } = await atTheCompany(api, order);
        const isPaid = (await statusOf(api, order)) === 'approved';
        expect(held).toBe(isPaid ? PLAN_TOTAL : 0);
        expect(running).toBeLessThanOrEqual(1);
        for (const { status, reason } of await entriesOf(api, order))
          expect([status, reason]).toEqual(['completed', 'duplicate']);
      }),
      // What the embedded engine may do otherwise, locking, shows in each run; the number is for the rules.
      { numRuns: inject('template').engine === 'pglite' ? 4 : 12 },
    );
  }, 120_000);
});

describe('a second payment that came all the same', () => {
  test('is refunded once, however often it is reported, and is shown in the console and emailed to its payer', async ({
    api,
  }) => {
    const orderId = await placeOrder(api, { payer_email: 'doble@example.mx' });
    const [first, second] = [await openIntent(api, orderId), await openIntent(api, orderId, 'card', 1)];
    await payIntent(api, first.clientSecret);
    await payIntent(api, second.clientSecret);
    await Promise.all(Array.from({ length: 5 }, () => settleAll(context(api), cardsOf(api.app), orderId)));
    const [wanted] = await entriesOf(api, orderId);
    if (!wanted) throw new Error('Nothing is to go back');
    await Promise.all(Array.from({ length: 5 }, () => carryOutRefund(context(api), cardsOf(api.app), wanted)));
    await reconcileNow(api);
    expect(await atTheCompany(api, orderId)).toEqual({ held: PLAN_TOTAL, running: 0 });
    expect(await statusOf(api, orderId)).toBe('approved');
    const kept = await paymentsOf(api, orderId);
    expect(kept.map(({ id, status, refunded }) => [id, status, refunded])).toEqual([
      [first.id, 'approved', 0],
      [second.id, 'refunded', PLAN_TOTAL],
    ]);
    const admin = await api.member('admin');
    const shown = await admin.client.call(getOrder, { params: { id: orderId } });
    expect(shown).toMatchObject({
      status: 'approved',
      cancelled_at: null,
      refunds: [{ payment_id: second.id, reason: 'duplicate', status: 'completed', amount: PLAN_TOTAL }],
    });
    const emails = await emailsTo(api, 'doble@example.mx');
    expect(emails.map(({ subject }) => subject)).toContain('Te devolvimos $298.00 m.n.');
    expect(
      await api.app.db.$count(outbox, and(eq(outbox.kind, 'refund'), eq(outbox.recipient, 'doble@example.mx'))),
    ).toBe(1);
  });
});
