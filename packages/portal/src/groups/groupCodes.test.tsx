import { getGroupCode, endGroupCode, joinGroup, makeGroupCode } from '@lia/sdk/groupCodes/endpoints';
import { getGroup, listGroupStudents } from '@lia/sdk/groups/endpoints';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';

const GROUP = '0a0a0a0a-0000-4000-8000-000000000001';

const group = {
  id: GROUP,
  name: '4° B',
  level: 2,
  grade: 4,
  school: { id: 301, name: 'Colegio Jacarandas' },
  teacher: null,
  students: 0,
  external_id: null,
  created_at: '2026-11-20T18:00:00.000Z',
  zone: 'America/Mexico_City',
} as const;

const whatsApp = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;

function begin(role: string) {
  const context = createTestContext();
  context.remember(signedIn(role));
  return context;
}

test('a teacher goes on to the missions of a group, makes its code, reads it out, and ends it', async () => {
  const { api, open, violations } = begin('maestro');
  api.answer(getGroup, group);
  api.answer(listGroupStudents, []);
  api.answer(getGroupCode, { data: null });
  await open(`/apps/grupo/${GROUP}`);
  await expect
    .element(page.getByRole('link', { name: 'Misiones', exact: true }))
    .toHaveAttribute('href', `/apps/actividades/${GROUP}`);
  await page.getByRole('button', { name: 'Código para unirse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Código de 4° B' });
  const make = dialog.getByRole('button', { name: 'Hacer un código' });
  await expect.element(make).toBeVisible();
  api.answer(makeGroupCode, { message: 'El código está listo' });
  api.answer(getGroupCode, { data: { code: 'K7QM9TRW', uses: 3, expires_at: '2026-12-07T18:00:00.000Z' } });
  make.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('K7QM-9TRW')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Cambiar por otro' })).toHaveFocus();
  await expect.element(dialog.getByText(/7 dic 2026.*3 de 60/)).toBeVisible();
  await expect.element(dialog.getByText(/^Con el código, los alumnos/)).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'Compartir por WhatsApp' }))
    .toHaveAttribute(
      'href',
      whatsApp(
        `Únete en LIA al grupo 4° B con el código K7QM-9TRW: ${location.origin}/apps/grupos/unirse?codigo=K7QM9TRW`,
      ),
    );
  expect(await violations()).toEqual([]);
  api.answer(endGroupCode, { message: 'El código ya no sirve' });
  api.answer(getGroupCode, { data: null });
  await dialog.getByRole('button', { name: 'Quitar' }).click();
  await expect.element(make).toHaveFocus();
  expect(api.arrived(endGroupCode)).toHaveLength(1);
});

test('a teacher without a school shares the code with families, who may have to register first', async () => {
  const { api, open, violations } = begin('maestro');
  api.answer(getGroup, { ...group, school: { id: PUBLIC_SCHOOL_ID, name: 'Comunidad LIA' } });
  api.answer(listGroupStudents, []);
  api.answer(getGroupCode, { data: { code: 'K7QM9TRW', uses: 0, expires_at: '2026-12-07T18:00:00.000Z' } });
  await open(`/apps/grupo/${GROUP}`);
  await expect.element(page.getByText(/^Haz un código y compártelo/)).toBeVisible();
  await page.getByRole('button', { name: 'Código para unirse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Código de 4° B' });
  await expect.element(dialog.getByText(/^Con el código, las familias/)).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'Compartir por WhatsApp' }))
    .toHaveAttribute(
      'href',
      whatsApp(
        `Une a tu hija o hijo al grupo 4° B en LIA con el código K7QM-9TRW: ${location.origin}/apps/grupos/unirse?codigo=K7QM9TRW ` +
          `Si tu familia aún no está en LIA, primero regístrala gratis: ${location.origin}/register`,
      ),
    );
  expect(await violations()).toEqual([]);
});

test('a link that was shared fills in its code', async () => {
  const { api, open } = begin('alumno');
  await open('/apps/grupos/unirse?codigo=K7QM9TRW');
  await expect.element(page.getByLabelText('Código del grupo')).toHaveValue('K7QM9TRW');
  api.answer(joinGroup, { message: 'Listo', data: { name: '4° B', school: 'Colegio Jacarandas' } });
  await page.getByRole('button', { name: 'Unirse al grupo' }).click();
  await expect.element(page.getByText('Listo: el grupo es 4° B, de Colegio Jacarandas.')).toBeVisible();
});

test('a student joins by a code, after a refusal that keeps what they typed', async () => {
  const { api, open, violations } = begin('alumno');
  await open('/apps/grupos/unirse');
  const field = page.getByLabelText('Código del grupo');
  const send = page.getByRole('button', { name: 'Unirse al grupo' });
  // Disabled for who reads the page, but pressed it names what is missing.
  await send.click({ force: true });
  await expect.element(page.getByText('Este dato es necesario')).toBeVisible();
  await expect.element(field).toHaveFocus();
  expect(await violations()).toEqual([]);
  await field.fill('k7qm-9trw');
  api.refuse(joinGroup, 404, 'GROUP_CODE_UNKNOWN');
  await send.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Ese código no existe o ya no sirve');
  await expect.element(field).toHaveValue('k7qm-9trw');
  api.answer(joinGroup, { message: 'Listo', data: { name: '4° B', school: 'Colegio Jacarandas' } });
  await send.click();
  await expect.element(page.getByText('Listo: el grupo es 4° B, de Colegio Jacarandas.')).toBeVisible();
  expect(api.arrived(joinGroup).map(({ body }) => body)).toEqual([{ code: 'k7qm-9trw' }, { code: 'k7qm-9trw' }]);
});

test('a parent chooses which child joins', async () => {
  const { api, open, violations } = begin('padre');
  const child = (uuid: string, name: string) => ({
    uuid,
    name,
    last_name: 'M',
    username: name,
    level: 2 as const,
    grade: 3,
    avatar_path: null,
  });
  api.answer(listChildren, { data: [child('c-1', 'Sofía'), child('c-2', 'Luis')] });
  await open('/apps/grupos/unirse');
  await page.getByLabelText('Código del grupo').fill('K7QM9TRW');
  await page.getByRole('button', { name: 'Unirse al grupo' }).click({ force: true });
  await expect.element(page.getByText('Este dato es necesario')).toBeVisible();
  await expect.element(page.getByLabelText('Sofía')).toHaveFocus();
  expect(await violations()).toEqual([]);
  await page.getByLabelText('Luis').click();
  api.answer(joinGroup, { message: 'Listo', data: { name: '3° A', school: 'LIA' } });
  await page.getByRole('button', { name: 'Unirse al grupo' }).click();
  await expect.element(page.getByText('Listo: el grupo es 3° A, de LIA.')).toBeVisible();
  expect(api.arrived(joinGroup).map(({ body }) => body)).toEqual([{ code: 'K7QM9TRW', student: 'c-2' }]);
});
