import { deleteInstitution, getInstitution } from '@lia/sdk/institutions/endpoints';
import { getLogoPicture } from '@lia/sdk/institutions/logo';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

import { readings, screenViolations } from '../testing/axe.ts';
import { anInstitution, clientOf, fact, openConsole, signIn, uniqueName } from '../testing/context.tsx';

const JACARANDAS = 301;
const link = (name: string | RegExp) => page.getByRole('link', { name });

async function aPicture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8);
  return canvas.convertToBlob({ type: 'image/webp' });
}

it('shows a school with its people, who runs it, its groups, licences, gifts and imports, each leading on', async () => {
  await signIn();
  const router = await openConsole(`/institutions/${JACARANDAS}`);
  await page.getByRole('dialog').getByRole('link', { name: 'Ver ficha' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Colegio Jacarandas' })).toBeVisible();
  for (const title of ['Personas', 'Quién la administra', 'Grupos', 'Importaciones']) {
    await expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  }
  const [licences, statement] = [link(/^\d+ de \d+ en uso$/).first(), link(/^\$[\d,.]+ m\.n\.$/).first()];
  await expect.element(licences).toHaveAttribute('href', expect.stringMatching(/\/licences\/[0-9a-f-]{36}\/show$/));
  await expect.element(statement).toHaveAttribute('href', expect.stringMatching(/\/payouts\/[0-9a-f-]{36}\/show$/));
  await expect.element(link('Ver sus ciclos escolares')).toHaveAttribute('href', `/apps/periodos/${JACARANDAS}`);
  const students = Number(fact('Alumnos'));
  expect(students).toBeGreaterThan(0);
  await page
    .getByRole('definition')
    .getByRole('link', { name: String(students), exact: true })
    .first()
    .click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible();
  const filter = new URLSearchParams(router.state.location.search).get('filter') ?? '';
  expect(JSON.parse(filter)).toEqual({ status: 'active', school_id: JACARANDAS, kind: 'students' });
  await expect.element(page.getByRole('status').filter({ hasText: new RegExp(`^${students} `) })).toBeVisible();
});

it('shows what bears the name of a company', async () => {
  await signIn();
  await openConsole('/institutions/309/show');
  await expect.element(page.getByRole('heading', { level: 2, name: 'Lo que aporta' })).toBeVisible();
  await expect.poll(() => fact('Donativos')).toMatch(/^\d+$/);
});

it('restores a deleted institution, under a new name where another one has its own', async () => {
  await signIn();
  const { SchoolId, School } = await anInstitution();
  await clientOf().call(deleteInstitution, { params: { id: SchoolId } });
  await anInstitution({ School });
  await openConsole(`/institutions?filter=${encodeURIComponent(JSON.stringify({ deleted: true, q: School }))}`);
  await link(School).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toHaveTextContent('Esta institución está eliminada');
  expect(await screenViolations()).toEqual([]);
  await dialog.getByRole('button', { name: 'Restaurar' }).click();
  await expect.element(page.getByText('Ya existe una escuela con ese nombre')).toBeVisible();
  const name = dialog.getByRole('textbox', { name: 'Otra institución ya usa su nombre. Elige uno nuevo' });
  await expect.element(name).toHaveFocus();
  const renamed = uniqueName('Con otro nombre');
  await name.fill(renamed);
  await dialog.getByRole('button', { name: 'Restaurar' }).click();
  await expect.element(page.getByText('Operación exitosa!')).toBeVisible();
  await expect
    .poll(async () => (await clientOf().call(getInstitution, { params: { id: SchoolId } })).School)
    .toBe(renamed);
});

it.each([
  ['admin', 'on the page of an institution', `/institutions/${JACARANDAS}/show`],
  ['admin_escuela', 'of their own school', '/'],
])('%s uploads a logo %s, and removes it', async (username, _, path) => {
  await page.viewport(360, 800);
  onTestFinished(() => page.viewport(1280, 860));
  await signIn(username);
  await openConsole(path);
  const input = page.getByLabelText('Subir un logo').first();
  const logo = page.getByRole('img', { name: /^Logo de / });
  await input.upload(new File(['<svg/>'], 'malo.png'));
  await expect.element(page.getByText('El formato del archivo no es valido.')).toBeVisible();
  await expect.element(logo).not.toBeInTheDocument();
  // As PDFs show no WebP, it becomes a PNG here.
  await input.upload(new File([await aPicture()], 'logo.webp', { type: 'image/webp' }));
  await expect.element(logo).toBeVisible();
  const id = logo.element().getAttribute('src')?.split('/').at(-1) ?? '';
  expect((await clientOf().call(getLogoPicture, { params: { id } })).type).toBe('image/png');
  await expect.element(page.getByText('El formato del archivo no es valido.')).not.toBeInTheDocument();
  expect(await screenViolations()).toEqual([]);
  await page.getByRole('button', { name: 'Quitar el logo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar el logo' }).click();
  await expect.element(logo).not.toBeInTheDocument();
  await expect.element(page.getByText('Todavía no tiene logo.')).toBeVisible();
});

it('saves the CCT, and shows that one is not written like that', async () => {
  await signIn();
  const { SchoolId } = await anInstitution();
  await openConsole(`/institutions/${SchoolId}`);
  const dialog = page.getByRole('dialog');
  const cct = dialog.getByRole('textbox', { name: 'CCT' });
  await cct.fill('09DPR');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(cct).toHaveAccessibleDescription('Este dato no es válido');
  await cct.fill('09dpr1234a');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect((await clientOf().call(getInstitution, { params: { id: SchoolId } })).CCT).toBe('09DPR1234A');
});

it.each(readings)('breaks no rule of accessibility (%s, %i px)', async (language, width) => {
  await page.viewport(width, 860);
  onTestFinished(() => page.viewport(1280, 860));
  await signIn();
  await openConsole(`/institutions/${JACARANDAS}/show`, { language });
  await expect.element(page.getByRole('heading', { level: 2 }).nth(3)).toBeVisible();
  expect(await screenViolations()).toEqual([]);
});
