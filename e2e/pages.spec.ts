import { expect, type Page, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { expectAccessible } from './axe.ts';
import { expectToFit } from './fit.ts';
import { providerSettings } from './identityProvider/settings.ts';

const { marketing, product, school } = addresses();

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

// A form that moves leaves from under a press.
for (const { path, above } of [
  { path: '/login', above: 'Usa el usuario y la contraseña de tu cuenta LIA.' },
  { path: '/login?after=family', above: 'Tu registro está listo' },
]) {
  test(`the form of ${path} stays where it is first drawn`, async ({ page }) => {
    await page.addInitScript(() => {
      const places: number[] = [];
      Object.assign(globalThis, { places });
      const look = (): void => {
        const place = document.querySelector('form [type=submit]')?.getBoundingClientRect().top;
        if (place !== undefined && place !== places.at(-1)) places.push(place);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(product + path);
    await expect(page.getByText(above)).toBeVisible();
    await expect(page.getByRole('button', { name: `Entrar con ${providerSettings.label}` })).toBeVisible();
    // The screens behind it have come as well.
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate<number[]>(() => Reflect.get(globalThis, 'places'))).toHaveLength(1);
  });
}

test(
  'a press counts for the link on which it began, though the page moves meanwhile',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto(`${product}/login`);
    const link = page.getByRole('link', { name: '¿Olvidaste tu contraseña?' });
    const devTools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      devTools.send('Input.dispatchTouchEvent', { type, touchPoints });

    /** Presses the link, which moves meanwhile; the finger moves by `away` pixels. */
    async function press(away: number): Promise<void> {
      // Once it stands still.
      await link.hover();
      const box = await link.boundingBox();
      if (!box) throw new Error('The link is not drawn');
      const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const to = { ...from, x: from.x + away };
      await (isMobile ? touch('touchStart', from) : page.mouse.down());
      await (isMobile ? touch('touchMove', to) : page.mouse.move(to.x, to.y));
      await link.evaluate((element) => {
        const arrived = document.createElement('div');
        arrived.style.height = '60px';
        element.before(arrived);
      });
      await (isMobile ? touch('touchEnd') : page.mouse.up());
    }

    // Who goes away from it takes the press back.
    await press(60);
    await expect(page).toHaveURL(`${product}/login`);
    await press(0);
    await expect(page).toHaveURL(`${product}/forgotPassword`);
  },
);
