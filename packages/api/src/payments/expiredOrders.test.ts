import { DAY_MS } from '@lia/sdk/calendar/durations';
import { listMyOrders, subscribeMember } from '@lia/sdk/memberships/endpoints';
import { decideSandboxVoucher } from '@lia/sdk/payments/sandboxCards';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { type RunningApi, test } from '../testing/api.ts';
import { cards, confirm, payer, paymentsOf, placeOrder, reconcileNow, statusOf, tokenise } from '../testing/cards.ts';
import { atTheCompany, openWay, payIntent, planOrder, secretIn, subscribe } from '../testing/secondPayments.ts';
import { CHECKOUT_DAYS } from './provider.ts';
import { orders } from './tables.ts';

const writtenAgo = async ({ app }: RunningApi, order: string, days: number): Promise<void> => {
  const createdAt = new Date(Date.now() - days * DAY_MS);
  await app.db.update(orders).set({ createdAt }).where(eq(orders.id, order));
};

const expired = {
  status: 409,
  body: { code: 'ORDER_EXPIRED', message: 'Este pedido venció. Empieza otra vez y verás el precio de hoy' },
};

describe('an order that is older than any checkout', () => {
  test.for(['card', 'oxxo'] as const)('is not paid any more (%s)', async (method, { api }) => {
    const order = await placeOrder(api);
    await writtenAgo(api, order, CHECKOUT_DAYS - 1);
    expect((await openWay(api, order, method)).status).toBe(200);
    await writtenAgo(api, order, CHECKOUT_DAYS + 1);
    expect(await openWay(api, order, method)).toMatchObject(expired);
  });

  test('is not paid by an intent that was opened before', async ({ api }) => {
    const order = await placeOrder(api);
    const secret = secretIn((await openWay(api, order, 'card')).body);
    await writtenAgo(api, order, CHECKOUT_DAYS - 1);
    await reconcileNow(api);
    expect(secretIn((await openWay(api, order, 'card')).body)).toBe(secret);
    await writtenAgo(api, order, CHECKOUT_DAYS + 1);
    await reconcileNow(api);
    await payIntent(api, secret);
    expect(await atTheCompany(api, order)).toMatchObject({ held: 0 });
  });

  test('begins no subscription', async ({ api }) => {
    const order = await planOrder(api);
    await writtenAgo(api, order, CHECKOUT_DAYS + 1);
    expect(await subscribe(api, order)).toMatchObject(expired);
    expect(await atTheCompany(api, order)).toEqual({ held: 0, running: 0 });
  });

  test('is not taken up by a member who subscribes once more', async ({ api }) => {
    const { client } = await api.member('maestro');
    const ask = async (number: string) => {
      const body = { email: 'ana@example.mx', prices: ['price_maestro-mensual'], currency: 'mxn' };
      return client.call(subscribeMember, { body: { ...body, payment_method: await tokenise(api, number) } });
    };
    await expect(ask(cards.declined)).rejects.toMatchObject({ status: 402, code: 'CARD_DECLINED' });
    const [refused] = (await client.call(listMyOrders)).data;
    await writtenAgo(api, refused?.id ?? '', CHECKOUT_DAYS + 1);
    const { data } = await ask(cards.good);
    expect(data).toMatchObject({ status: 'paid' });
    expect(data.order.id).not.toBe(refused?.id);
  });

  test('keeps the voucher that waits to be paid', async ({ api }) => {
    const order = await placeOrder(api);
    const secret = secretIn((await openWay(api, order, 'oxxo')).body);
    await confirm(api, { client_secret: secret, oxxo: payer });
    await reconcileNow(api);
    await writtenAgo(api, order, CHECKOUT_DAYS + 1);
    expect(secretIn((await openWay(api, order, 'oxxo')).body)).toBe(secret);
    expect(await statusOf(api, order)).toBe('pending');
  });

  test('keeps a voucher that was printed without a provider event', async ({ api }) => {
    const order = await placeOrder(api);
    const secret = secretIn((await openWay(api, order, 'oxxo')).body);
    const { voucher } = await confirm(api, { client_secret: secret, oxxo: payer, notifications: 0 });
    await writtenAgo(api, order, CHECKOUT_DAYS + 1);
    await reconcileNow(api);
    expect(await paymentsOf(api, order)).toMatchObject([{ method: 'oxxo', status: 'pending' }]);
    const params = { id: voucher?.id ?? '' };
    await api.visitor.call(decideSandboxVoucher, { params, body: { decision: 'paid' } });
    expect(await statusOf(api, order)).toBe('approved');
  });
});
