import { join } from 'node:path';

import { type Page, test } from '@playwright/test';

import { looksByAccount } from './looks.ts';
import { settle, Tour } from './visit.ts';

const folder = join(import.meta.dirname, '../../.cache/screens');
const widths = [390, 768, 1280];

/** A path as a file's name: `/apps/cursos/:id` becomes `apps-cursos-id`. */
const nameOf = (path: string): string => path.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '') || 'home';

async function shoot(page: Page, file: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await page.screenshot({ path: join(folder, `${file}-${width}.png`), fullPage: true });
  }
}

for (const [as, looks] of looksByAccount())
  test.describe(as ?? 'visitante', () => {
    // One after the other: links of the first lead to the others.
    test.describe.configure({ mode: 'default' });
    let page: Page;
    let tour: Tour;
    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage();
      tour = new Tour(page, as);
    });
    test.afterAll(() => page.close());
    for (const look of looks)
      test(`${look.app} ${look.path}`, async () => {
        await tour.go(look);
        const file = join(look.app, as ?? 'visitante', nameOf(look.path));
        await shoot(page, file);
        if (look.app !== 'console') return;
        // The page of the first row as well, where there is one.
        const [record] = await page.locator(`main a[href^="${look.path}/"]:not([href$="/create"])`).all();
        if (!record) return;
        await record.click();
        await settle(page);
        await shoot(page, `${file}-record`);
      });
  });
