import { expect, test } from '@playwright/test';

import { dayOf } from '../packages/sdk/src/calendar/instants.ts';
import { addresses } from './addresses.ts';
import { demo, openWith, sessionOf } from './personas/member.ts';

/** What the sheet of report cards has of a student. */
interface Card {
  name: string;
  last_name: string;
  state: string;
  attendance: { absent: number };
}

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
  const sheetPath = `/grupos/${group?.id}/boletas`;
  const { data } = await read<{ data: { periods: { id: string; closed: boolean; ends_on: string }[] } }>(
    teacher,
    sheetPath,
  );
  const { id: period = '', closed = false, ends_on = '' } = data.periods[0] ?? {};
  // Of an earlier attempt.
  if (closed)
    await page.request.post(`${api}/grupos/${group?.id}/periodos/${period}/reabrir`, {
      headers: as(school),
      data: { reason: 'Otro intento' },
    });
  const cards = async () =>
    (await read<{ data: { sheet: { students: Card[] } } }>(teacher, `${sheetPath}?period=${period}`)).data.sheet
      .students;
  const absences = async () =>
    (await cards()).find(({ name, last_name }) => `${name} ${last_name}` === CHILD)?.attendance.absent ?? 0;

  const today = dayOf(new Date().toISOString());
  // Days after the period do not count in it.
  const day = today < ends_on ? today : ends_on;
  await openWith(page, teacher, `/apps/grupo/${group?.id}/asistencia?dia=${day}`);
  const absent = page.getByRole('group', { name: CHILD }).getByRole('button', { name: 'Falta', exact: true });
  await expect(absent).toBeVisible();
  // By the demo data, or by an earlier attempt.
  if ((await absent.getAttribute('aria-pressed')) === 'true') {
    const marked = await absences();
    await absent.click();
    await expect.poll(absences).toBe(marked - 1);
  }
  const before = await absences();
  await absent.click();
  await expect.poll(absences).toBe(before + 1);

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
  // Of an earlier attempt.
  if ((await cards()).some(({ state }) => state === 'changed'))
    await dialog.getByLabel('Motivo de la corrección').fill('Otro intento');
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
  await expect(phone.getByText(new RegExp(`Faltas: ${before + 1}\\b`))).toBeVisible();
  const [saved] = await Promise.all([
    phone.waitForEvent('download'),
    phone.getByRole('button', { name: 'Descargar PDF' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^Boleta Camila Primer trimestre\.pdf$/);
  await home.close();
});
