import { expect, test } from '@playwright/test';

import { demo, openWith, sessionOf, signIn } from './personas/member.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a student’s day on a phone: home, homework, points, a club post that a teacher approves', async ({
  page,
  browser,
}) => {
  await signIn(page, demo('alumno'));
  await expect(page).toHaveURL(/\/apps\/landing$/);
  const bar = page.getByRole('navigation', { name: 'Navegación' });
  await expect(page.getByRole('heading', { level: 1, name: /^¡Hola/ })).toBeVisible();
  await bar.getByRole('link', { name: 'Tareas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mis tareas' })).toBeVisible();
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/mitarea\//);
  await bar.getByRole('link', { name: 'Puntos' }).click();
  await expect(page.getByText(/^\d+ puntos$/)).toBeVisible();

  await bar.getByRole('link', { name: 'Más' }).click();
  await page.getByRole('link', { name: 'Galaxias' }).click();
  await page.getByRole('link', { name: /Club de lectura/ }).click();
  const text = `Leí un cuento de ${Date.now() % 1000} páginas.`;
  await page.getByLabel('Escribe algo').fill(text);
  await page.getByRole('button', { name: 'Mandar a revisar' }).click();
  const post = page.getByRole('listitem').filter({ hasText: text });
  await expect(post).toContainText('Espera a que la lea tu maestra o maestro');
  // Nothing on the way is wider than the phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  const staffRoom = await browser.newContext();
  const desk = await staffRoom.newPage();
  await openWith(desk, await sessionOf(desk.request, demo('maestro')), '/apps/clubes');
  await desk.getByRole('link', { name: /Club de lectura/ }).click();
  await desk
    .getByRole('listitem')
    .filter({ hasText: text })
    .getByRole('button', { name: /^Aprobar/ })
    .click();
  await expect(desk.getByRole('region', { name: 'Publicadas' })).toContainText(text);
  await staffRoom.close();

  await page.reload();
  await expect(post).toBeVisible();
  await expect(post).not.toContainText('Espera');
});
