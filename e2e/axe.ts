import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  // The script that is put into the page names itself so.
  var axe: typeof import('axe-core');
}

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Only what is read below.
  resultTypes: ['violations'],
  selectors: false,
};

/** Rules of which a page in other colours may break what it kept before. */
export const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * What WCAG 2.2 AA or good practice forbids on the page, inside of forms included: each rule, and the elements that break it; or what
 * `rules` alone forbid.
 */
export async function findBarriers(page: Page, rules?: readonly string[]): Promise<string[][]> {
  // A colour in the middle of a transition is not the one that people read. The document does not list the animations of
  // shadow roots; forms have none where less motion is preferred.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  // The page keeps it from an earlier look.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async (chosen) => {
      const results = await globalThis.axe.run(chosen);
      return results.violations.map(({ id, help, nodes }) => [`${id}: ${help}`, ...nodes.map(({ html }) => html)]);
    },
    rules ? { ...options, runOnly: { type: 'rule' as const, values: [...rules] } } : options,
  );
}

/** Nothing of that is on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
}
