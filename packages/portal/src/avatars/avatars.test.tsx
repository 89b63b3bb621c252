import { avatarCatalogue } from '@lia/sdk/avatars/catalogue';
import { chooseAvatar, listAvatars } from '@lia/sdk/avatars/endpoints';
import { resumeSession } from '@lia/sdk/accounts/endpoints';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { announcement, createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';

const offered = avatarCatalogue.map(({ id, path, name, description }) => ({
  id,
  path,
  name: name.es,
  description: description.es,
}));
const jaguar = '/avatars/jaguar.svg';
const child = {
  uuid: '0191d8a0-0000-7000-8000-00000000c001',
  name: 'Sofía',
  last_name: 'M',
  username: 'sofi',
  level: 2,
  grade: 3,
  avatar_path: jaguar,
} as const;

const dialog = page.getByRole('dialog');
const radio = (name: string) => dialog.getByRole('radio', { name, exact: true });
/** Whether the row shows it whole. */
function isInSight(one: Element): boolean {
  const row = one.closest('[role=radiogroup]')?.getBoundingClientRect();
  const { left, right } = one.getBoundingClientRect();
  return row !== undefined && left >= row.left && right <= row.right;
}
const submit = dialog.getByRole('button', { name: 'Usar este avatar' });

async function chooseOwn(): Promise<void> {
  await page.getByRole('button', { name: /^Menú de/ }).click();
  await page.getByRole('menuitem', { name: 'Cambiar avatar' }).click();
}

test('students choose the avatar that greets them, by keyboard, and keep their choice where sending fails', async () => {
  const context = createTestContext();
  const student = signedIn('alumno');
  context.remember(student);
  context.api.answer(listAvatars, { data: offered });
  await context.open('/apps/landing');
  await chooseOwn();
  await expect.element(radio('El de siempre')).toBeChecked();
  radio('El de siempre').element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(radio('Jaguar')).toBeChecked();
  await expect.element(dialog.getByText('Rápido y silencioso, conoce toda la selva.')).toBeVisible();
  expect(await context.violations()).toEqual([]);

  context.api.cut(chooseAvatar);
  await submit.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('No hay conexión');
  await expect.element(radio('Jaguar')).toBeChecked();

  context.api.answer(chooseAvatar, { message: 'Operación exitosa!', avatar_path: jaguar });
  const { user } = student;
  const chosen = { ...user, data: { ...user.data, photoURL: jaguar } };
  context.api.answer(resumeSession, { ...student, user: chosen });
  await submit.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(announcement).toHaveTextContent('Operación exitosa!');
  expect(document.querySelector(`main img[src="${jaguar}"]`)).not.toBeNull();
  expect(context.api.arrived(chooseAvatar).map(({ path, body }) => [path, body])).toEqual(
    Array.from({ length: 2 }, () => [`/avatar/${user.uuid}`, { avatarId: 2 }]),
  );
});

test('a parent chooses for a child, moves by the buttons, and may take the default one again', async () => {
  const context = createTestContext();
  context.remember(signedIn('padre'));
  context.api.answer(listChildren, { data: [child] });
  context.api.cut(listAvatars);
  await context.open('/apps/dashboardpadres');
  await page.getByRole('button', { name: 'Cambiar avatar de Sofía' }).click();
  await expect.element(dialog.getByText('No pudimos traer los avatares')).toBeVisible();
  context.api.answer(listAvatars, { data: offered });
  await dialog.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect.element(radio('Jaguar')).toBeChecked();
  expect(isInSight(radio('Gato').element())).toBe(false);
  const next = dialog.getByRole('button', { name: 'Ver los siguientes' });
  await expect
    .poll(async () => {
      await next.click();
      return isInSight(radio('Gato').element());
    })
    .toBe(true);

  context.api.answer(chooseAvatar, { message: 'Operación exitosa!', avatar_path: null });
  context.api.answer(listChildren, { data: [{ ...child, avatar_path: null }] });
  await radio('El de siempre').click({ force: true });
  await submit.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(document.querySelector('main img')).toBeNull();
  expect(context.api.arrived(chooseAvatar)).toMatchObject([
    { path: `/avatar/${child.uuid}`, body: { avatarId: null } },
  ]);
});

test('an avatar that is not offered any more stays until another one is chosen', async () => {
  const context = createTestContext();
  context.remember(signedIn('padre'));
  context.api.answer(listChildren, { data: [{ ...child, avatar_path: jaguar }] });
  context.api.answer(listAvatars, { data: offered.filter(({ path }) => path !== jaguar) });
  await context.open('/apps/dashboardpadres');
  await page.getByRole('button', { name: 'Cambiar avatar de Sofía' }).click();
  await expect.element(dialog.getByText('El de ahora')).toBeVisible();
  expect(dialog.element().querySelector(`img[src="${jaguar}"]`)).not.toBeNull();
  expect(dialog.element().querySelector(':checked')).toBeNull();
  await submit.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(context.api.arrived(chooseAvatar)).toEqual([]);
});

test('the dialog keeps its place while the avatars are fetched, and closes', async () => {
  const context = createTestContext();
  context.remember(signedIn('alumno'));
  context.api.keepSilent(listAvatars);
  await context.open('/apps/landing');
  await chooseOwn();
  await expect.element(dialog.getByRole('status', { name: 'Cargando…' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});
