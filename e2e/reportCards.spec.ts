import { expect, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { demo, openWith, sessionOf } from './personas/member.ts';

/** Who the child of the demo data is, and what their group is called. */
const CHILD = 'Camila Yáñez Vázquez';

test('a teacher marks an absence and closes a period, the school publishes, and a guardian reads and saves the report card', async ({
  page,
  browser,
}) => {
  const api = `${addresses().product}/api/api`;
  const [teacher, school, guardian] = [
    await sessionOf(page.request, demo('maestro')),
    await sessionOf(page.request, demo('admin_escuela')),
    await sessionOf(page.request, demo('padre')),
  ];
  const as = ({ token }: { token: string }) => ({ Authorization: `Bearer ${token}` });
  const read = async <T>(session: { token: string }, path: string): Promise<T> =>
    (await page.request.get(api + path, { headers: as(session) })).json();
  const [group] = await read<{ id: string }[]>(teacher, '/grupos');
  const { data } = await read<{ data: { periods: { id: string; closed: boolean }[] } }>(
    teacher,
    `/grupos/${group?.id}/boletas`,
  );
  const period = data.periods[0]?.id ?? '';
  // Of an earlier attempt.
  if (data.periods[0]?.closed)
    await page.request.post(`${api}/grupos/${group?.id}/periodos/${period}/reabrir`, {
      headers: as(school),
      data: { reason: 'Otro intento' },
    });

  await openWith(page, teacher, `/apps/grupo/${group?.id}/asistencia`);
  const marks = page.getByRole('group', { name: CHILD });
  await marks.getByRole('button', { name: 'Falta', exact: true }).click();
  await expect(page.getByText(/Todo está guardado/)).toBeVisible();

  const observed = `Explica con dibujos lo que aprende. ${Date.now()}`;
  await page.goto(`/apps/grupo/${group?.id}/boletas?periodo=${period}`);
  await page.getByLabel(`Observaciones de ${CHILD}`).fill(observed);
  await page.keyboard.press('Tab');
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await page.goto(`/apps/grupo/${group?.id}/calificaciones?periodo=${period}`);
  await page.getByRole('button', { name: 'Cerrar el periodo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar el periodo' }).click();
  await expect(page.getByText('Este periodo está cerrado', { exact: false })).toBeVisible();

  const office = await browser.newContext();
  const desk = await office.newPage();
  await openWith(desk, school, `/apps/grupo/${group?.id}/boletas?periodo=${period}`);
  await desk.getByRole('button', { name: 'Publicar boletas' }).click();
  const dialog = desk.getByRole('dialog');
  const reason = dialog.getByLabel('Motivo de la corrección');
  if (await reason.isVisible()) await reason.fill('Otro intento');
  await dialog.getByRole('button', { name: 'Publicar boletas' }).click();
  await expect(desk.getByText('Las familias ya ven las boletas de este periodo.', { exact: false })).toBeVisible();
  await office.close();

  const home = await browser.newContext();
  const phone = await home.newPage();
  const notices = async () => (await read<{ data: { title: string }[] }>(guardian, '/notifications')).data;
  await expect
    .poll(async () => (await notices()).map(({ title }) => title), { timeout: 30_000 })
    .toContainEqual(expect.stringMatching(/boleta de Primer trimestre/));
  await openWith(phone, guardian, '/apps/notifications');
  await phone
    .getByText(/boleta de Primer trimestre/)
    .first()
    .click();
  await expect(phone.getByText(observed)).toBeVisible();
  await expect(phone.getByText(/Faltas: [1-9]/)).toBeVisible();
  const [saved] = await Promise.all([
    phone.waitForEvent('download'),
    phone.getByRole('button', { name: 'Descargar PDF' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^Boleta Camila Primer trimestre\.pdf$/);
  await home.close();
});
