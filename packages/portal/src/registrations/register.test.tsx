import { login } from '@lia/sdk/accounts/endpoints';
import { getLegalText } from '@lia/sdk/consents/endpoints';
import { listCountries, listStates } from '@lia/sdk/geography/endpoints';
import { getMyMembership, getPrice, listPlans } from '@lia/sdk/memberships/endpoints';
import { firstTerms, priceIdOf } from '@lia/sdk/memberships/rules';
import type { Membership, RegistrationType } from '@lia/sdk/registrations/rules';
import { registerFree } from '@lia/sdk/registrations/endpoints';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { noMembership } from '../testing/membership.ts';
import { signedIn } from '../testing/people.ts';
import { createTestContext, type TestContext } from '../testing/context.tsx';

async function openRegister(
  context: TestContext,
  type: RegistrationType,
  membership: Membership,
  path?: string,
): Promise<void> {
  const named = (name: string) => ({ name, currency: '', flag: '', dialCode: '' });
  context.api.answer(listCountries, { data: [named('México')] });
  context.api.answer(listStates, { data: { name: 'México', states: [{ name: 'Jalisco' }] } });
  context.api.answer(listPlans, { data: [...firstTerms] });
  const plan = firstTerms.find((one) => one.type === type && one.membership === membership);
  if (plan) {
    const recurring = plan.price === 0 ? null : ({ interval: membership === 'anual' ? 'year' : 'month' } as const);
    context.api.answer(getPrice, {
      price: { id: priceIdOf(plan), unit_amount: plan.price, currency: 'MXN', recurring },
      product: { id: String(plan.id), name: 'Plan', description: '' },
    });
  }
  await context.open(path ?? `/register?type=${type}&membership=${membership}`);
}

describe('each plan leads to a form of its own', () => {
  test.for([
    ['gratis', /Con el plan gratis no pagas nada/, 'Gratis'],
    ['mensual', /paga tu plan mensual con tarjeta o en OXXO/, '$149.00'],
    ['anual', /paga tu plan anual en un solo pago/, '$1,490.00'],
  ] as const)('parents, %s', async ([membership, lead, price]) => {
    await openRegister(createTestContext(), 'padre', membership);
    await expect.element(page.getByText(lead)).toBeVisible();
    await expect.element(page.getByRole('form', { name: 'Registra a tu familia' })).toHaveTextContent(price);
  });

  test.for([
    ['gratis', '10', /Una comunidad de docentes/, 'Maestro invitado'],
    ['mensual', '20', /te llevamos a pagar tu plan mensual/, 'Maestro Acreditado'],
    ['anual', '20', /te llevamos a pagar tu plan anual/, 'Maestro Acreditado'],
  ] as const)('teachers, %s', async ([membership, digits, lead, tier]) => {
    const context = createTestContext();
    await openRegister(context, 'maestro', membership);
    await expect.poll(context.at).toBe(`/maestros/registro/${digits}?membership=${membership}`);
    await expect.element(page.getByText(lead)).toBeVisible();
    await expect.element(page.getByRole('radio', { name: tier })).toBeChecked();
  });

  test.for([
    ['gratis', /te ayudamos a empezar gratis/],
    ['mensual', /armamos tu plan mensual/],
    ['anual', /armamos tu plan anual/],
  ] as const)('schools, %s', async ([membership, lead]) => {
    await openRegister(createTestContext(), 'escuela', membership);
    await expect.element(page.getByText(lead)).toBeVisible();
    await expect.element(page.getByRole('form')).toBeVisible();
    await expect
      .poll(() => document.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value)
      .toBe(membership);
  });
});

test('without a plan it is the free one', async () => {
  await openRegister(createTestContext(), 'padre', 'gratis', '/register?type=padre');
  await expect.element(page.getByText(/Con el plan gratis no pagas nada/)).toBeVisible();
});

test('a plan without a price leads to the marketing site', async () => {
  const context = createTestContext();
  context.api.refuse(getPrice, 404, 'NOT_FOUND');
  await context.open('/register?type=padre&membership=mensual');
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^Ha ocurrido un error obteniendo el precio/);
  await expect.poll(() => context.went, { timeout: 10_000 }).toContain('https://marketing.example/');
});

test('who has an account chooses the plan there', async () => {
  const context = createTestContext();
  context.remember(signedIn('maestro'));
  context.api.answer(getMyMembership, noMembership);
  await openRegister(context, 'maestro', 'mensual');
  await expect.poll(context.at).toBe('/apps/membership');
  await expect.element(page.getByRole('button', { name: 'Elegir el plan mensual' })).toBeVisible();
});

test('a teacher of a paid plan is led to it once they sign in', async () => {
  const context = createTestContext();
  await openRegister(context, 'maestro', 'mensual');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect.element(page.getByRole('tab', { name: 'Maestros' })).toBeVisible();
  context.api.answer(login, signedIn('maestro'));
  context.api.answer(getMyMembership, noMembership);
  await page.getByLabelText('Usuario', { exact: true }).fill('maestro');
  await page.getByLabelText('Contraseña', { exact: true }).fill('jacaranda');
  await page.getByRole('button', { name: 'Entrar a mi comunidad' }).click();
  await expect.poll(context.at).toBe('/apps/membership');
});

test('whom a registration was for still stands over the sign-in that follows', async () => {
  const context = createTestContext();
  context.api.answer(getLegalText, { document: 'terms', version: '2026-11-01', title: 'Términos', text: 'Sí.' });
  await openRegister(context, 'padre', 'gratis');
  const form = page.getByRole('form', { name: 'Registra a tu familia' });
  const fill = (label: string, value: string) => form.getByLabelText(label, { exact: true }).fill(value);
  const account = async (own: string) => {
    await fill('Correo electrónico', `${own}@familia.example`);
    await fill('Nombre de usuario', own);
    await fill('Contraseña', 'jacaranda');
    await fill('Repite la contraseña', 'jacaranda');
  };
  await fill('Nombre', 'Rosa');
  await fill('Apellidos', 'Méndez');
  await fill('Teléfono', '2281234567');
  await form.getByLabelText('Estado').selectOptions('Jalisco');
  await account('rosa');
  await form.getByRole('button', { name: 'Continuar' }).click();
  await fill('Nombre', 'Emiliano');
  await fill('Apellidos', 'Cruz');
  await form.getByRole('radio', { name: 'Primaria' }).click();
  await form.getByRole('radio', { name: '4°' }).click();
  await account('emiliano');
  await form.getByRole('button', { name: 'Continuar' }).click();
  context.api.answer(registerFree, { message: 'Listo' });
  await form.getByRole('checkbox', { name: 'Acepto los términos y condiciones.' }).click();
  await form.getByRole('checkbox', { name: 'Acepto el aviso de privacidad.' }).click();
  await form.getByRole('button', { name: 'Registrarse' }).click();
  await expect.poll(context.at, { timeout: 5000 }).toBe('/login');

  // For whom and with which usernames, and nothing of it is in the address.
  const notice = page.getByRole('complementary', { name: 'Lo que acabas de hacer' });
  const people = notice.getByRole('list', { name: 'Cuentas para entrar' }).getByRole('listitem');
  await expect.element(people.nth(0)).toHaveTextContent('Rosa Méndezrosa');
  await expect.element(people.nth(1)).toHaveTextContent('Emiliano Cruzemiliano');
  expect(await context.violations()).toEqual([]);
});
