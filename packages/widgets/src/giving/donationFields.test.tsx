import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { violations } from '../testing/axe.ts';
import { createTestContext, PATIENT } from '../testing/context.tsx';
import { DonationForm } from './DonationForm.tsx';
import { box, fillDonor, submitButton } from '../testing/donor.ts';

const DONATE = 'POST /supportSubscription';

const parsed = (text: string | undefined): unknown => JSON.parse(text ?? 'null');

test('describes what a person who gives in their own name writes of an organisation', async () => {
  await createTestContext().show(<DonationForm />);
  await expect
    .element(box('Empresa o razón social'))
    .toHaveAccessibleDescription('Si donas a título personal, escribe tu nombre');
  await expect
    .element(box('Cargo'))
    .toHaveAccessibleDescription('Si donas a título personal, escribe «A título personal»');
});

test('takes an amount as people write it', async () => {
  const context = createTestContext();
  await context.show(<DonationForm support={3} />);
  await box('Cantidad a donar').fill('$ 1,500.50');
  await fillDonor();
  await expect.element(box('Cantidad a donar')).toHaveValue('1500.50');
  await page.getByRole('button', { name: 'Donar $1,500.50' }).click();
  await expect.poll(() => context.arrived(DONATE)).toHaveLength(1);
  const [request] = await context.arrived(DONATE);
  expect(parsed(request?.body)).toMatchObject({ support: 3, supportAmount: 1500.5 });
  expect(parsed(request?.body)).not.toHaveProperty('supportStudents');
});

test('takes an amount that is sent as it was typed', async () => {
  const context = createTestContext();
  await context.show(<DonationForm support={3} />);
  await fillDonor();
  await box('Cantidad a donar').fill('$ 1,500.50');
  await page.getByRole('button', { name: 'Donar $1,500.50' }).click();
  await expect.poll(() => context.arrived(DONATE)).toHaveLength(1);
  const [request] = await context.arrived(DONATE);
  expect(parsed(request?.body)).toMatchObject({ supportAmount: 1500.5 });
});

test.each([
  ['Publicar mi donativo', { publish_donors: true, publish_logo: false, publish_both: false }],
  ['Solo el nombre de la empresa', { publish_donors: false, publish_logo: true, publish_both: false }],
  ['No publicar nada', { publish_donors: false, publish_logo: false, publish_both: true }],
])('sets one flag for: %s', async (choice, flags) => {
  const context = createTestContext();
  await context.show(<DonationForm />);
  await fillDonor();
  await page.getByRole('radio', { name: choice }).click();
  await submitButton().click();
  await expect.poll(() => context.arrived(DONATE)).toHaveLength(1);
  const [request] = await context.arrived(DONATE);
  expect(parsed(request?.body)).toMatchObject(flags);
});

test('shows no sum for an amount that is refused', async () => {
  const context = createTestContext();
  await context.show(<DonationForm support={3} />);
  const amount = page.getByLabelText('Cantidad a donar');
  for (const refused of ['-5', '1.000,50', '10.005', '99999999999', '150,50']) {
    await amount.fill('1500');
    await expect.element(page.getByRole('button', { name: 'Donar $1,500.00' }), PATIENT).toBeVisible();
    await amount.fill(refused);
    await expect.element(page.getByRole('button', { name: 'Donar', exact: true }), PATIENT).toBeVisible();
  }
  // A comma of decimals is not one of thousands: what was meant is asked for.
  await userEvent.tab();
  await expect.element(amount).toHaveValue('150,50');
  await expect.element(amount).toHaveAccessibleDescription(/^Ingresa únicamente números/);
});

test('lets a phone outside México have fifteen digits, and its state be typed', async () => {
  await createTestContext().show(<DonationForm />);
  await page.getByLabelText('Estado').selectOptions('Jalisco');
  await page.getByLabelText('País').selectOptions('España');
  await expect.element(box('Estado, provincia o región')).toHaveValue('');
  await box('Teléfono').fill('0034 612 345 678 9012');
  await userEvent.tab();
  await expect.element(box('Teléfono')).toHaveValue('346123456789012');
  await expect.element(box('Teléfono')).toBeValid();
  await box('Estado, provincia o región').fill('A');
  await userEvent.tab();
  await expect.element(box('Estado, provincia o región')).toHaveAccessibleDescription('El mínimo de caracteres es 2');
});

test.each(['es', 'en'] as const)('breaks no rule of WCAG 2.2 AA in any of its states (%s)', async (language) => {
  const context = createTestContext();
  const view = await context.show(<DonationForm />, { language });
  await expect.element(submitButton()).toHaveAccessibleDescription(/8/);
  expect(await violations(view.container)).toEqual([]);
  await submitButton().click({ force: true });
  await expect.element(page.getByRole('textbox').first()).toBeInvalid();
  expect(await violations(view.container)).toEqual([]);
  await page.getByRole('radio').nth(2).click();
  expect(await violations(view.container)).toEqual([]);
});

test('shows English where it is chosen, the rules included', async () => {
  const context = createTestContext();
  await context.show(<DonationForm />, { language: 'en' });
  await page.getByRole('textbox', { name: 'Full name' }).fill('Al');
  await userEvent.tab();
  await expect
    .element(page.getByRole('textbox', { name: 'Full name' }))
    .toHaveAccessibleDescription('At least 3 characters');
  await expect.poll(() => context.arrived('GET /countries')).toMatchObject([{ language: 'en' }]);
});
