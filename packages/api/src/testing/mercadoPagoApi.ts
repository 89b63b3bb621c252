import { donate } from '@lia/sdk/giving/endpoints';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { test as base } from 'vitest';

import { type RunningApi, startApi } from './api.ts';
import { donation } from './donations.ts';
import { type FakeMercadoPago, startFakeMercadoPago } from './fakeMercadoPago.ts';

export const keys = { accessToken: 'APP_USR-1', webhookSecret: 'a secret of the panel' };

/** A test that gets a Mercado Pago of its own, and an API whose payments are made there. */
export const test = base.extend<{ company: FakeMercadoPago; api: RunningApi }>({
  company: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the pattern to see what the fixture needs
    async ({}, use) => {
      const company = await startFakeMercadoPago();
      await use(company);
      await company.close();
    },
    { scope: 'file' },
  ],
  api: [
    async ({ company }, use) => {
      const api = await startApi({ mercadoPago: { ...keys, apiUrl: company.url } });
      await use(api);
      await api.stop();
    },
    { scope: 'file' },
  ],
});

/** Opens a donation that is to be paid at Mercado Pago. */
export async function openOrder(api: RunningApi): Promise<{ orderId: string; initPoint: string }> {
  const { data } = await api.visitor.call(donate, { body: donation, idempotencyKey: newIdempotencyKey() });
  if (!data.order || !data.init_point) throw new Error('The donation led to no payment');
  return { orderId: data.order.id, initPoint: data.init_point };
}
