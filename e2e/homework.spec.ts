import { expect, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { logo } from './logo.ts';
import { demo, openWith, sessionOf } from './personas/member.ts';

const DAY_MS = 86_400_000;

test('a student delivers a picture after code that could not be fetched, over a cut connection and after a closed page, the teacher grades it, and the student sees the grade', async ({
  page,
  browser,
}) => {
  const api = `${addresses().product}/api/api`;
  const [student, teacher] = [
    await sessionOf(page.request, demo('alumno')),
    await sessionOf(page.request, demo('maestro')),
  ];
  const as = ({ token }: { token: string }) => ({ Authorization: `Bearer ${token}` });
  const tasks = async (): Promise<{ id: string; name: string; group: { id: string } }[]> =>
    (await page.request.get(`${api}/tareas`, { headers: as(student) })).json();

  // A mission of its own: others look at those of the demo data.
  const name = `Mi comunidad ${Date.now()}`;
  const [first] = await tasks();
  const made = await page.request.post(`${api}/actividades`, {
    headers: as(teacher),
    multipart: {
      name,
      group_id: first?.group.id ?? '',
      publish_date: new Date(Date.now() - DAY_MS).toISOString(),
      finish_date: new Date(Date.now() + DAY_MS).toISOString(),
      is_active: '1',
    },
  });
  expect(made.status()).toBe(201);
  const homework = (await tasks()).find((one) => one.name === name);

  // The code that sends files does not arrive; later two cuts, and then the page is closed with the third piece on its way.
  let pieces = 0;
  const uploads = '**/api/api/uploads/**';
  const tab = await page.context().newPage();
  await tab.route(uploads, async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    pieces += 1;
    return pieces <= 2 ? route.abort('connectionreset') : undefined;
  });
  await openWith(tab, student, `/apps/sections/mitarea/${homework?.id}`);
  await tab.route(/assets\/browser-/, (route) => route.abort(), { times: 1 });
  await tab.locator('input[type=file]').setInputFiles({ ...logo, name: 'maqueta.png' });
  await expect(tab.getByRole('alert').filter({ hasText: /^maqueta\.\w+: Faltó cargar/ })).toContainText(
    'Recarga la página y la subida sigue sola.',
  );
  await tab.getByRole('button', { name: 'Recargar' }).click();
  await expect.poll(() => pieces, { timeout: 20_000 }).toBe(3);
  await expect(tab.getByText(/^Puedes cerrar esta página/)).toBeVisible();
  await tab.close();
  await page.goto('/apps/sections/mistareas');
  await expect(page.getByText(/^maqueta\.\w+ ya subió/)).toBeVisible({ timeout: 20_000 });
  await page.goto(`/apps/sections/mitarea/${homework?.id}`);
  await expect(page.getByText(/^maqueta\.\w+: listo$/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Este es mi trabajo' }).check();
  await page.getByRole('button', { name: 'Entregar', exact: true }).click();
  await expect(page.getByText('La entregaste', { exact: true })).toBeVisible();

  const classroom = await browser.newContext();
  const desk = await classroom.newPage();
  await openWith(desk, teacher, '/apps/tareasCalificar');
  await desk.getByRole('link', { name: new RegExp(name) }).click();
  const picture = desk.getByRole('img', { name: /^maqueta/ });
  await expect.poll(() => picture.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBeGreaterThan(0);
  await desk.getByLabel('Comentario').fill('¡Qué bonita maqueta!');
  await desk.getByLabel('Calificación (de 0 a 10)').fill('9,5');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('Ya no queda nada por calificar')).toBeVisible();
  await page.reload();
  await expect(page.getByText('¡Qué bonita maqueta!')).toBeVisible();
  await expect(page.getByText(/^Calificación:/)).toHaveCount(0);
  await desk.getByRole('button', { name: 'Mostrar las calificaciones' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Mostrar las calificaciones' }).click();
  await expect(desk.getByText('Tus alumnos y sus familias ya ven las calificaciones.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Calificación: 9.5 de 10')).toBeVisible();
  await classroom.close();
});
