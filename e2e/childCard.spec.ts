import { expect, test } from '@playwright/test';

import { demo, enter } from './personas/member.ts';

test("a child's card is not made where the code that would show it did not arrive", async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.endsWith('/card')) calls.push(pathname);
  });
  await enter(page, demo('padre'), '/apps/dashboardpadres');
  await page
    .getByRole('link', { name: /^Tareas, boletas y permisos: / })
    .first()
    .click();
  const make = page.getByRole('button', { name: 'Hacer su tarjeta' });
  await page.route(/CardDialog/, (route) => route.abort(), { times: 1 });
  await make.click();
  await page.getByRole('alert').getByRole('button', { name: 'Recargar' }).click();
  expect(calls).toEqual([]);

  await make.click();
  const card = page.getByRole('dialog', { name: /^Tarjeta de / });
  await expect(card.getByRole('img')).toBeVisible();
  expect(calls).toHaveLength(1);
  // A second attempt at this test starts without a card again.
  await card.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Quitar su tarjeta' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar su tarjeta' }).click();
  await expect(make).toBeVisible();
});
