import { expect, test } from '@playwright/test';

import { film } from './film.ts';
import { demo, openWith, sessionOf } from './personas/member.ts';

test('a teacher shares a folder and a recorded class, and a student of the group reads the one and watches the other by ranges', async ({
  page,
  browser,
}) => {
  const [teacher, student] = [
    await sessionOf(page.request, demo('maestro')),
    await sessionOf(page.request, demo('alumno')),
  ];
  // Of its own: others look at those of the demo data.
  const name = `Volcanes ${Date.now()}`;
  await openWith(page, teacher, '/apps/resources/all/nuevo/folder');
  await page.getByLabel('Nombre', { exact: true }).fill(name);
  await page.getByLabel('Mis alumnos y la escuela').check();
  await page.getByRole('group', { name: 'Grupos que lo ven' }).getByRole('checkbox').first().check();
  await page.getByLabel('Notas para docentes').fill('Respuesta: 42');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();

  await page.getByRole('button', { name: 'Clases grabadas' }).click();
  await page.getByRole('button', { name: 'Agregar una clase' }).click();
  await page.getByLabel('Título').fill(name);
  const group = page.getByLabel('Grupo');
  await group.selectOption({ index: 1 });
  await page.locator('input[type=file]').setInputFiles(film);
  await expect(page.getByText(/^clase\.webm: listo/)).toBeVisible();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('button', { name: 'Reproducir' })).toBeVisible();

  const classroom = await browser.newContext();
  const desk = await classroom.newPage();
  const parts: number[] = [];
  desk.on('response', (response) => {
    if (response.url().includes('/media/bytes/')) parts.push(response.status());
  });
  await openWith(desk, student, '/apps/galaxies/recursos/all/recursos');
  await expect(desk.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(desk.getByText('Respuesta: 42')).toHaveCount(0);
  await desk.getByRole('link', { name: new RegExp(`^${name} `) }).click();
  await expect(desk.getByText(/0:0[34] · 0\.1 MB/)).toBeVisible();
  expect(parts).toEqual([]);
  const watched = desk.waitForResponse((response) => response.url().endsWith('/progress') && response.ok());
  await desk.getByRole('button', { name: 'Reproducir' }).click();
  await expect.poll(() => desk.locator('video').evaluate((video: HTMLVideoElement) => video.ended)).toBe(true);
  expect(parts).toContain(206);
  expect(await (await watched).json()).toMatchObject({ data: { seconds: expect.any(Number) } });
  await desk.reload();
  await expect(desk.getByText(/Ya lo viste completo/)).toBeVisible();
  await classroom.close();
});
