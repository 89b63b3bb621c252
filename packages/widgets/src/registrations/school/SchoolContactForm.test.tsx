import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { violations } from '../../testing/axe.ts';
import { createWorld, PATIENT } from '../../testing/world.tsx';
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
}

test('takes what a school asks, shows the answer and begins anew', async () => {
  const world = createWorld();
  await world.show(<SchoolContactForm membership="anual" />);
  await fill();
  await submit.click();
  const heading = page.getByRole('heading', { name: 'Recibimos tu solicitud. Nos pondremos en contacto contigo' });
  await expect.element(heading).toHaveFocus();
  const [request] = await world.arrived(SEND);
  expect(parsed(request?.body)).toEqual({
    name: 'Ma Fernanda Ñúñez O’Farrill',
    email: 'direccion@escuela.mx',
    phone: '5512345678',
    country: 'México',
    city: 'Xalapa',
    message: 'Somos una primaria con doce grupos',
    membership: 'anual',
  });
  expect(world.told.went).toEqual([]);

  await page.getByRole('button', { name: 'Enviar otra solicitud' }).click();
  await expect.element(box('Mensaje')).toHaveValue('');
});

test('leads to the first field at fault, and lands the words of the server on theirs', async () => {
  const world = createWorld();
  await world.script({
    [SEND]: [
      {
        status: 422,
        body: {
          code: 'VALIDATION_FAILED',
          message: 'Revisa los datos marcados',
          fields: { email: 'Por favor ingresa un correo válido' },
        },
      },
    ],
  });
  await world.show(<SchoolContactForm />);
  await submit.click({ force: true });
  await expect.element(box('Nombre completo')).toHaveFocus();
  await fill();
  await submit.click();
  await expect.element(box('Correo electrónico')).toHaveFocus();
  await expect.element(box('Correo electrónico')).toHaveAccessibleDescription(/Por favor ingresa un correo válido/);
});

test('keeps what was typed when no answer comes, and sends it as the same write again', async () => {
  const world = createWorld();
  // Cut until told otherwise: how often a browser itself repeats a request on a dying connection is its own affair.
  await world.script({ [SEND]: ['cut'] });
  await world.show(<SchoolContactForm />);
  await fill();
  await submit.click();
  await expect.element(page.getByRole('alert'), PATIENT).toHaveTextContent('No hay conexión');
  await expect.element(box('Ciudad')).toHaveValue('Xalapa');
  await world.script({ [SEND]: [{ status: 200, body: { message: 'Listo' } }] });
  await page.getByRole('button', { name: 'Volver a intentar' }).click();
  await expect.element(page.getByRole('heading', { name: 'Listo' }), PATIENT).toBeVisible();
  const keys = new Set((await world.arrived(SEND)).map(({ key }) => key));
  expect(keys.size).toBe(1);
});

test.for(['es', 'en'] as const)('is accessible, empty and at fault (%s)', async (language) => {
  const { container } = await createWorld().show(<SchoolContactForm />, { language });
  await expect.element(page.getByRole('form')).toBeVisible();
  expect(await violations(container)).toEqual([]);
  await page.getByRole('button', { name: /^(Pedir|Ask)/ }).click({ force: true });
  await expect.element(page.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
  expect(await violations(container)).toEqual([]);
});
