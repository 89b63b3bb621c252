import { expect, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { demo, openWith, sessionOf } from './personas/member.ts';

/** A minute of the clock in Mexico City, as its fields of a form take it. */
function clockIn(minutes: number): { day: string; time: string } {
  const shown = new Date(Date.now() + minutes * 60_000).toLocaleString('sv-SE', { timeZone: 'America/Mexico_City' });
  const [day = '', time = ''] = shown.split(' ');
  return { day, time: time.slice(0, 5) };
}

test('a teacher plans a class for which it is early, and starts it; a student waits, and joins when it opens', async ({
  page,
  browser,
}) => {
  const { product } = addresses();
  const teacher = await sessionOf(page.request, demo('maestro'));
  const student = await sessionOf(page.request, demo('alumno'));
  const title = `Clase ${Date.now()}`;
  const classroom = await browser.newContext();
  const seat = await classroom.newPage();

  await openWith(page, teacher, '/apps/aula/all');
  await page.getByRole('button', { name: 'Programar una clase' }).click();
  await page.getByLabel('Título').fill(title);
  const later = clockIn(30);
  await page.getByLabel('Día', { exact: true }).fill(later.day);
  await page.getByLabel('Hora').fill(later.time);
  await page.getByLabel('Enlace de la clase').fill(`${product}/legal/terms?clase`);
  await page.getByRole('button', { name: 'Programar', exact: true }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^Se abre en/);

  await openWith(seat, student, '/apps/sections/live');
  const card = seat.getByRole('listitem').filter({ hasText: title });
  await expect(card.getByRole('timer')).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);

  await page.getByRole('button', { name: 'Cambiar la clase' }).click();
  const now = clockIn(0);
  await page.getByLabel('Día', { exact: true }).fill(now.day);
  await page.getByLabel('Hora').fill(now.time);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('button', { name: 'Entrar a la clase' })).toBeVisible();

  await seat.reload();
  await card.getByRole('button', { name: 'Entrar a mi clase' }).click();
  await expect(seat).toHaveURL(`${product}/legal/terms?clase`);
  await page.reload();
  await expect(page.getByRole('cell', { name: 'Estuvo' })).toBeVisible();
  await classroom.close();
});
