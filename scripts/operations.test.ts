import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** What a pattern finds in a file of the repository. */
async function findAll(file: string, pattern: RegExp): Promise<string[]> {
  const text = await readFile(join(root, file), 'utf8');
  return [...text.matchAll(pattern)].map(([, found = '']) => found).toSorted();
}

test('the guide subscribes a webhook of Stripe to the events that are acted upon', async () => {
  const handled = await findAll('packages/api/src/payments/stripe/read.ts', /case '([a-z_]+\.[a-z_.]+)':/g);
  expect(handled).toContain('payment_intent.succeeded');
  const documented = /`((?:payment_intent|charge|refund|invoice|customer)\.[a-z_.]+)`/g;
  expect(await findAll('docs/operations.md', documented)).toEqual(handled);
});
