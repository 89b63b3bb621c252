import { expect, test } from 'vitest';

import { reasonOf } from './reason.ts';

test.each([
  ['EENVELOPE 550', 'address'],
  ['MAIL_REFUSED 550', 'refused'],
  ['EAUTH 535', 'login'],
  ['ECONNREFUSED', 'server'],
  ['ETIMEDOUT', 'server'],
  ['EMESSAGE 421', 'server'],
  ['RECIPIENT_LIMIT', 'limit'],
  ['Error', 'email'],
  ['ValidationError', 'email'],
  [null, 'email'],
] as const)('%s is about the %s', (code, about) => {
  expect(reasonOf(code)).toBe(about);
});
