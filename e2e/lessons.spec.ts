import { expect, test } from '@playwright/test';

import { demo, enter } from './personas/member.ts';

test('a course of one’s plan is studied to its end, and anyone checks its certificate', async ({ page, browser }) => {
  await enter(page, demo('maestro-a-secundaria'));
  await page.goto('/apps/cursos/4');
  await page.getByRole('checkbox', { name: 'Acepto los términos y condiciones.' }).check();
  await page.getByRole('checkbox', { name: 'Acepto el aviso de privacidad.' }).check();
  await page.getByRole('button', { name: 'Agregar a mis cursos' }).click();
  await page.getByRole('button', { name: 'Ver mi curso' }).click();
  await page.getByRole('link', { name: 'Empezar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'El semáforo de las emociones' })).toBeVisible();
  await page.getByRole('button', { name: 'Terminar lección' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'La asamblea de los lunes' })).toBeVisible();
  await page.getByRole('button', { name: 'Terminar lección' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Repaso' })).toBeVisible();
  await page.getByLabel('Falso').check();
  await page.getByRole('button', { name: 'Calificar mis respuestas' }).click();
  await expect(page.getByText('¡Aprobaste! Obtuviste 100 %')).toBeVisible();
  await page.getByRole('link', { name: 'Ver mi avance' }).click();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar mi constancia' }).click();
  expect((await download).suggestedFilename()).toBe('Emociones en el aula.pdf');
  const address = await page.getByRole('link', { name: 'Ver la página de comprobación' }).getAttribute('href');
  const visitor = await (await browser.newContext()).newPage();
  const opened = await visitor.goto(address ?? '');
  expect(opened?.headers()['x-robots-tag']).toBe('noindex');
  await expect(visitor.getByRole('heading', { name: 'Esta constancia es válida' })).toBeVisible();
  await expect(visitor.getByText('Emociones en el aula')).toBeVisible();
});
