import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { acceptTexts } from '../testing/fill.ts';
import { violations } from '../testing/axe.ts';
import { describeSending } from '../testing/sending.tsx';
import { createTestContext, PATIENT } from '../testing/context.tsx';
import { box, children, fillChild, fillParent, parent, press, reachSummary } from './family.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

const REGISTER = 'POST /stripe/public/free-sub';

const parsed = (text: string | undefined): unknown => JSON.parse(text ?? 'null');
const heading = (name: string) => page.getByRole('heading', { name, exact: true });

const passwords = async (nth: number, password: string) => {
  for (const label of ['Contraseña', 'Repite la contraseña']) await box(label, nth).fill(password);
};

describeSending({
  form: <RegistrationForm />,
  call: REGISTER,
  accepted: { body: { message: 'Recibimos tu registro' }, shows: 'Recibimos tu registro' },
  fill: reachSummary,
  button: 'Registrarse',
  field: { name: 'form.email', label: 'Correo electrónico', other: 'otra@correo.mx' },
  async onward() {
    await press('Continuar');
    await press('Continuar');
  },
  // Neither passwords nor acceptances are kept.
  async afterReload() {
    await passwords(0, parent.Contraseña);
    await press('Continuar');
    for (const [nth, child] of children.entries()) await passwords(nth, child.Contraseña);
    await press('Continuar');
    await acceptTexts();
  },
  unknown: 'Ha ocurrido un error guardando su membresia en nuestro sistema',
});

