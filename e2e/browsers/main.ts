import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { bundlePage } from '../../testing/bundlePage.ts';
import type { Addresses } from '../addresses.ts';
import type { Browser } from './browser.ts';
import { firefox } from './firefox.ts';
import { startProduct } from './product.ts';
import { Visitor } from './visitor.ts';
import { courses } from './walks/courses.ts';
import { giving } from './walks/giving.ts';
import { registering } from './walks/registering.ts';
import type { Walk } from './walks/walk.ts';
import { webkit } from './webkit.ts';

const PICTURES = join(import.meta.dirname, '../../test-results/browsers');

/** Words that a walk's name is to hold, and browsers by name; without any, everything is walked in all of them. */
const words = process.argv.slice(2);
const engines = [firefox, webkit];
const isEngine = (word: string) => engines.some(({ name }) => name === word);
const wantedEngines = engines.filter(({ name }) => words.includes(name) || !words.some(isEngine));
const wantedWalks = [...giving, ...registering, ...courses].filter(({ name }) =>
  words.filter((word) => !isEngine(word)).every((word) => name.includes(word)),
);

const installed = wantedEngines.filter((engine) => engine.isInstalled());
for (const { install } of wantedEngines.filter((engine) => !engine.isInstalled())) console.log(`\n${install}`);
if (installed.length === 0) process.exit(1);

const table: Record<string, Record<string, string>> = {};
const product = await startProduct();
// After the start: bundling declares a production, in which the product would ask for real payments.
const inPage = await bundlePage(`import '${join(import.meta.dirname, 'inPage.ts')}';`);
let failed = 0;
try {
  for (const engine of installed) {
    const browser = await engine.launch();
    console.log(`\n${browser.name}`);
    try {
      for (const walk of wantedWalks) {
        const result = await tryOut(browser, walk, product.addresses);
        (table[walk.name] ??= {})[browser.name] = result;
      }
    } finally {
      await browser.close();
    }
  }
} finally {
  await product.stop();
}
console.table(table);
process.exitCode = failed > 0 || Object.keys(table).length === 0 ? 1 : 0;

/** Makes a walk in a window of its own; answers what the table says of it. */
async function tryOut(browser: Browser, { name, make }: Walk, addresses: Addresses): Promise<string> {
  const began = Date.now();
  const window = await browser.open(inPage);
  try {
    const visitor = new Visitor(window, inPage);
    await make(visitor, addresses);
    await visitor.leave();
    console.log(`  ✓ ${name}`);
    return `${Math.round((Date.now() - began) / 1000)} s`;
  } catch (error) {
    failed += 1;
    const picture = join(PICTURES, `${browser.name} ${name}.png`.replaceAll(/[^\w.]+/g, '-'));
    await mkdir(PICTURES, { recursive: true });
    await writeFile(picture, await window.screenshot());
    console.log(`  ✗ ${name}: ${error instanceof Error ? error.message : String(error)}\n    ${picture}`);
    return 'failed';
  } finally {
    await window.close();
  }
}
