import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { readConfig } from '../packages/api/src/platform/config/config.ts';

/** Set by tests and measurements alone; the last one is Node's. */
const undocumented: readonly string[] = [
  'LIA_MERCADOPAGO_API_URL',
  'LIA_RATE_LIMITS',
  'LIA_STRIPE_API_URL',
  'NODE_ENV',
];

const settings = /\b(?:LIA_[A-Z0-9_{}]+|DATABASE_URL)/g;

/** The settings that the server reads, with those that are only read beside another one. */
function readSettings(): string[] {
  const read = new Set<string>();
  const given: Readonly<Record<string, string>> = {
    LIA_METRICS_PORT: '9464',
    LIA_OIDC_PROVIDERS: 'name',
    LIA_OIDC_NAME_ISSUER: 'https://id.example',
    LIA_OIDC_NAME_CLIENT_ID: 'lia',
    LIA_OIDC_NAME_CLIENT_SECRET: 'secret',
    LIA_OIDC_NAME_KIND: 'firebase',
  };
  const env = new Proxy(given, {
    get(target, name) {
      read.add(String(name));
      return target[String(name)];
    },
  });
  readConfig(env);
  return [...read].map((name) => name.replace('_OIDC_NAME_', '_OIDC_{NAME}_'));
}

/** The first cells of the table of settings; a cell that goes on with further destinations names their settings as well. */
async function documentedSettings(): Promise<string[]> {
  const readme = await readFile(join(import.meta.dirname, '../README.md'), 'utf8');
  const table = readme.slice(readme.indexOf('\n## Settings'), readme.indexOf('\n## Further commands'));
  return [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) => {
    const names = cell.match(settings) ?? [];
    const others = [...cell.matchAll(/`([A-Z]+)`/g)].map(([, name = '']) => name);
    return [...names, ...others.flatMap((other) => names.map((name) => name.replace('COMMUNITY', other)))];
  });
}

test('the settings of the README are those that the server reads', async () => {
  const read = readSettings().filter((name) => !undocumented.includes(name));
  expect((await documentedSettings()).toSorted()).toEqual(read.toSorted());
});
