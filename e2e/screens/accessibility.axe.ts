import { expect, type Page, test } from '@playwright/test';

import { addresses } from '../addresses.ts';
import { findBarriers } from '../axe.ts';
import { looksByAccount } from './looks.ts';
import { sessionFor, visit } from './visit.ts';

/** The narrowest screen that WCAG 2.2 asks for (1.4.10), and a computer's. */
const widths = [1280, 320];

/** Every rule that the screen breaks is named, also after the first one. */
async function expectNoBarriers(page: Page, schemes: readonly ('light' | 'dark')[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await findBarriers(page), `${width} pixels wide, ${colorScheme}`).toEqual([]);
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

for (const [as, looks] of looksByAccount())
  test.describe(as ?? 'visitante', () => {
    // One after the other: links of the first lead to the others, and an account's lines run one way at a time.
    test.describe.configure({ mode: 'default' });
    for (const look of looks)
      test(`${look.app} ${look.path} in light and dark`, async ({ page }) => {
        await visit(page, look);
        await expectNoBarriers(page, ['light', 'dark']);
      });
    // The console has one direction.
    for (const look of looks.filter(({ app }) => app === 'portal'))
      test(`${look.path} from right to left`, async ({ page }) => {
        await turnAround(page, as);
        await visit(page, look);
        await expectNoBarriers(page, ['light']);
      });
  });
