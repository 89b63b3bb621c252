import { expect, type Page, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { providerSettings } from './identityProvider/settings.ts';

const { product } = addresses();

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

for (const { path, pressed, outcome } of [
  {
    path: '/login',
    pressed: (page: Page) => page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }),
    outcome: (page: Page) => page.getByRole('heading', { name: '¿Olvidaste tu contraseña?' }),
  },
  {
    path: '/admin/login',
    pressed: (page: Page) => page.getByRole('button', { name: 'Mostrar contraseña' }),
    outcome: (page: Page) => page.getByRole('button', { name: 'Ocultar contraseña' }),
  },
]) {
  test(
    `a click on ${path} goes to the link or button on which its press began, though the page moves meanwhile`,
    { tag: '@phone' },
    async ({ page, isMobile }) => {
      await page.goto(product + path);
      const control = pressed(page);
      const devTools = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
        devTools.send('Input.dispatchTouchEvent', { type, touchPoints });

      /** Presses it while the page moves; the finger moves by `away` pixels. */
      async function press(away: number): Promise<void> {
        // Once it stands still.
        await control.hover();
        const box = await control.boundingBox();
        if (!box) throw new Error('It is not drawn');
        const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        const to = { ...from, x: from.x + away };
        await (isMobile ? touch('touchStart', from) : page.mouse.down());
        await (isMobile ? touch('touchMove', to) : page.mouse.move(to.x, to.y));
        await page.evaluate(() => {
          const arrived = document.createElement('div');
          arrived.style.height = '60px';
          document.body.prepend(arrived);
        });
        await (isMobile ? touch('touchEnd') : page.mouse.up());
      }

      // Who goes away from it takes the press back.
      await press(60);
      await expect(control).toBeVisible();
      await expect(outcome(page)).toBeHidden();
      await press(0);
      await expect(outcome(page)).toBeVisible();
    },
  );
}
