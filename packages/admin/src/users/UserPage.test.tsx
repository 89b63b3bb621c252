import { login } from '@lia/sdk/accounts/endpoints';
import { listImportSchools } from '@lia/sdk/imports/endpoints';
import { createUser, deactivateUser, getUser, listUsers, moveUsers } from '@lia/sdk/users/endpoints';
import type { UserRecord } from '@lia/sdk/users/records';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { readings, screenViolations, violations } from '../testing/axe.ts';
import { clientOf, fact, openConsole, signIn, uniqueName } from '../testing/context.tsx';
import { holdingLicences } from '../testing/licences.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const question = page.getByRole('alertdialog');

/** A teacher of the school that is signed in. */
async function aTeacher(change: object = {}): Promise<UserRecord> {
  const body = { name: 'Íñigo', last_name: uniqueName('Núñez'), role: ['maestro' as const], password: 'girasol' };
  return (await clientOf().call(createUser, { body: { ...body, ...change } })).data;
}

const again = (id: string): Promise<UserRecord> => clientOf().call(getUser, { params: { id } });

it('creates a student of the own school, whose page shows school and grade', async () => {
  await signIn('admin_escuela');
  const router = await openConsole('/users/create');
  const lastName = uniqueName('Ávila');
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Zoé');
  await page.getByRole('textbox', { name: 'Apellidos' }).fill(lastName);
  await page.getByRole('combobox', { name: 'Rol' }).click();
  await expect.element(page.getByRole('option', { name: 'Administrador de LIA' })).not.toBeInTheDocument();
  await page.getByRole('option', { name: 'Alumno', exact: true }).click();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('combobox', { name: 'Sección' }).click();
  await page.getByRole('option', { name: 'Primaria' }).click();
  await page.getByRole('spinbutton', { name: 'Grado' }).fill('9');
  await button('Agregar').click();
  await expect.element(page.getByText('Elige un grado de la lista')).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Grado' }).fill('4');
  await button('Agregar').click();
  await expect.element(page.getByRole('heading', { name: `Zoé ${lastName}` })).toBeVisible();
  expect(router.state.location.pathname).toMatch(/^\/users\/[\da-f-]{36}\/show$/);
  expect(fact('Grado')).toBe('4° de primaria');
  await expect.element(page.getByText(/^Alumno · 4° de primaria/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Familia' })).toBeVisible();
  await expect.element(page.getByText('Aquí verás a sus tutores o a sus hijos.')).toBeVisible();
  // What families buy is not a school's.
  await expect.element(page.getByRole('heading', { name: 'Membresías y pedidos' })).not.toBeInTheDocument();
});

it('has the fields of a new account one below the other, without gaps', async () => {
  await signIn('admin');
  await openConsole('/users/create');
  const school = page.getByRole('combobox', { name: 'Escuela' });
  await expect.element(school).toBeVisible();
  const { bottom } = school.element().getBoundingClientRect();
  const { top } = page.getByRole('textbox', { name: 'Contraseña' }).element().getBoundingClientRect();
  expect(top - bottom).toBeGreaterThan(0);
  expect(top - bottom).toBeLessThan(80);
});

it('edits an account in the words of its form', async () => {
  await signIn('admin_escuela');
  const { uuid, username } = await aTeacher();
  await openConsole(`/users/${uuid}`);
  // What is sent and made for a new account alone is not promised here.
  await expect.element(page.getByRole('textbox', { name: 'Correo electrónico' })).toHaveAccessibleDescription('');
  await page.getByRole('textbox', { name: 'CURP' }).fill('nupi150101hdfxxx01');
  await page.getByRole('textbox', { name: 'Nombre de usuario' }).fill(`${username}2`);
  await button('Guardar').click();
  await expect.element(page.getByText('Guardamos los cambios')).toBeVisible();
  expect(await again(uuid)).toMatchObject({ curp: 'NUPI150101HDFXXX01', username: `${username}2`, role: ['maestro'] });
});

it('explains that who gets a role of a school and is in several has it in none', async () => {
  await signIn('admin');
  const [first, second] = await clientOf().call(listImportSchools);
  const { uuid } = await aTeacher({ role: ['padre'], school_id: first?.id });
  await clientOf().call(moveUsers, { body: { users: [uuid], school_id: second?.id ?? 0 } });
  await openConsole(`/users/${uuid}`);
  const role = page.getByRole('combobox', { name: 'Rol' });
  const choose = async (name: string, shown: string) => {
    await role.click();
    await page.getByRole('option', { name, exact: true }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(role).toHaveTextContent(shown);
  };
  await choose('Usuario', 'Padre · Usuario');
  await expect.element(role).toHaveAccessibleDescription('');
  await choose('Director', 'Padre · Usuario · Director');
  await expect.element(role).toHaveAccessibleDescription(/^Con este rol todavía no trabaja en ninguna escuela\./);
});

it('deactivates and restores an account, under another username where its own was taken', async () => {
  await signIn('admin_escuela');
  const { uuid, username, name, last_name } = await aTeacher();
  await openConsole(`/users/${uuid}/show`);
  await button('Desactivar').click();
  await expect.element(question).toHaveTextContent(`Desactivar a ${name} ${last_name}`);
  await question.getByRole('button', { name: 'Desactivar' }).click();
  await expect.element(button('Restaurar')).toBeVisible();
  await aTeacher({ username });
  await button('Restaurar').click();
  const dialog = page.getByRole('dialog', { name: 'Elige otro nombre de usuario' });
  await expect.element(dialog.getByText('Ese nombre de usuario ya está ocupado')).toBeVisible();
  expect(await violations()).toEqual([]);
  await dialog.getByRole('textbox').fill(`${username}.dos`);
  await dialog.getByRole('button', { name: 'Restaurar' }).click();
  await expect.element(button('Desactivar')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: `${name} ${last_name}` })).toHaveFocus();
  expect(await again(uuid)).toMatchObject({ status: 'active', username: `${username}.dos` });
});

it('offers to free the licence of who is deactivated', async () => {
  await signIn('admin_escuela');
  const { uuid, name, last_name } = await aTeacher();
  await openConsole(`/users/${uuid}/show`, { fetch: holdingLicences([uuid]) });
  await button('Desactivar').click();
  await question.getByRole('button', { name: 'Desactivar' }).click();
  await expect.element(question).toHaveTextContent(`${name} ${last_name} tiene una licencia`);
  expect((await again(uuid)).status).toBe('active');
  await question.getByRole('button', { name: 'Liberar la licencia y desactivar' }).click();
  await expect.element(button('Restaurar')).toBeVisible();
  expect((await again(uuid)).status).toBe('deactivated');
});

it('corrects the student number of a student', async () => {
  await signIn('admin_escuela');
  const { uuid } = await aTeacher({ role: ['alumno'], level: 2, grade: 3, matricula: uniqueName('A') });
  const matricula = uniqueName('B');
  await openConsole(`/users/${uuid}`);
  await page.getByRole('textbox', { name: 'Matrícula' }).fill(matricula);
  await button('Guardar').click();
  await expect.element(page.getByText('Guardamos los cambios')).toBeVisible();
  expect((await again(uuid)).places).toMatchObject([{ matricula }]);
});

it('sends a link to choose a password, on a phone', async () => {
  await page.viewport(360, 780);
  onTestFinished(() => page.viewport(1280, 860));
  await signIn();
  const lastName = uniqueName('Olvido');
  await aTeacher({ last_name: lastName, email: `${crypto.randomUUID()}@uno.mx` });
  await openConsole('/users');
  await page.getByRole('textbox', { name: 'Buscar' }).fill(lastName);
  await page.getByRole('link', { name: lastName }).click();
  await button('Enviar enlace de contraseña').click();
  await expect.element(page.getByText('Enviamos un enlace para elegir otra contraseña')).toBeVisible();
});

it('gives a student without an address and a card a temporary password, on a phone', async () => {
  await page.viewport(360, 780);
  onTestFinished(() => page.viewport(1280, 860));
  await signIn('admin_escuela');
  const body = { name: 'Ema', last_name: uniqueName('Olvido'), level: 3 as const, grade: 1, password: 'girasol' };
  const { uuid, username } = (
    await clientOf().call(createUser, { body: { ...body, role: ['alumno_secundaria' as const] } })
  ).data;
  await openConsole(`/users/${uuid}/show`);
  await button('Dar contraseña temporal').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(username)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Contraseña' }).fill('123456');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Contraseña' })).toHaveAccessibleDescription(/./);
  expect(await screenViolations()).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Contraseña' }).fill('luna-azul-7');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText('Al entrar con la contraseña temporal, elige la suya')).toBeVisible();
  const { user } = await clientOf().call(login, { body: { username, password: 'luna-azul-7' } });
  expect(user.temporary_password).toBe(true);
});

