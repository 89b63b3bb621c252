import { expect, test } from '@playwright/test';

import { film } from './film.ts';
import { openConsole } from './personas/administrator.ts';
import { demo, enter } from './personas/member.ts';

test('a course of one’s plan is studied to its end, its video too, and anyone checks its certificate', async ({
  page,
  browser,
}) => {
  const desk = await (await browser.newContext()).newPage();
  await openConsole(desk, '/admin/courses/4');
  const section = desk.getByRole('region', { name: 'Nombrar lo que sentimos' });
  await section.getByLabel('Título de la lección nueva').fill('Respirar juntos');
  await section.getByRole('combobox', { name: 'Tipo' }).click();
  await desk.getByRole('option', { name: 'Video' }).click();
  await section.getByRole('button', { name: 'Agregar lección' }).click();
  await section.getByRole('button', { name: 'Editar «Respirar juntos»' }).click();
  const editor = desk.getByRole('dialog');
  await editor.getByLabel('Subir video').setInputFiles(film);
  await expect(editor.getByText(/^clase\.webm · 0\.1 MB/)).toBeVisible();
  await editor.getByRole('button', { name: 'Publicar' }).click();
  await expect(editor.getByRole('button', { name: 'Volver a borrador' })).toBeVisible();
  await desk.context().close();

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
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Respirar juntos' })).toBeVisible();
  await page.getByRole('button', { name: 'Reproducir' }).click();
  await expect(page.getByText('Terminaste esta lección')).toBeVisible();
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
