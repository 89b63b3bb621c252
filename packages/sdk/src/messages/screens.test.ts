import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { es as rules } from './rules.es.ts';
import { es as screens } from './screens.es.ts';

test('screens carry the message of every rule', () => {
  const folder = join(import.meta.dirname, '..');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const named = sources.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/messageKey\(\s*'([^']+)'/g)].map(([, key]) => key ?? ''),
  );
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((key) => !(key in rules || key in screens))).toEqual([]);
});
