import { createImport, listImportSchools } from '@lia/sdk/imports/endpoints';
import { updateInstitution } from '@lia/sdk/institutions/endpoints';
import { dayOf } from '@lia/sdk/calendar/instants';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

import { screenViolations } from '../testing/axe.ts';
import { anInstitution, clientOf, fact, openConsole, signIn, uniqueName } from '../testing/context.tsx';
import { auditAddress } from './entries/address.ts';

/** An institution that was given another name. */
async function renamed(): Promise<{ id: number; before: string; after: string }> {
  await signIn();
  const { SchoolId: id, School: before } = await anInstitution();
  const after = uniqueName('Escuela con otro nombre');
  const body = { name: after, description: '', type: 'Escuela', is_active: true } as const;
  await clientOf().call(updateInstitution, { params: { id }, body });
  return { id, before, after };
}

const filterIn = (search: string) => JSON.parse(new URLSearchParams(search).get('filter') ?? '{}');

it('lists who changed what, and shows each field before and after, with the way to the record', async () => {
  const { id, before, after } = await renamed();
  const router = await openConsole(auditAddress({ institution: id }));
  const row = page.getByRole('row', { name: /Cambiado/ });
  await expect.element(row.getByText(`Institución: ${after}`)).toBeVisible();
  await expect.element(row.getByText('PUT /escuelas/{id}')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Creado/ })).toBeVisible();
  await row.click();
  await expect.element(page.getByText('Nombre', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('row', { name: `${before} ${after}` })).toBeVisible();
  expect(fact('Institución')).toBe(after);
  expect(fact('Llamada o tarea')).toBe('PUT /escuelas/{id}');
  await page.getByRole('link', { name: 'Todo lo de este dato' }).click();
  await expect
    .poll(() => filterIn(router.state.location.search))
    .toEqual({ record: 'institutions', record_id: String(id) });
  await page.getByRole('row', { name: /Cambiado/ }).click();
  await page.getByRole('link', { name: after }).click();
  await expect.element(page.getByRole('dialog', { name: 'Editar escuela' })).toBeVisible();
  const history = page.getByRole('dialog').getByRole('listitem');
  await expect.element(history.first().getByRole('link', { name: `Institución: ${after} · Cambiado` })).toBeVisible();
  await expect.element(history.first().getByText('Nombre', { exact: true })).toBeVisible();
});

it('shows values as their own pages do: statuses, people, dates', async () => {
  await signIn();
  const client = clientOf();
  const [school] = await client.call(listImportSchools);
  const file = { name: `${uniqueName('lista')}.csv`, fingerprint: 'b'.repeat(64) };
  const { id, by, school: name } = await client.call(createImport, { body: { school_id: school?.id ?? 0, file } });
  await openConsole(auditAddress({ record: 'imports', record_id: id }));
  await page.getByRole('row', { name: /Creado/ }).click();
  await expect.element(page.getByRole('row', { name: 'Borrador', exact: true })).toBeVisible();
  await expect.element(page.getByRole('row', { name: by, exact: true })).toBeVisible();
  await expect.element(page.getByRole('row', { name, exact: true }).first()).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'draft' })).not.toBeInTheDocument();
});

it('is narrowed by kind, day and record, in the address', async () => {
  const { id, after } = await renamed();
  const today = dayOf(new Date().toISOString());
  const router = await openConsole(auditAddress({ institution: id }));
  const filter = () => filterIn(router.state.location.search);
  await page.getByRole('button', { name: /^Cambiado/ }).click();
  await expect.poll(filter).toEqual({ institution: id, operation: 'update' });
  await expect.element(page.getByRole('button', { name: 'Cambiado 1' })).toBeVisible();
  await page.getByLabelText('Desde el día').fill(today);
  await expect.poll(filter).toEqual({ institution: id, operation: 'update', from: today });
  await page.getByRole('combobox', { name: 'Dato' }).click();
  await page.getByRole('option', { name: 'Institución', exact: true }).click();
  await expect.poll(filter).toMatchObject({ record: 'institutions' });
  await expect.element(page.getByText(`Institución: ${after}`)).toBeVisible();
  const chip = page.getByRole('button', { name: `Solo lo de ${after}` });
  await chip.click();
  await expect.poll(filter).not.toHaveProperty('institution');
  await expect.element(chip).not.toBeInTheDocument();
});

it("is of a school's own for who runs it", async () => {
  const { after } = await renamed();
  await signIn('admin_escuela');
  await openConsole('/audit');
  await expect.element(page.getByRole('row').nth(1)).toBeVisible();
  await expect.element(page.getByText(after)).not.toBeInTheDocument();
  await page.getByRole('row').nth(1).click();
  await expect.element(page.getByRole('heading', { name: 'Cambios' })).toBeVisible();
});

it.each([360, 1280])('breaks no rule of accessibility at %i px', async (width) => {
  await page.viewport(width, 780);
  onTestFinished(() => page.viewport(1280, 860));
  const { id } = await renamed();
  const router = await openConsole(auditAddress({ institution: id, operation: 'update' }));
  await expect.element(page.getByRole('button', { name: 'Cambiado 1' })).toBeVisible();
  expect(await screenViolations()).toEqual([]);
  await page.getByText(/Institución: Escuela con otro nombre/).click();
  await expect.element(page.getByRole('heading', { name: 'Cambios' })).toBeVisible();
  expect(await screenViolations()).toEqual([]);
  await router.navigate(`/institutions/${id}`);
  await expect.element(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  expect(await screenViolations()).toEqual([]);
});
