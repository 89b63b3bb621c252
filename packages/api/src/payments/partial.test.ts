import { refundSandboxPayment } from '@lia/sdk/payments/sandboxCards';
import { getOrder } from '@lia/sdk/receipts/administration';
import * as fc from 'fast-check';
import { describe, expect } from 'vitest';

import { latestReceipt } from '../receipts/store.ts';
import { type RunningApi, test } from '../testing/api.ts';
import { confirm, openIntent, paymentsOf, PLAN_TOTAL, placeOrder, statusOf, tokenise } from '../testing/cards.ts';
import { emailsTo } from '../testing/mail.ts';

async function paidByCard(api: RunningApi, payer_email = 'parte@example.mx'): Promise<{ orderId: string; id: string }> {
  const orderId = await placeOrder(api, { payer_email });
  const { id, clientSecret } = await openIntent(api, orderId);
  await confirm(api, { client_secret: clientSecret, payment_method: await tokenise(api) });
  return { orderId, id };
}

const give = (api: RunningApi, id: string, amount?: number, notifications = 1) =>
  api.visitor.call(refundSandboxPayment, {
    params: { id },
    body: { ...(amount !== undefined && { amount }), notifications },
  });

async function shownTo(api: RunningApi, orderId: string) {
  const admin = await api.member('admin');
  return admin.client.call(getOrder, { params: { id: orderId } });
}

describe('a part of a payment that goes back', () => {
  test('is booked and shown, and the order stands', async ({ api }) => {
    const { orderId, id } = await paidByCard(api);
    await give(api, id, 50_00, 5);
    expect(await statusOf(api, orderId)).toBe('approved');
    expect(await shownTo(api, orderId)).toMatchObject({
      status: 'approved',
      cancelled_at: null,
      payments: [{ id, status: 'approved', refunded: 50_00 }],
      refunds: [{ payment_id: id, reason: 'reported', status: 'completed', amount: 50_00 }],
    });
    expect((await latestReceipt(api.app.db, orderId))?.cancelledAt).toBeNull();
    const emails = await emailsTo(api, 'parte@example.mx');
    expect(emails.map(({ subject }) => subject)).toContain('Te devolvimos $50.00 m.n.');
  });

  test('and then the rest: the order goes back', async ({ api }) => {
    const { orderId, id } = await paidByCard(api);
    await give(api, id, 100_00);
    await give(api, id);
    expect(await statusOf(api, orderId)).toBe('refunded');
    expect(await shownTo(api, orderId)).toMatchObject({
      payments: [{ status: 'refunded', refunded: PLAN_TOTAL }],
      refunds: [{ amount: 100_00 }, { amount: PLAN_TOTAL - 100_00 }],
      cancelled_at: expect.any(String),
    });
  });

  test('of any sizes adds up to the company’s total', async ({ api }) => {
    const parts = fc.array(fc.record({ amount: fc.integer({ min: 1, max: 120_00 }), heard: fc.nat({ max: 3 }) }), {
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(parts, async (given) => {
        const { orderId, id } = await paidByCard(api);
        let sum = 0;
        for (const { amount, heard } of given) {
          if (sum + amount > PLAN_TOTAL) continue;
          await give(api, id, amount, heard);
          sum += amount;
        }
        if (sum < PLAN_TOTAL) {
          // The provider event of a last one brings all before it.
          await give(api, id, 1);
          sum += 1;
        }
        const [payment] = await paymentsOf(api, orderId);
        expect(payment?.refunded).toBe(sum);
        const { refunds, status } = await shownTo(api, orderId);
        expect(refunds.reduce((all, { amount }) => all + amount, 0)).toBe(sum);
        expect(status).toBe(sum === PLAN_TOTAL ? 'refunded' : 'approved');
      }),
      { numRuns: 10 },
    );
  }, 60_000);
});
