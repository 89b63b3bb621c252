import { expect, test } from '@playwright/test';

import { demo, openWith, sessionOf } from './personas/member.ts';

test('a school writes a weekly event and moves one date of it; a parent sees which one', async ({ page, browser }) => {
  const school = await sessionOf(page.request, demo('admin_escuela'));
  const parent = await sessionOf(page.request, demo('padre'));
  const title = `Taller de lectura ${Date.now()}`;
  // Weeks of one month, which a list shows.
  const [year = 0, month = 0] = new Date()
    .toLocaleDateString('sv-SE', { timeZone: 'America/Mexico_City' })
    .split('-')
    .map(Number);
  const days = [5, 12, 19].map((day) => new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10));
  const [first = '', , last = ''] = days;

  await openWith(page, school, '/apps/eventscalendar/?ver=lista');
  await page.getByRole('button', { name: 'Nuevo evento' }).click();
  await page.getByLabel('Título').fill(title);
  const calendar = page.getByLabel('Calendario');
  await calendar.selectOption((await calendar.getByRole('option', { name: /^Escuela: / }).textContent()) ?? '');
  await page.getByLabel('Empieza el día').fill(first);
  await page.getByLabel('Hora en que empieza').fill('10:00');
  await page.getByLabel('Hora en que termina').fill('11:00');
  await page.getByLabel('Se repite').selectOption('Por semanas');
  await page.getByLabel('Hasta un día').click();
  await page.getByLabel('Último día en que se repite').fill(last);
  await page.getByRole('button', { name: 'Guardar evento' }).click();
  await page.getByRole('button', { name: 'Lista', exact: true }).click();
  const dates = page.getByRole('button', { name: title });
  await expect(dates).toHaveCount(3);

  await dates.nth(1).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Cambiar' }).click();
  await expect(page.getByLabel('Solo esta fecha')).toBeChecked();
  await page.getByLabel('Hora en que empieza').fill('12:30');
  await page.getByLabel('Hora en que termina').fill('13:30');
  await page.getByRole('button', { name: 'Guardar evento' }).click();
  await expect(page).toHaveURL(/\/apps\/eventscalendar\/\?fecha=/);

  const family = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const phone = await family.newPage();
  await openWith(phone, parent, `/apps/eventscalendar/?fecha=${first}`);
  const seen = phone.getByRole('button', { name: title });
  await expect(seen).toHaveText([/10:00 – 11:00/, /Cambió de fecha.*12:30 – 13:30/, /10:00 – 11:00/]);
  await seen.nth(1).click();
  await expect(phone.getByRole('dialog').getByText(/12:30 – 13:30/)).toBeVisible();
  await expect(phone.getByRole('dialog').getByRole('link', { name: 'Cambiar' })).toHaveCount(0);
  await family.close();
});