test('registers a parent with two children and leads to the sign-in page', async () => {
  const context = createTestContext();
  localStorage.setItem('id_order', 'of another day');
  localStorage.setItem('id_parent', 'of another day');
  await context.show(<RegistrationForm />);
  await reachSummary();
  await expect.element(page.getByText('Gratis', { exact: true })).toBeVisible();
  await expect.element(page.getByText('×')).not.toBeInTheDocument();
  await expect.element(page.getByText('Primaria · 4°').first()).toBeVisible();
  await press('Registrarse');

  await expect.element(heading('Tu registro está listo. Ya puedes iniciar sesión')).toHaveFocus();
  await expect.poll(() => context.recorded.went, PATIENT).toEqual(['/login']);
  // Section 4: an answer without an order takes away what an earlier one left.
  expect([localStorage.getItem('id_order'), localStorage.getItem('id_parent')]).toEqual([null, null]);
  expect(context.recorded.events).toEqual([
    ['ready', {}],
    ['step', { step: 2, of: 3 }],
    ['step', { step: 3, of: 3 }],
    ['submit', {}],
    ['success', { order: null }],
  ]);
  const [request] = await context.arrived(REGISTER);
  expect(request?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(parsed(request?.body)).toEqual({
    form: {
      name: 'Ana',
      last_name: 'López Ruiz',
      email: 'ana@correo.mx',
      phone_number: '3312345678',
      country: 'México',
      state: 'Jalisco',
      username: 'analopez',
      password: 'jacaranda',
      password_confirmation: 'jacaranda',
      role_id: 'padre',
      consents: { terms: '2026-11-01', privacy: '2026-11-01' },
    },
    children: [
      {
        name: 'Luz',
        last_name: 'Peña López',
        level: 2,
        grade: 4,
        email: 'luz@correo.mx',
        username: 'luzpena',
        password: 'colibri',
        password_confirmation: 'colibri',
      },
      {
        name: 'Iván',
        last_name: 'Peña López',
        level: 2,
        grade: 4,
        email: 'ivan@correo.mx',
        username: 'ivanpena',
        password: 'ajolote',
        password_confirmation: 'ajolote',
      },
    ],
  });
});

test('names the child as who signs in with a user name', async () => {
  await createTestContext().show(<RegistrationForm />);
  const username = page.getByRole('textbox', { name: 'Nombre de usuario' });
  await expect.element(username).toHaveAccessibleDescription('Con este nombre iniciarás sesión');
  await fillParent();
  await press('Continuar');
  await expect.element(username).toHaveAccessibleDescription('Con este nombre entrará');
});

test('offers the grades of the level', async () => {
  await createTestContext().show(<RegistrationForm />);
  await fillParent();
  await press('Continuar');
  await expect.element(page.getByRole('radiogroup', { name: 'Grado' })).not.toBeInTheDocument();
  await page.getByRole('radio', { name: 'Primaria' }).click();
  await page.getByRole('radio', { name: '6°' }).click();
  await page.getByRole('radio', { name: 'Secundaria' }).click();
  await expect.element(page.getByRole('radio', { name: '3°' })).not.toBeChecked();
  await expect.element(page.getByRole('radio', { name: '6°' })).not.toBeInTheDocument();
  await page.getByRole('radio', { name: '3°' }).click();
  await page.getByRole('radio', { name: 'Preescolar' }).click();
  await expect.element(page.getByRole('radio', { name: '3°' })).toBeChecked();
});

test('brings a child back that was removed', async () => {
  await createTestContext().show(<RegistrationForm />);
  await fillParent();
  await press('Continuar');
  await expect.element(page.getByRole('button', { name: /^Borrar/ })).not.toBeInTheDocument();
  await fillChild(0);
  await press('Añadir otro hijo');
  await expect.element(heading('Hijo 2')).toHaveFocus();
  await fillChild(1);
  await press('Borrar: Hijo 1: Luz');
  await expect.element(page.getByRole('button', { name: 'Deshacer' })).toHaveFocus();
  await expect.element(heading('Hijo 1: Iván')).toBeVisible();
  await press('Deshacer');
  await expect.element(heading('Hijo 1: Luz')).toHaveFocus();
  await expect.element(heading('Hijo 2: Iván')).toBeVisible();
  await expect.element(box('Contraseña', 0)).toHaveValue('colibri');
});

test('stays on a step until it is complete, and loses nothing on the way back', async () => {
  const context = createTestContext();
  await context.show(<RegistrationForm />);
  await expect.element(page.getByRole('button', { name: 'Continuar' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Continuar' }).click({ force: true });
  await expect.element(box('Nombre')).toHaveFocus();
  await fillParent();
  await press('Continuar');
  // The errors of a step wait until one was there.
  await expect.element(box('Nombre')).toBeValid();
  await fillChild(0);
  await press('Regresar');
  await expect.element(box('Contraseña')).toHaveValue(parent.Contraseña);
  await press('Continuar');
  await expect.element(box('Nombre')).toHaveValue('Luz');
  await expect.element(page.getByRole('radio', { name: '4°' })).toBeChecked();
});

test("leads back to the step that the server's words are about", async () => {
  const context = createTestContext();
  await context.script({
    [REGISTER]: [
      {
        status: 422,
        body: {
          code: 'VALIDATION_FAILED',
          message: 'Revisa los datos marcados',
          fields: { 'children[1].username': 'Ese nombre de usuario ya está ocupado' },
        },
      },
    ],
  });
  await context.show(<RegistrationForm />);
  await reachSummary();
  await press('Registrarse');
  await expect.element(box('Nombre de usuario', 1)).toHaveFocus();
  await expect
    .element(box('Nombre de usuario', 1))
    .toHaveAccessibleDescription(/^Ese nombre de usuario ya está ocupado/);
  await box('Nombre de usuario', 1).fill('ivan.pena');
  await expect.element(page.getByRole('button', { name: 'Continuar' })).toHaveAttribute('aria-disabled', 'false');
});

test('repeats the same write after a cut connection, another one once a password changed', async () => {
  const context = createTestContext();
  await context.script({ [REGISTER]: ['cut'] });
  await context.show(<RegistrationForm />);
  await reachSummary();
  await press('Registrarse');
  await expect.element(page.getByRole('alert'), PATIENT).toHaveTextContent(/^No hay conexión/);
  const reused = { status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED', message: '' } };
  const done = { status: 200, body: { message: 'Listo' } };
  await context.script({ [REGISTER]: [reused, done] });
  await press('Cambiar: Tus datos');
  await box('Contraseña').fill('bugambilia');
  await box('Repite la contraseña').fill('bugambilia');
  await press('Continuar');
  await press('Continuar');
  await press('Registrarse');
  await expect.element(heading('Listo')).toBeVisible();
  const keys = (await context.arrived(REGISTER)).map(({ key }) => key);
  expect(new Set(keys.slice(0, -1)).size).toBe(1);
  expect(keys.at(-1)).not.toBe(keys[0]);
});

test('keeps a draft without passwords', async () => {
  const context = createTestContext();
  const view = await context.show(<RegistrationForm />);
  await reachSummary();
  expect(context.draft()).toContain('ivanpena');
  for (const secret of ['jacaranda', 'colibri', 'ajolote']) expect(context.draft()).not.toContain(secret);
  await view.unmount();
  await context.show(<RegistrationForm />);
  await expect.element(page.getByText('Recuperamos lo que habías escrito.')).toBeVisible();
  await expect.element(box('Nombre')).toHaveValue('Ana');
  await expect.element(box('Contraseña')).toHaveValue('');
  await box('Contraseña').fill('jacaranda');
  await box('Repite la contraseña').fill('jacaranda');
  await press('Continuar');
  await expect.element(heading('Hijo 2: Iván')).toBeVisible();
});

test('shows what a paid plan costs', async () => {
  await createTestContext().show(<RegistrationForm membership="anual" />);
  await expect.element(page.getByText('1 hijo × $1,490.00')).toBeVisible();
  await expect.element(page.getByText('$1,490.00 m.n. al año')).toBeVisible();
});

test('leads to the marketing site where there is no price', async () => {
  const context = createTestContext();
  await context.script({
    'GET /stripe/price/padre-gratis': [{ status: 404, body: { code: 'NOT_FOUND', message: '' } }],
  });
  await context.show(<RegistrationForm />);
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^Ha ocurrido un error obteniendo el precio/);
  await expect.poll(() => context.recorded.went, PATIENT).toEqual(['/register']);
});

test('asks for the price again where it could not be had', async () => {
  const context = createTestContext();
  await context.script({ 'GET /stripe/price/padre-gratis': ['cut'] });
  await context.show(<RegistrationForm />);
  await expect.element(page.getByRole('alert'), PATIENT).toHaveTextContent(/^No pudimos cargar el precio de tu plan/);
  await context.script({
    'GET /stripe/price/padre-gratis': [
      {
        status: 200,
        body: {
          price: { id: 'p', unit_amount: 0, currency: 'MXN', recurring: null },
          product: { id: 'p', name: 'Padres', description: '' },
        },
      },
    ],
  });
  await press('Volver a intentar');
  await expect.element(page.getByText('Gratis', { exact: true })).toBeVisible();
});

test('shows a password when asked', async () => {
  await createTestContext().show(<RegistrationForm />);
  await box('Contraseña').fill('jacaranda');
  await expect.element(box('Contraseña')).toHaveAttribute('type', 'password');
  await press('Mostrar: Contraseña');
  await expect.element(box('Contraseña')).toHaveAttribute('type', 'text');
  await press('Ocultar: Contraseña');
  await expect.element(box('Contraseña')).toHaveAttribute('type', 'password');
});

test('is completed with the keyboard alone', async () => {
  const context = createTestContext();
  await context.show(<RegistrationForm />);
  const type = async (...texts: string[]) => {
    for (const text of texts) {
      await userEvent.tab();
      if (text) await userEvent.keyboard(text);
    }
  };
  // From the link to the sign-in page on, past the buttons that show passwords.
  await type(
    '',
    'Ana',
    'Ruiz',
    'ana@correo.mx',
    '3312345678',
    '',
    'Jal',
    'anaruiz',
    'jacaranda',
    '',
    'jacaranda{Enter}',
  );
  await expect.element(heading('Tus hijos')).toHaveFocus();
  await type(
    'Luz',
    'Ruiz',
    '{ArrowRight}',
    '{ArrowRight}',
    'luz@correo.mx',
    'luzruiz',
    'colibri',
    '',
    'colibri{Enter}',
  );
  await expect.element(heading('Resumen')).toHaveFocus();
  // Past what changes the data, then each box, which the link to its text follows, and the way back.
  await type('', '', ' ', '', ' ', '', '', '{Enter}');
  await expect.poll(() => context.arrived(REGISTER)).toHaveLength(1);
  const [request] = await context.arrived(REGISTER);
  expect(parsed(request?.body)).toMatchObject({
    form: { state: 'Jalisco', username: 'anaruiz' },
    children: [{ level: 2, grade: 2, username: 'luzruiz' }],
  });
});

test('breaks no rule of WCAG 2.2 AA in any of its steps', async () => {
  const view = await createTestContext().show(<RegistrationForm />);
  await page.getByRole('button', { name: 'Continuar' }).click({ force: true });
  await expect.element(box('Nombre')).toHaveFocus();
  expect(await violations(view.container)).toEqual([]);
  await fillParent();
  await press('Continuar');
  await page.getByRole('button', { name: 'Continuar' }).click({ force: true });
  await expect.element(box('Nombre')).toHaveFocus();
  expect(await violations(view.container)).toEqual([]);
  await fillChild(0);
  await press('Continuar');
  await expect.element(heading('Resumen')).toHaveFocus();
  expect(await violations(view.container)).toEqual([]);
});

test('breaks none in English either', async () => {
  const view = await createTestContext().show(<RegistrationForm />, { language: 'en' });
  await page.getByRole('button', { name: 'Continue' }).click({ force: true });
  await expect.element(page.getByRole('textbox', { name: 'First name' })).toHaveFocus();
  expect(await violations(view.container)).toEqual([]);
});
