import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** Nothing that WCAG 2.2 AA or good practice forbids is on the page, inside of forms included. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours halfway through a transition are nobody's colours.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  await page.evaluate(source);
  const results: AxeResults = await page.evaluate(
    (chosen) => (globalThis as unknown as { axe: { run: (o: unknown) => Promise<AxeResults> } }).axe.run(chosen),
    options,
  );
  const found = results.violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((it) => it.html).join('\n  ')}`,
  );
  expect(found).toEqual([]);
}
