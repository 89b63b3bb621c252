import { expect, test } from '@playwright/test';

import { demo, enter } from './personas/member.ts';

test('a teacher writes to a family, a parent answers and reports it, and the school hides it', async ({
  page,
  browser,
}) => {
  const text = `Mañana exponen los volcanes ${Date.now()}`;
  const desk = await (await browser.newContext()).newPage();
  await enter(desk, demo('maestro'), '/apps/mensajes');
  await desk.getByRole('main').getByRole('link', { name: /Grupo/ }).first().click();
  await desk.getByLabel('Tu mensaje', { exact: true }).fill(text);
  await desk.getByRole('button', { name: 'Enviar' }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: text })).toBeVisible();

  await enter(page, demo('padre'), '/apps/mensajes');
  await page.getByRole('link', { name: new RegExp(text) }).click();
  const message = page.getByRole('listitem').filter({ hasText: text });
  await expect(message).toBeVisible();
  const answered = `Ahí estaremos ${Date.now()}`;
  await page.getByLabel('Tu mensaje', { exact: true }).fill(answered);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: answered })).toBeVisible();
  await desk.reload();
  await expect(desk.getByRole('listitem').filter({ hasText: answered })).toBeVisible();
  await expect(
    desk
      .getByRole('listitem')
      .filter({ hasText: text })
      .getByText(/^Visto: /),
  ).toBeVisible();

  await message.getByRole('button', { name: /^Reportar/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Insulta o humilla' }).check();
  await dialog.getByRole('button', { name: 'Enviar el reporte' }).click();
  await expect(dialog.getByText('Gracias por avisar')).toBeVisible();

  const office = await (await browser.newContext()).newPage();
  const filter = encodeURIComponent(JSON.stringify({ q: text, status: 'unresolved' }));
  await enter(office, demo('admin_escuela'), `/admin/reports?filter=${filter}`);
  await office.getByRole('link', { name: /^Mensaje · / }).click();
  for (const [step, note, done] of [
    ['Empezar a revisar', 'Voy a leerlo', 'Empezó a revisar'],
    ['Ocultar lo que se escribió', 'No va aquí', 'Lo ocultó'],
  ] as const) {
    await office.getByLabel('Por qué').fill(note);
    await office.getByRole('button', { name: step }).click();
    await expect(office.getByText(done, { exact: true })).toBeVisible();
  }
  await page.reload();
  await expect(page.getByText('Este mensaje se ocultó.')).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
});
