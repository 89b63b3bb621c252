import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { root } from './copy.ts';
import { mutations } from './list.ts';
import { mutated } from './mutation.ts';

test.each(mutations)('$name: applies to $file, and has tests', async (mutation) => {
  const text = await readFile(join(root, mutation.file), 'utf8');
  expect(mutated(text, mutation)).not.toBe(text);
  expect(existsSync(join(root, mutation.caughtBy.file))).toBe(true);
});

test('no name stands twice', () => {
  const names = mutations.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});
