import { expect, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { searchConsole } from './personas/administrator.ts';
import { signIn } from './personas/member.ts';
import { accept, inigo, next, pdf, reachDocuments, teacherForm, upload } from './personas/teacher.ts';

const { marketing, product } = addresses();
const SENT = 'Su información fue enviada con éxito';

test('a teacher who picked a plan registers with three documents, is led to it, and the team sees them', async ({
  page,
}) => {
  const teacher = inigo();
  await page.goto(`${marketing}/maestros`);
  // The form of an element is loaded when the element comes near the viewport.
  await page.locator('lia-pricing').evaluate((element) => element.scrollIntoView());
  await page.getByRole('link', { name: 'Elegir el plan mensual' }).click();
  await reachDocuments(page, teacher);
  for (const [index, name] of ['título.pdf', 'cédula.pdf', 'constancia.pdf'].entries())
    await upload(page, index + 1, name);
  await accept(page);
  await next(page).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeFocused();
  await page.locator('lia-teacher-registration').getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(`${product}/login?membership=mensual`);
  await signIn(page, teacher);
  await expect(page).toHaveURL(/\/apps\/membership/);
  await expect(page.getByRole('button', { name: 'Elegir el plan mensual' })).toBeVisible();

  await searchConsole(page, 'teachers', teacher.school);
  await page.getByRole('link', { name: teacher.lastName }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /Descargar cédula\.pdf/ }).click();
  expect((await downloading).suggestedFilename()).toBe('cédula.pdf');
});

test('an upload that is cut shows an error, keeps the file, and goes through later', async ({ page, context }) => {
  await page.goto('/maestros/registro');
  await reachDocuments(page, inigo());
  const form = teacherForm(page);
  await form.getByLabel('Documento 1', { exact: true }).setInputFiles(pdf('título.pdf'));
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Subir título.pdf' }).click();
  await expect(form.getByText('Se cortó la subida. Tu archivo sigue aquí: vuelve a subirlo.').first()).toBeVisible();
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Volver a subir título.pdf' }).click();
  await expect(form.getByText('Subido', { exact: true })).toBeVisible();
  await accept(page);
  await next(page).dblclick();
  await expect(page.getByRole('heading', { name: SENT })).toBeFocused();
});
