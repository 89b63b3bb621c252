import { confirmOxxo } from '@lia/sdk/payments/cards';
import { expect } from 'vitest';

import { test } from '../../testing/stripeApi.ts';

/** What a visitor may send instead of an id: other calls of Stripe's, made with our key. */
const odd = ['search', '..', '../customers', 'pi_1/capture', 'pi_1?expand[]=customer', 'cus_1', 'pi_', '%2e%2e'];

test.for(odd)('%s is no payment and no subscription, and Stripe is not asked', async (id, { api, stripe }) => {
  const before = stripe.requests.length;
  const confirming = api.visitor.call(confirmOxxo, { body: { payment_intent: id } });
  await expect(confirming).rejects.toMatchObject({ status: 404, code: 'OXXO_NOT_CONFIRMED' });
  for (const path of ['getPreapproval', 'getPreapprovalCourse']) {
    const answer = await api.request('POST', `/${path}/${encodeURIComponent(id)}`, { json: {} });
    expect(answer, path).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  }
  expect(stripe.requests.slice(before)).toEqual([]);
});
