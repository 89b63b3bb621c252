import { expect, test } from 'vitest';

import { topicOf } from './words.ts';

test.each([
  ['payment', 'payment'],
  ['payment_intent.succeeded', 'payment'],
  ['charge.failed', 'payment'],
  ['charge.refunded', 'refund'],
  ['refund.updated', 'refund'],
  ['charge.dispute.created', 'dispute'],
  ['subscription', 'subscription'],
  ['subscription_preapproval', 'subscription'],
  ['invoice.payment_failed', 'subscription'],
  ['customer.subscription.deleted', 'subscription'],
  ['plan.created', null],
  ['', null],
] as const)('%j is about %s', (type, topic) => {
  expect(topicOf(type)).toBe(topic);
});
