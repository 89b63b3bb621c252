import { login } from '@lia/sdk/accounts/endpoints';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { sessionToken } from '@lia/sdk/session/session';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { signedIn } from '../../testing/people.ts';
import { announcement, createTestContext } from '../../testing/context.tsx';

const username = page.getByLabelText('Usuario');
const password = page.getByLabelText('Contraseña', { exact: true });
const submit = page.getByRole('button', { name: 'Entrar a mi comunidad' });

describe('the audience tabs', () => {
  test.for([
    ['', 'Estudiantes'],
    ['2', 'Maestros'],
    ['3', 'Padres'],
    ['4', 'Escuelas'],
    ['7', 'Estudiantes'],
  ] as const)('cookie role=%s preselects %s', async ([cookie, tab]) => {
    document.cookie = `role=${cookie}; path=/`;
    await createTestContext().open('/login');
    await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent(tab);
  });

  test.for([
    ['family', 'Padres'],
    ['teacher', 'Maestros'],
    ['course', 'Escuelas'],
  ] as const)('after the form of a %s, %s is preselected on a device of a school', async ([after, tab]) => {
    document.cookie = 'role=4; path=/';
    await createTestContext().open(`/login?after=${after}`);
    await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent(tab);
  });

  test('change the title and leave what was typed alone', async () => {
    await createTestContext().open('/login');
    await username.fill('laura');
    await page.getByRole('tab', { name: 'Escuelas' }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Tu escuela, en un solo lugar');
    await expect.element(username).toHaveValue('laura');
  });

  test('have no navigation and no footer around them', async () => {
    await createTestContext().open('/login');
    await expect.element(username).toBeVisible();
    expect(document.querySelector('nav, footer, header')).toBeNull();
  });
});

describe('the rules', () => {
  test('are shown in the words of the specification, and keep the button disabled', async () => {
    await createTestContext().open('/login');
    await username.fill('l');
    await password.fill('12');
    await userEvent.tab();
    await expect.element(page.getByText('Min character length is 4')).toBeVisible();
    await expect.element(page.getByText('El mínimo de caracteres es 3')).toBeVisible();
    await expect.element(submit).toHaveAttribute('aria-disabled', 'true');

    await username.fill('laura');
    await password.fill('123');
    await expect.element(submit).toHaveAttribute('aria-disabled', 'false');
  });

  test('pressing the button too early names the missing field and focuses it', async () => {
    const { open, api } = createTestContext();
    api.answer(login, signedIn('padre'));
    await open('/login');
    await username.fill('laura');
    await password.fill('1');
    await submit.click({ force: true });
    await expect.element(password).toHaveFocus();
    await expect.element(password).toHaveAccessibleDescription('El mínimo de caracteres es 3');
    expect(api.arrived(login)).toEqual([]);
  });
});

describe('what the API refuses', () => {
  async function tryToSignIn() {
    await username.fill('laura');
    await password.fill('secreta');
    await submit.click();
  }

  test.for([
    ['USER_NOT_FOUND', 'El usuario es incorrecto', username],
    ['INVALID_PASSWORD', 'La contraseña es inválida', password],
  ] as const)('%s stands at its field', async ([code, text, field]) => {
    const { open, api } = createTestContext();
    api.refuse(login, 401, code);
    await open('/login');
    await tryToSignIn();
    await expect.element(field).toHaveAccessibleDescription(text);
    await expect.element(field).toHaveFocus();
  });

  test.for([
    [429, 'RATE_LIMITED', 'Demasiados intentos. Espera un momento y vuelve a intentarlo'],
    [401, 'AUTHENTICATION_FAILED', 'Error de autenticación'],
  ] as const)('%s %s is shown for the whole form', async ([status, code, text]) => {
    const { open, api } = createTestContext();
    api.refuse(login, status, code);
    await open('/login');
    await tryToSignIn();
    await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  });

  test('without a connection what was typed stays, and the next try works', async () => {
    const { open, api, at } = createTestContext();
    api.cut(login);
    await open('/login');
    await tryToSignIn();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('No hay conexión. Revisa tu internet y vuelve a intentarlo');
    await expect.element(username).toHaveValue('laura');
    await expect.element(password).toHaveValue('secreta');

    api.answer(login, signedIn('maestro'));
    await submit.click();
    await expect.poll(at).toBe('/apps/dashboardmaestros/');
  });
});

test('the password can be seen, and hidden again', async () => {
  await createTestContext().open('/login');
  await page.getByRole('button', { name: 'Mostrar la contraseña' }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Ocultar la contraseña' }).click();
  await expect.element(password).toHaveAttribute('type', 'password');
});

test('the keyboard alone signs in; token, cookie and toast follow', async () => {
  const { open, api, at } = createTestContext();
  api.answer(login, signedIn('padre'));
  api.answer(listChildren, { data: [] });
  await open('/login');
  await username.click();
  await userEvent.keyboard('laura{Tab}secreta{Enter}');

  await expect.poll(at).toBe('/apps/dashboardpadres');
  await expect.element(page.getByText('Sesión iniciada')).toBeVisible();
  expect(api.arrived(login)[0]?.body).toEqual({ username: 'laura', password: 'secreta' });
  expect(sessionToken()).toBe('token-of-padre');
  expect(document.cookie).toContain('role=3');
});

test('a double press signs in once, and a common password is warned of', async () => {
  const { open, api, at } = createTestContext();
  api.answer(login, { ...signedIn('maestro'), common_password: true });
  await open('/login');
  await username.fill('laura');
  await password.fill('secreta');
  await submit.dblClick();
  await expect.poll(at).toBe('/apps/dashboardmaestros/');
  expect(api.arrived(login)).toHaveLength(1);
  await expect.element(announcement).toHaveTextContent(/más usadas/);
});
