import { expect, type Page } from '@playwright/test';

/** The narrowest screen that WCAG 2.2 asks for (1.4.10), in CSS pixels. */
const NARROW = 320;

/** The page fits a narrow screen without scrolling sideways, whichever way its lines run. */
export async function expectToFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: NARROW, height: 800 });
  for (const direction of ['rtl', 'ltr']) {
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    // What has an animation on its way is not where it will be.
    await expect.poll(() => page.evaluate(standingOut, NARROW), direction).toEqual([]);
  }
}

/** What reaches beside a page that scrolls sideways. */
function standingOut(width: number): string[] {
  if (document.documentElement.scrollWidth <= width) return [];
  const wide = [...document.querySelectorAll('body *')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left < -1 || right > width + 1;
  });
  return [`${document.documentElement.scrollWidth} pixels`, ...wide.map(({ outerHTML }) => outerHTML.slice(0, 160))];
}
