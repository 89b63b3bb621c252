import { join } from 'node:path';

import { type Page, test } from '@playwright/test';

import type { Shot } from '../../scripts/screenRoutes.ts';
import { demo, enter } from '../personas/member.ts';

const folder = join(import.meta.dirname, '../../.cache/screens');
const widths = [360, 768, 1280];

const shots: Shot[] = JSON.parse(process.env['LIA_SHOTS'] ?? '[]');

/** An address as a file's name: `/apps/cursos/1` becomes `apps-cursos-1`. */
const nameOf = (path: string): string => path.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '') || 'home';

/** Waits until the screen has what it shows: its page, its data, and nothing that stands for them. */
async function settle(page: Page): Promise<void> {
  await page.locator('h1, h2').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function shoot(page: Page, file: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    await page.screenshot({ path: join(folder, `${file}-${width}.png`), fullPage: true });
  }
}

for (const { app, path, as } of shots) {
  test(`${app} ${path} ${as ?? 'visitante'}`, async ({ page }) => {
    if (as === null) await page.goto(path);
    else await enter(page, demo(as), path);
    await settle(page);
    const file = join(app, as ?? 'visitante', nameOf(path));
    await shoot(page, file);
    if (app !== 'console') return;
    // The page of the first row as well, where there is one.
    const [record] = await page.locator(`main a[href^="${path}/"]:not([href$="/create"])`).all();
    if (!record) return;
    await record.click();
    await settle(page);
    await shoot(page, `${file}-record`);
  });
}
