import { login } from '@lia/sdk/accounts/endpoints';
import { getLegalText } from '@lia/sdk/consents/endpoints';
import {
  acceptInvitation,
  declineInvitation,
  readInvitation,
  registerGuardian,
} from '@lia/sdk/guardianInvitations/endpoints';
import {
  acceptParentInvitation,
  readParentInvitation,
  registerInvitedParent,
} from '@lia/sdk/parentInvitations/endpoints';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { announcement, createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const heading = page.getByRole('heading', { level: 1 });

/** What was read for a token is kept, so each test has one of its own. */
async function openInvitation(
  token: string,
  { role, has_account = false }: { role?: string; has_account?: boolean } = {},
) {
  const context = createTestContext();
  const { api } = context;
  if (role) context.remember(signedIn(role));
  const invitation = { school: 'Colegio Jacarandas', email: 'laura@example.mx', children: ['ANA N.', 'LUIS N.'] };
  api.answer(readInvitation, { ...invitation, teachers: ['Rosa Peña'], has_account });
  api.answer(getLegalText, { document: 'terms', version: '2026-11-01', title: '', text: '' });
  api.answer(listChildren, { data: [] });
  await context.open(`/invitacion#token=${token}`);
  await expect.element(heading).toHaveTextContent('Colegio Jacarandas te invita a LIA');
  await expect.element(page.getByText('Los registró Rosa Peña.')).toBeVisible();
  return context;
}

const consents = { terms: '2026-11-01', privacy: '2026-11-01' };

test('a new guardian registers, once both texts are accepted, and is signed in', async () => {
  const { api, at, violations } = await openInvitation('nueva');
  await expect.element(page.getByRole('list').getByText('LUIS N.')).toBeVisible();
  await field('Nombre').fill('Laura');
  await field('Apellidos').fill('Núñez');
  await field('Nombre de usuario').fill('laura.nunez');
  await field('Contraseña').fill('jacaranda');
  await field('Repite la contraseña').fill('jacaranda');
  await button('Crear mi cuenta y aceptar').click({ force: true });
  await expect.element(announcement).toHaveTextContent('Lee y acepta los dos textos');
  expect(await violations()).toEqual([]);
  for (const box of ['Acepto los términos y condiciones.', 'Acepto el aviso de privacidad.']) {
    await page.getByRole('checkbox', { name: box }).click();
  }
  api.refuse(registerGuardian, 422, 'VALIDATION_FAILED', { username: 'username.taken' });
  await button('Crear mi cuenta y aceptar').click();
  await expect.element(field('Nombre de usuario')).toHaveAccessibleDescription('Ese nombre de usuario ya está ocupado');
  api.answer(registerGuardian, { message: 'Listo' });
  // The account is made and its token used up, and the answer to the sign-in is lost: pressed again, it is no other registration.
  api.cut(login);
  await field('Nombre de usuario').fill('laura.n');
  await button('Crear mi cuenta y aceptar').click();
  await expect.element(announcement).toHaveTextContent('No hay conexión');
  api.answer(login, signedIn('padre'));
  await button('Crear mi cuenta y aceptar').click();
  await expect.poll(at).toBe('/apps/dashboardpadres');
  const [, ...made] = api.arrived(registerGuardian);
  expect(made).toHaveLength(2);
  expect(new Set(made.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(api.arrived(registerGuardian).at(-1)?.body).toEqual({
    token: 'nueva',
    name: 'Laura',
    last_name: 'Núñez',
    username: 'laura.n',
    password: 'jacaranda',
    password_confirmation: 'jacaranda',
    consents,
  });
  expect(api.arrived(login).at(-1)?.body).toMatchObject({ username: 'laura.n', password: 'jacaranda' });
});

test('a guardian with an account signs in, comes back, and accepts', async () => {
  const { api, at } = await openInvitation('conocida', { has_account: true });
  await expect.element(page.getByText(/Ya hay una cuenta con laura@example\.mx/)).toBeVisible();
  await page.getByRole('link', { name: 'Iniciar sesión' }).click();
  await expect.poll(at).toBe('/login');
  api.answer(login, signedIn('padre'));
  await field('Usuario').fill('laura');
  await field('Contraseña').fill('jacaranda');
  await button('Entrar a mi comunidad').click();
  await expect.element(page.getByText('Entraste como Laura.')).toBeVisible();
  await button('Aceptar').click({ force: true });
  await expect.element(page.getByText('Lee y acepta los dos textos para continuar.')).toBeVisible();
  for (const box of page.getByRole('checkbox').all()) await box.click();
  api.refuse(acceptInvitation, 410, 'INVITATION_OVER');
  await button('Aceptar').click();
  await expect.element(page.getByText(/Esta invitación ya se usó/)).toBeVisible();
  api.answer(acceptInvitation, { message: 'Listo' });
  await button('Aceptar').click();
  await expect.poll(at).toBe('/apps/dashboardpadres');
  // The same again is one acceptance, also where its answer was lost.
  expect(new Set(api.arrived(acceptInvitation).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(api.arrived(acceptInvitation).at(-1)?.body).toEqual({ token: 'conocida', consents });
});

test('a student who is signed in is asked to sign out', async () => {
  await openInvitation('estudiante', { role: 'alumno' });
  await expect.element(page.getByText(/que es estudiante/)).toBeVisible();
  await expect.element(button('Aceptar')).not.toBeInTheDocument();
  await button('Cerrar sesión').click();
  await expect.element(button('Crear mi cuenta y aceptar')).toBeVisible();
});

test('a stranger declines after a question', async () => {
  const { api, violations } = await openInvitation('ajena');
  api.answer(declineInvitation, { message: 'Rechazaste la invitación' });
  await button('No conozco a estos estudiantes').click();
  await button('Cancelar').click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(api.arrived(declineInvitation)).toEqual([]);
  await button('No conozco a estos estudiantes').click();
  await button('Rechazar').click();
  await expect.element(heading).toHaveTextContent('Rechazaste la invitación');
  expect(api.arrived(declineInvitation).map(({ body }) => body)).toEqual([{ token: 'ajena' }]);
  expect(await violations()).toEqual([]);
});

test('an invitation that is over is shown as over', async () => {
  const context = createTestContext();
  context.api.refuse(readInvitation, 410, 'INVITATION_OVER');
  await context.open('/invitacion#token=vieja');
  await expect.element(heading).toHaveTextContent('Esta invitación ya no sirve');
});

test('an invitation of a parent is accepted by a new account, and waits for who sent the link', async () => {
  const context = createTestContext();
  const { api } = context;
  api.answer(readParentInvitation, { inviter: 'Laura M.', children: ['Sofía R.'], email: null, has_account: false });
  api.answer(getLegalText, { document: 'terms', version: '2026-11-01', title: '', text: '' });
  await context.open('/invitacion/familia#token=enlace');
  await expect.element(heading).toHaveTextContent('Laura M. te invita a LIA');
  await field('Nombre').fill('Jorge');
  await field('Apellidos').fill('Ríos Peña');
  await field('Nombre de usuario').fill('jorge.rios');
  await field('Contraseña').fill('jacaranda');
  await field('Repite la contraseña').fill('jacaranda');
  for (const box of page.getByRole('checkbox').all()) await box.click();
  await button('Crear mi cuenta y aceptar').click({ force: true });
  expect(api.arrived(registerInvitedParent)).toEqual([]);
  await field('Correo electrónico').fill('jorge@example.mx');
  api.answer(registerInvitedParent, { message: 'Listo, aceptaste la invitación' });
  api.answer(login, signedIn('padre'));
  await button('Crear mi cuenta y aceptar').click();
  await expect.element(heading).toHaveTextContent('Falta un paso');
  await expect.element(page.getByText(/Cuando Laura M\. confirme/)).toBeVisible();
  expect(api.arrived(registerInvitedParent).at(-1)?.body).toMatchObject({
    token: 'enlace',
    email: 'jorge@example.mx',
    consents,
  });
  expect(await context.violations()).toEqual([]);
});

test('an invitation that was e-mailed to another is not accepted by who has the link', async () => {
  const context = createTestContext();
  const { api } = context;
  context.remember(signedIn('padre'));
  api.answer(readParentInvitation, {
    inviter: 'Laura M.',
    children: ['Sofía R.'],
    email: 'jorge@example.mx',
    has_account: true,
  });
  api.answer(getLegalText, { document: 'terms', version: '2026-11-01', title: '', text: '' });
  await context.open('/invitacion/familia#token=ajeno');
  await expect.element(page.getByRole('checkbox').nth(1)).toBeVisible();
  for (const box of page.getByRole('checkbox').all()) await box.click();
  api.refuse(acceptParentInvitation, 403, 'INVITATION_OF_ANOTHER');
  await button('Aceptar').click();
  await expect.element(announcement).toHaveTextContent('Esta invitación se envió a otro correo');
});

test('a parent adds a child by a code, typed in any way, and another one after a mistake', async () => {
  const context = createTestContext();
  const { api } = context;
  context.remember(signedIn('padre'));
  api.answer(getLegalText, { document: 'terms', version: '2026-11-01', title: '', text: '' });
  await page.viewport(320, 700);
  await context.open('/invitacion/familia');
  await expect.element(heading).toHaveTextContent('Agrega a un hijo con un código');
  await field('Código').fill('k7qm');
  await button('Continuar').click({ force: true });
  await expect.element(field('Código')).toHaveAccessibleDescription('El código tiene 12 letras y números');
  await expect.element(field('Código')).toHaveFocus();
  expect(api.arrived(readParentInvitation)).toEqual([]);
  expect(await context.violations()).toEqual([]);
  api.refuse(readParentInvitation, 410, 'INVITATION_OVER');
  await field('Código').fill('K7QM-9TRW-4HXB');
  await button('Continuar').click();
  await expect.element(heading).toHaveTextContent('Esta invitación ya no sirve');
  api.answer(readParentInvitation, { inviter: 'Laura M.', children: ['Sofía R.'], email: null, has_account: false });
  await button('Escribir otro código').click();
  await field('Código').fill(' k7qm 9trw 4hxp ');
  await button('Continuar').click();
  await expect.element(heading).toHaveTextContent('Laura M. te invita a LIA');
  await expect.element(page.getByRole('checkbox').first()).toBeVisible();
  for (const box of page.getByRole('checkbox').all()) await box.click();
  api.answer(acceptParentInvitation, { message: 'Listo, aceptaste la invitación' });
  await button('Aceptar').click();
  await expect.element(heading).toHaveTextContent('Falta un paso');
  expect(api.arrived(acceptParentInvitation).at(-1)?.body).toMatchObject({ token: 'K7QM9TRW4HXP' });
});
