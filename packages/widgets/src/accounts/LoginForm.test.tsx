import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { violations } from '../testing/axe.ts';
import { describeSending } from '../testing/sending.tsx';
import { createTestContext } from '../testing/context.tsx';
import { LoginForm } from './LoginForm.tsx';

const ENTER = 'POST /login/handoff';
const username = page.getByRole('textbox', { name: 'Usuario' });
const password = page.getByLabelText('Contraseña', { exact: true });
const submit = page.getByRole('button', { name: 'Entrar a mi comunidad' });

async function fill(): Promise<void> {
  await username.fill('padre');
  await password.fill('jacaranda');
}

async function enter(): Promise<void> {
  await fill();
  await submit.click();
}

describeSending({
  form: <LoginForm />,
  call: ENTER,
  accepted: { body: { code: 'abc' }, shows: 'Te llevamos a tu espacio…' },
  fill,
  button: 'Entrar a mi comunidad',
  field: { name: 'username', label: 'Usuario', other: 'madre' },
  afterReload: null,
});

test('leads to the portal with a code, and keeps nothing', async () => {
  const context = createTestContext();
  await context.script({ [ENTER]: [{ status: 200, body: { code: 'abc' } }] });
  await context.show(<LoginForm />);
  await enter();
  await expect.element(page.getByRole('heading', { name: 'Te llevamos a tu espacio…' })).toHaveFocus();
  await expect.poll(() => context.recorded.went).toEqual(['/callback#code=abc']);
  expect(JSON.parse((await context.arrived(ENTER))[0]?.body ?? '')).toEqual({
    username: 'padre',
    password: 'jacaranda',
  });
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('jacaranda');
});

test.for([
  ['USER_NOT_FOUND', 'El usuario es incorrecto', 'Usuario'],
  ['INVALID_PASSWORD', 'La contraseña es inválida', 'Contraseña'],
] as const)('puts %s on its field', async ([code, message, field]) => {
  const context = createTestContext();
  await context.script({ [ENTER]: [{ status: 401, body: { code, message } }] });
  await context.show(<LoginForm />);
  await enter();
  const input = page.getByLabelText(field, { exact: true });
  await expect.element(input).toHaveFocus();
  await expect.element(input).toHaveAccessibleDescription(new RegExp(message));
});

test('sends the password again once the username that it was refused with is corrected', async () => {
  const context = createTestContext();
  const refused = { status: 401, body: { code: 'INVALID_PASSWORD', message: 'La contraseña es inválida' } };
  await context.script({ [ENTER]: [refused, { status: 200, body: { code: 'abc' } }] });
  await context.show(<LoginForm />);
  await enter();
  await expect.element(password).toHaveAccessibleDescription(/La contraseña es inválida/);
  await username.fill('madre');
  await submit.click();
  await expect.element(page.getByRole('heading', { name: 'Te llevamos a tu espacio…' })).toBeVisible();
  expect((await context.arrived(ENTER)).map(({ body }): unknown => JSON.parse(body))).toEqual([
    { username: 'padre', password: 'jacaranda' },
    { username: 'madre', password: 'jacaranda' },
  ]);
});

test('sends nothing that is too short', async () => {
  const context = createTestContext();
  await context.show(<LoginForm />);
  await username.fill('y');
  await password.fill('x');
  await submit.click({ force: true });
  await expect.element(username).toHaveAccessibleDescription(/Min character length is 4/);
  await expect.element(password).toHaveAccessibleDescription(/El mínimo de caracteres es 3/);
  expect(await context.arrived(ENTER)).toEqual([]);
});

test.for(['es', 'en'] as const)('is accessible (%s)', async (language) => {
  const { container } = await createTestContext().show(<LoginForm />, { language });
  await expect.element(page.getByRole('form')).toBeVisible();
  expect(await violations(container)).toEqual([]);
});
