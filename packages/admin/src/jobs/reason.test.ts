import { expect, test } from 'vitest';

import { reasonOf } from './reason.ts';

test.each([
  ['EENVELOPE 550', 'emails.reasons.address'],
  ['MAIL_REFUSED 550', 'emails.reasons.refused'],
  ['EAUTH 535', 'emails.reasons.login'],
  ['RECIPIENT_LIMIT', 'emails.reasons.limit'],
  ['ECONNREFUSED', 'jobs.reasons.connection'],
  ['EMESSAGE 421', 'jobs.reasons.connection'],
  ['SERVICE_UNAVAILABLE', 'jobs.reasons.provider'],
  ['PAYMENT_DISPUTED', 'jobs.reasons.disputed'],
  ['REFUND_PENDING', 'jobs.reasons.refund'],
  ['ORDER_BEING_PAID', 'jobs.reasons.paying'],
  ['ValidationError', 'jobs.reasons.outdated'],
  ['57P01', 'jobs.reasons.database'],
  ['08006', 'jobs.reasons.database'],
  ['Error', 'jobs.reasons.other'],
  ['constructor', 'jobs.reasons.other'],
  ['UNKNOWN_ERROR', 'jobs.reasons.other'],
] as const)('%s is explained by %s', (code, reason) => {
  expect(reasonOf(code)).toBe(reason);
});
