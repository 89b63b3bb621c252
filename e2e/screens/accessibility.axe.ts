import { expect, type Page, test } from '@playwright/test';

import type { Look } from '../../scripts/screenRoutes.ts';
import { addresses } from '../addresses.ts';
import { findBarriers, RULES_OF_COLOUR } from '../axe.ts';
import { looksByAccount } from './looks.ts';
import { sessionFor, Tour } from './visit.ts';

/** The narrowest screen that WCAG 2.2 asks for (1.4.10), and a computer's. */
const widths = [1280, 320];

/** Every rule that the screen breaks is named, also after the first one. */
async function expectNoBarriers(page: Page, schemes: readonly ('light' | 'dark')[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      const rules = colorScheme === 'dark' ? RULES_OF_COLOUR : undefined;
      expect.soft(await findBarriers(page, rules), `${width} pixels wide, ${colorScheme}`).toEqual([]);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(scrollWidth, 'fits without scrolling sideways').toBeLessThanOrEqual(width);
    }
  }
}

/** Has the portal's lines run from right to left: an account's settings, or a visitor's. */
async function turnAround(page: Page, username: string | null): Promise<void> {
  const settings = { direction: 'rtl' };
  if (username === null) {
    const kept = JSON.stringify(settings);
    await page.addInitScript((text) => localStorage.setItem('lia_settings', text), kept);
    return;
  }
  const { token } = await sessionFor(page, username);
  const headers = { Authorization: `Bearer ${token}` };
  const saved = await page.request.put(`${addresses().product}/api/api/me/settings`, { data: settings, headers });
  expect(saved.ok()).toBe(true);
}

/** Screens of an account, one after the other in one page: links of the first lead to the others. */
function describeTour(
  title: string,
  as: string | null,
  looks: readonly Look[],
  schemes: readonly ('light' | 'dark')[],
  prepare?: (page: Page) => Promise<void>,
): void {
  test.describe(title, () => {
    test.describe.configure({ mode: 'default' });
    let page: Page;
    let tour: Tour;

    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage();
      await prepare?.(page);
      tour = new Tour(page, as);
    });
    test.afterAll(() => page.close());

    for (const look of looks)
      test(`${look.app} ${look.path}`, async () => {
        await tour.go(look);
        await expectNoBarriers(page, schemes);
      });
  });
}

for (const [as, looks] of looksByAccount())
  test.describe(as ?? 'visitante', () => {
    // An account's lines run one way at a time.
    test.describe.configure({ mode: 'default' });
    describeTour('in light and dark', as, looks, ['light', 'dark']);
    // The console has one direction.
    const mirrored = looks.filter(({ app }) => app === 'portal');
    describeTour('from right to left', as, mirrored, ['light'], (page) => turnAround(page, as));
  });
