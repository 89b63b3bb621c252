import { expect, type Page, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { expectAccessible } from './axe.ts';
import { expectToFit } from './fit.ts';

const { marketing, school } = addresses();

/** Every page of both example sites, with the elements that it shows. */
const pages: readonly { address: string; elements: readonly string[] }[] = [
  { address: `${marketing}/`, elements: [] },
  { address: `${marketing}/padres`, elements: ['lia-pricing', 'lia-registration'] },
  { address: `${marketing}/maestros`, elements: ['lia-pricing', 'lia-teacher-registration'] },
  { address: `${marketing}/escuelas`, elements: ['lia-pricing', 'lia-registration'] },
  { address: `${marketing}/cursos`, elements: ['lia-course-checkout'] },
  { address: `${marketing}/apoyar`, elements: ['lia-donation', 'lia-donors'] },
  { address: `${marketing}/apoyar/patrocinio`, elements: ['lia-sponsorship'] },
  { address: `${marketing}/apoyar/voluntariado`, elements: ['lia-volunteering'] },
  { address: `${marketing}/acceso`, elements: ['lia-login'] },
  { address: `${marketing}/recibo`, elements: ['lia-receipt'] },
  { address: `${marketing}/pago`, elements: ['lia-payment'] },
  { address: `${marketing}/familia`, elements: ['lia-payment'] },
  { address: `${marketing}/terminos`, elements: [] },
  { address: `${marketing}/privacidad`, elements: [] },
  { address: `${school}/`, elements: [] },
  { address: `${school}/donativos`, elements: ['lia-donation'] },
  { address: `${school}/patrocinios`, elements: ['lia-sponsorship'] },
  { address: `${school}/voluntariado`, elements: ['lia-volunteering'] },
  { address: `${school}/campana`, elements: ['lia-donation'] },
];

/** Writes down from the first moment on what a page complains of, which elements came alive and what moved. */
async function watch(page: Page) {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.addInitScript(() => {
    const seen = { ready: [] as string[], moved: [] as string[] };
    Object.assign(globalThis, { seen });
    document.addEventListener('lia-ready', ({ target }) => {
      if (target instanceof Element) seen.ready.push(target.localName);
    });
    new PerformanceObserver((list) => {
      // Smaller ones are a figure that fills itself in at the end of its line.
      for (const entry of list.getEntries())
        if (Number(Reflect.get(entry, 'value')) > 0.001) seen.moved.push(JSON.stringify(entry));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const seen = (): Promise<{ ready: string[]; moved: string[] }> =>
    page.evaluate(() => Reflect.get(globalThis, 'seen'));
  return { problems, seen };
}

for (const { address, elements } of pages) {
  const { pathname } = new URL(address);
  const site = address.startsWith(marketing) ? 'marketing site' : 'school';
  test(`${pathname} of the ${site} loads whole, moves nothing, and can be read by everyone`, async ({ page }) => {
    const { problems, seen } = await watch(page);
    await page.goto(address);
    for (const element of elements) {
      await page.locator(element).first().scrollIntoViewIfNeeded();
      await expect.poll(async () => (await seen()).ready).toContain(element);
    }
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect((await seen()).moved).toEqual([]);
    expect(problems).toEqual([]);

    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectToFit(page);
    await expectAccessible(page);
  });
}
