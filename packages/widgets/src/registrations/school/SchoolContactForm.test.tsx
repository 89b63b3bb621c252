import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { acceptTexts } from '../../testing/fill.ts';
import { violations } from '../../testing/axe.ts';
import { describeSending } from '../../testing/sending.tsx';
import { createTestContext } from '../../testing/context.tsx';
import { SchoolContactForm } from './SchoolContactForm.tsx';

const SEND = 'POST /schoolSubscription';
const box = (label: string) => page.getByRole('textbox', { name: label });
const submit = page.getByRole('button', { name: 'Pedir que me llamen' });
const parsed = (text: string | undefined): unknown => JSON.parse(text ?? 'null');

async function fill(): Promise<void> {
  await box('Nombre completo').fill('Ma Fernanda Ñúñez O’Farrill');
  await box('Correo electrónico').fill('direccion@escuela.mx');
  await box('Teléfono').fill('+52 1 55 1234 5678');
  await box('Ciudad').fill('Xalapa');
  await box('Mensaje').fill('Somos una primaria con doce grupos');
  await acceptTexts();
}

describeSending({
  form: <SchoolContactForm />,
  call: SEND,
  accepted: { body: { message: 'Recibimos tu mensaje' }, shows: 'Recibimos tu mensaje' },
  fill,
  button: 'Pedir que me llamen',
  field: { name: 'email', label: 'Correo electrónico', other: 'otra@escuela.mx' },
  afterReload: acceptTexts,
});

test('sends the request of a school, shows the answer and can start over', async () => {
  const context = createTestContext();
  for (const name of ['id_order', 'id_parent']) localStorage.setItem(name, 'of another day');
  await context.show(<SchoolContactForm membership="anual" />);
  await fill();
  await submit.click();
  const heading = page.getByRole('heading', { name: 'Recibimos tu solicitud. Nos pondremos en contacto contigo' });
  await expect.element(heading).toHaveFocus();
  const [request] = await context.arrived(SEND);
  expect(parsed(request?.body)).toEqual({
    name: 'Ma Fernanda Ñúñez O’Farrill',
    email: 'direccion@escuela.mx',
    phone: '5512345678',
    country: 'México',
    city: 'Xalapa',
    message: 'Somos una primaria con doce grupos',
    membership: 'anual',
    consents: { terms: '2026-11-01', privacy: '2026-11-01' },
  });
  expect(context.recorded.went).toEqual([]);
  expect([localStorage.getItem('id_order'), localStorage.getItem('id_parent')]).toEqual([null, null]);

  await page.getByRole('button', { name: 'Enviar otra solicitud' }).click();
  await expect.element(box('Mensaje')).toHaveValue('');
});

test('takes the plan of the page before that of a draft, and keeps one that was chosen by hand', async () => {
  const context = createTestContext();
  const { unmount } = await context.show(<SchoolContactForm membership="gratis" />);
  await box('Ciudad').fill('Xalapa');
  await unmount();
  const { unmount: leave } = await context.show(<SchoolContactForm membership="anual" />);
  await expect.element(page.getByRole('radio', { name: 'Anual' })).toBeChecked();
  await expect.element(box('Ciudad')).toHaveValue('Xalapa');
  await page.getByRole('radio', { name: 'Mensual' }).click();
  await leave();
  await context.show(<SchoolContactForm membership="anual" />);
  await expect.element(page.getByRole('radio', { name: 'Mensual' })).toBeChecked();
});

test('leads to the first field at fault', async () => {
  const context = createTestContext();
  await context.show(<SchoolContactForm />);
  await submit.click({ force: true });
  await expect.element(box('Nombre completo')).toHaveFocus();
  expect(await context.arrived(SEND)).toEqual([]);
});

test.for(['es', 'en'] as const)('is accessible, empty and at fault (%s)', async (language) => {
  const { container } = await createTestContext().show(<SchoolContactForm />, { language });
  await expect.element(page.getByRole('form')).toBeVisible();
  expect(await violations(container)).toEqual([]);
  await page.getByRole('button', { name: /^(Pedir|Ask)/ }).click({ force: true });
  await expect.element(page.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
  expect(await violations(container)).toEqual([]);
});
