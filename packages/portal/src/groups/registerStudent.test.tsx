import { makeGroupCards } from '@lia/sdk/accessCards/endpoints';
import { inviteStudentGuardian, registerGroupStudent } from '@lia/sdk/groupRegistrations/endpoints';
import { getGroup, getStudent, listGroupStudents } from '@lia/sdk/groups/endpoints';
import type { Group, StudentRecord } from '@lia/sdk/groups/schema';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';

const group: Group = {
  id: '0a0a0a0a-0000-4000-8000-000000000001',
  name: '2° A',
  level: 2,
  grade: 2,
  school: { id: PUBLIC_SCHOOL_ID, name: 'Comunidad LIA' },
  teacher: { uuid: 'u-teacher', name: 'Rosa Peña' },
  students: 0,
  external_id: null,
  created_at: '2026-11-20T18:00:00.000Z',
  zone: 'America/Mexico_City',
};
const uuid = '0a0a0a0a-0000-4000-8000-00000000000a';
const student: StudentRecord = {
  uuid,
  name: 'Inés',
  last_name: 'Solís',
  username: 'ines.solis',
  card: 'none',
  places: [{ level: 2, grade: 2, matricula: null, group: { id: group.id, name: '2° A' }, school: 'Comunidad LIA' }],
  guardians: [],
  guardian_awaited: 'uninvited',
  avatar_path: null,
  last_seen_at: null,
};

async function openGroup(role: string, change: Partial<Group> = {}) {
  const context = createTestContext();
  context.remember(signedIn(role));
  context.api.answer(getGroup, { ...group, ...change });
  context.api.answer(listGroupStudents, []);
  await context.open(`/apps/grupo/${group.id}`);
  await expect.element(page.getByRole('heading', { name: '2° A' })).toBeVisible();
  return context;
}

const opening = page.getByRole('button', { name: 'Registrar alumno' });

test('a teacher with a paid plan registers a student and prints their card at once', async () => {
  const { api, violations } = await openGroup('Maestro-M');
  await opening.click();
  const dialog = page.getByRole('dialog', { name: 'Registrar a un alumno en 2° A' });
  await dialog.getByRole('button', { name: 'Registrar', exact: true }).click();
  await expect.element(dialog.getByLabelText('Nombre', { exact: true })).toHaveFocus();
  expect(await violations()).toEqual([]);
  await dialog.getByLabelText('Nombre', { exact: true }).fill('Inés');
  await dialog.getByLabelText('Apellidos').fill('Solís');
  await dialog.getByLabelText('Correo de mamá, papá o tutor').fill('mama@example.mx');
  api.refuse(registerGroupStudent, 409, 'GUARDIAN_DECLINED');
  await dialog.getByRole('button', { name: 'Registrar', exact: true }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('rechazó la invitación');
  await dialog.getByLabelText('Correo de mamá, papá o tutor').fill('');
  api.answer(registerGroupStudent, { message: 'Listo', data: { uuid, username: 'ines.solis' } });
  await dialog.getByRole('button', { name: 'Registrar', exact: true }).click();
  const done = page.getByRole('dialog', { name: 'Inés ya está en tu grupo' });
  await expect.element(done.getByText('Su usuario para entrar es ines.solis.')).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(api.arrived(registerGroupStudent).at(-1)?.body).toEqual({ name: 'Inés', last_name: 'Solís' });
  const card = { uuid, name: 'Inés', last_name: 'Solís', username: 'ines.solis', school: 'Comunidad LIA' };
  api.answer(makeGroupCards, {
    sign_in_url: 'https://lia.example/login/tarjeta',
    data: [{ ...card, level: 2, grade: 2, group: '2° A', code: 'BCDFGHJKLMNPQRST' }],
  });
  await done.getByRole('button', { name: 'Imprimir su tarjeta' }).click();
  await expect.element(page.getByText('BCDF-GHJK-LMNP-QRST')).toBeVisible();
  expect(api.arrived(makeGroupCards).at(-1)?.body).toEqual({ students: [{ uuid, replaces: null }] });
});

test('a student of secundaria gets a temporary password; who has no paid plan is led to one', async () => {
  const { api } = await openGroup('Maestro-A', { level: 3 });
  await opening.click();
  const dialog = page.getByRole('dialog', { name: 'Registrar a un alumno en 2° A' });
  await dialog.getByLabelText('Nombre', { exact: true }).fill('Inés');
  await dialog.getByLabelText('Apellidos').fill('Solís');
  await dialog.getByLabelText('Contraseña temporal').fill('jacaranda');
  api.answer(registerGroupStudent, { message: 'Listo', data: { uuid, username: 'ines.solis' } });
  await dialog.getByRole('button', { name: 'Registrar', exact: true }).click();
  const done = page.getByRole('dialog', { name: 'Inés ya está en tu grupo' });
  await expect.element(done.getByText(/contraseña temporal/)).toBeVisible();
  await expect.element(done.getByRole('button', { name: 'Imprimir su tarjeta' })).not.toBeInTheDocument();
  expect(api.arrived(registerGroupStudent).at(-1)?.body).toMatchObject({ password: 'jacaranda' });
});

test.each(['Maestro-I', 'maestro'])('%s of public registrations is led to the plans', async (role) => {
  const { violations } = await openGroup(role);
  await expect.element(page.getByText(/Con un plan mensual o anual/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ver los planes' })).toBeVisible();
  await expect.element(opening).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

test('a parent of a registered student is invited from the page of the student', async () => {
  const context = createTestContext();
  const { api, violations } = context;
  context.remember(signedIn('Maestro-M'));
  api.answer(getStudent, { data: student });
  await context.open(`/apps/alumno/${uuid}`);
  await expect.element(page.getByText(/Nadie responde todavía por la cuenta de Inés/)).toBeVisible();
  expect(await violations()).toEqual([]);
  const email = page.getByLabelText('Correo de mamá, papá o tutor');
  await page.getByRole('button', { name: 'Enviar la invitación' }).click({ force: true });
  await expect.element(email).toHaveFocus();
  await email.fill('mama@example.mx');
  // Its answer was lost: sent again, it is the same invitation.
  api.cut(inviteStudentGuardian);
  await page.getByRole('button', { name: 'Enviar la invitación' }).click();
  await expect.element(page.getByText(/^No hay conexión/)).toBeVisible();
  api.answer(inviteStudentGuardian, { message: 'Enviamos la invitación' });
  api.answer(getStudent, { data: { ...student, guardian_awaited: 'invited' } });
  await page.getByRole('button', { name: 'Enviar la invitación' }).click();
  await expect.element(page.getByText(/Invitamos a su familia y aún no acepta/)).toBeVisible();
  await expect.element(email).toHaveValue('');
  await expect.element(email).not.toHaveAttribute('aria-invalid', 'true');
  const sent = api.arrived(inviteStudentGuardian);
  expect(sent.at(-1)?.body).toEqual({ email: 'mama@example.mx' });
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});
