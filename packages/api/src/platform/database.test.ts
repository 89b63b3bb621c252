import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { isUnreachable } from './database.ts';

const failure = (code: string): Error => Object.assign(new Error(`getaddrinfo ${code} database`), { code });

test.for([
  ['ECONNREFUSED', true],
  ['ECONNRESET', true],
  ['EPIPE', true],
  ['ENOTFOUND', true],
  ['EAI_AGAIN', true],
  ['EHOSTUNREACH', true],
  ['ENETUNREACH', true],
  ['ETIMEDOUT', true],
  ['57P01', true],
  ['08006', true],
  ['23505', false],
  ['57014', false],
  ['EACCES', false],
] as const)('%s means a database that cannot be reached: %s', ([code, expected]) => {
  expect(isUnreachable(failure(code))).toBe(expected);
  expect(isUnreachable(new DrizzleQueryError('select 1', [], failure(code)))).toBe(expected);
});