it('offers nothing to be done with oneself', async () => {
  await signIn();
  const [me] = await clientOf().call(listUsers, { query: { filter: JSON.stringify({ role: 'admin', q: 'admin' }) } });
  await openConsole(`/users/${me?.uuid}/show`);
  await expect.element(page.getByRole('heading', { name: 'Accesos' })).toBeVisible();
  await expect.element(button('Desactivar')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Editar' })).not.toBeInTheDocument();
});

it.each(readings)('breaks no rule of accessibility (%s, %i px)', async (language, width) => {
  await page.viewport(width, 860);
  onTestFinished(() => page.viewport(1280, 860));
  await signIn();
  const { uuid } = await aTeacher();
  const router = await openConsole(`/users/${uuid}/show`, { language });
  await expect.element(page.getByRole('heading', { name: /^(Accesos|Sign-ins)$/ })).toBeVisible();
  // With the keyboard: the section above grows when its data arrives, and a press of the mouse may end on another place.
  for (const section of page.getByRole('heading', { level: 2 }).getByRole('button').elements()) {
    if (!(section instanceof HTMLElement) || section.getAttribute('aria-expanded') !== 'false') continue;
    section.focus();
    await userEvent.keyboard('{Enter}');
  }
  await expect.element(page.getByText(/^(Ningún archivo la trajo\.|They were in no file\.)$/)).toBeVisible();
  expect(await violations()).toEqual([]);
  await router.navigate(`/users/${uuid}`);
  await expect.element(page.getByRole('button', { name: language === 'es' ? 'Guardar' : 'Save' })).toBeVisible();
  expect(await violations()).toEqual([]);
});

it('erases a deactivated account for good, once its username was typed', async () => {
  await page.viewport(320, 800);
  await signIn('admin');
  const { uuid, username, last_name } = await aTeacher();
  await clientOf().call(deactivateUser, { params: { id: uuid }, body: {} });
  await openConsole(`/users/${uuid}/show`);
  await button('Eliminar para siempre').click();
  await expect.element(question).toHaveTextContent(/No se puede deshacer/);
  await expect.element(question).toHaveTextContent(/pagos, recibos, facturas y donativos/);
  const confirm = question.getByRole('button', { name: 'Eliminar para siempre' });
  await expect.element(confirm).toBeDisabled();
  await question.getByRole('textbox').fill(username);
  expect(await screenViolations()).toEqual([]);
  await confirm.click();
  await expect.element(page.getByRole('heading', { name: 'Cuenta eliminada' })).toBeVisible();
  await expect.element(page.getByText(last_name)).not.toBeInTheDocument();
  await expect.element(button('Restaurar')).not.toBeInTheDocument();
  expect(await again(uuid)).toMatchObject({ email: null, curp: null, can_change: false });
});
