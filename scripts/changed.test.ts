import { expect, test } from 'vitest';

import { areasOf } from './changed.ts';

test('changed files lead to the tests of their domains, and to all of a package outside of one', () => {
  const files = [
    'packages/api/src/giving/routes.ts',
    'packages/api/src/giving/member/rules.ts',
    'packages/admin/src/giving/donations.ts',
    'packages/sdk/package.json',
    'packages/portal/src/main.tsx',
    'docs/decisions/0001-messages-are-keys.md',
  ];
  expect(areasOf(files)).toEqual([
    'packages/admin/src/giving/',
    'packages/api/src/giving/',
    'packages/portal/',
    'packages/sdk/',
  ]);
});
