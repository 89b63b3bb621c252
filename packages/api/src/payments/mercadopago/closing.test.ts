import { describe, expect } from 'vitest';

import type { RunningApi } from '../../testing/api.ts';
import { orderOf, statusOf } from '../../testing/cards.ts';
import { TOTAL } from '../../testing/donations.ts';
import { openOrder, test } from '../../testing/mercadoPagoApi.ts';
import { closeCheckout } from '../closeCheckout.ts';
import { providerOf } from '../configured.ts';
import { paymentContextOf } from '../fulfilment.ts';
import { settleAll } from '../reconcile.ts';

const PESOS = TOTAL / 100;

test('a checkout is closed by ending its preference now; an unknown one is closed', async ({ api, company }) => {
  const { orderId, initPoint } = await openOrder(api);
  const id = new URL(initPoint).searchParams.get('pref_id') ?? '';
  await providerOf(api.app).closeCheckout(id);
  const { method, path, body } = company.requests.at(-1) ?? { method: '', path: '', body: '{}' };
  expect([method, path]).toEqual(['PUT', `/checkout/preferences/${id}`]);
  const sent: { expires: boolean; expiration_date_to: string } = JSON.parse(body);
  expect(sent.expires).toBe(true);
  expect(Date.parse(sent.expiration_date_to)).toBeLessThanOrEqual(Date.now());
  await expect(providerOf(api.app).closeCheckout('nobody-knows')).resolves.toBeUndefined();
  expect(await statusOf(api, orderId)).toBe('pending');
});

describe('a checkout that is closed while a slip of it waits', () => {
  const close = async (api: RunningApi, orderId: string): Promise<void> =>
    closeCheckout(paymentContextOf(api.app), providerOf(api.app), await orderOf(api, orderId));

  test('has the slip cancelled', async ({ api, company }) => {
    const { orderId } = await openOrder(api);
    const id = company.pay(orderId, PESOS, { status: 'pending', status_detail: 'pending_waiting_payment' });
    await close(api, orderId);
    expect(company.payments.get(id)).toMatchObject({ status: 'cancelled', status_detail: 'by_collector' });
    expect(await statusOf(api, orderId)).toBe('rejected');
  });

  test('keeps one that was paid meanwhile', async ({ api, company }) => {
    const { orderId } = await openOrder(api);
    const id = company.pay(orderId, PESOS, { status: 'pending', status_detail: 'pending_waiting_payment' });
    await settleAll(paymentContextOf(api.app), providerOf(api.app), orderId);
    Object.assign(company.payments.get(id) ?? {}, { status: 'approved', status_detail: 'accredited' });
    await expect(providerOf(api.app).cancelPayment(String(id))).resolves.toBeUndefined();
    await close(api, orderId);
    expect(await statusOf(api, orderId)).toBe('approved');
  });
});
