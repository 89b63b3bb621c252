import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { acceptTexts, choose, fill as fillIn } from '../../testing/fill.ts';
import { violations } from '../../testing/axe.ts';
import { describeSending } from '../../testing/sending.tsx';
import { createTestContext, PATIENT } from '../../testing/context.tsx';
import { SponsorshipForm } from './SponsorshipForm.tsx';

const SPONSOR = 'POST /sponsorshipSubscription';
const box = (label: string) => page.getByRole('textbox', { name: label });
const submit = () => page.getByRole('button', { name: /^(Patrocinar|Pedir|Sponsor|Ask)/ });
const parsed = (text: string | undefined): unknown => JSON.parse(text ?? 'null');

async function fill(): Promise<void> {
  await fillIn(box, {
    'Nombre completo': 'Julia Ríos Peña',
    'Correo electrónico': 'julia@mayahuel.mx',
    Teléfono: '+52 1 55 1234 5678',
    Institución: 'Fundación Ñandú',
    'Empresa o razón social': 'Textiles Mayahuel',
    Cargo: 'Directora',
  });
  await choose('Estado', 'Jalisco');
  await acceptTexts();
}

describeSending({
  form: <SponsorshipForm type={2} />,
  call: SPONSOR,
  accepted: {
    body: { message: 'Recibimos tu patrocinio', data: { order: null, id_parent: null, init_point: null } },
    shows: 'Recibimos tu patrocinio',
  },
  fill,
  button: /^Patrocinar/,
  field: { name: 'institution', label: 'Institución', other: 'Fundación Mayahuel' },
  afterReload: acceptTexts,
});

test('takes a project for three students over six months, and goes to the payment', async () => {
  const context = createTestContext();
  await context.show(<SponsorshipForm />);
  await page.getByLabelText('¿A cuántos estudiantes?').selectOptions('3');
  await box('¿Cuántos meses?').fill('6');
  await fill();
  await expect.element(page.getByText('3 estudiantes × 6 meses × $600.00')).toBeVisible();
  await page.getByRole('button', { name: 'Patrocinar $10,800.00' }).click();
  await expect.element(page.getByRole('heading', { name: /^Recibimos tu patrocinio/ })).toHaveFocus();
  await expect.poll(() => context.recorded.went, PATIENT).toEqual(['https://pay.example/checkout/7']);
  const [request] = await context.arrived(SPONSOR);
  expect(parsed(request?.body)).toEqual({
    sponsorship: 1,
    supportStudents: 3,
    supportMonths: 6,
    institution: 'Fundación Ñandú',
    businessName: 'Textiles Mayahuel',
    position: 'Directora',
    name: 'Julia Ríos Peña',
    email: 'julia@mayahuel.mx',
    phone_number: '5512345678',
    country: 'México',
    state: 'Jalisco',
    publish_donors: false,
    publish_logo: false,
    publish_both: true,
    consents: { terms: '2026-11-01', privacy: '2026-11-01' },
  });
});

test('asks for what the choice needs: months, an amount, or nothing', async () => {
  await createTestContext().show(<SponsorshipForm />);
  const students = page.getByLabelText('¿A cuántos estudiantes?');
  await expect.element(box('¿Cuántos meses?')).toBeVisible();
  await students.selectOptions('Otra cantidad');
  await expect.element(page.getByLabelText('Cantidad')).toBeVisible();
  await expect.element(box('¿Cuántos meses?')).not.toBeInTheDocument();
  await students.selectOptions('Más de 10');
  await expect.element(page.getByRole('button', { name: 'Pedir que me contacten' })).toBeVisible();
  await page.getByRole('radio', { name: 'Cursos de programación en línea' }).click();
  await expect.element(students).not.toHaveTextContent('Otra cantidad');
  await expect.element(page.getByRole('button', { name: 'Patrocinar $2,100.00' })).toBeVisible();
});

test('shows no sum for an amount that is refused', async () => {
  await createTestContext().show(<SponsorshipForm />);
  const months = box('¿Cuántos meses?');
  await months.fill('2');
  await expect.element(page.getByRole('button', { name: 'Patrocinar $1,200.00' }), PATIENT).toBeVisible();
  await months.fill('1.5');
  await expect.element(page.getByRole('button', { name: 'Patrocinar', exact: true }), PATIENT).toBeVisible();
  await page.getByLabelText('¿A cuántos estudiantes?').selectOptions('Otra cantidad');
  const amount = page.getByLabelText('Cantidad');
  await amount.fill('1500');
  await expect.element(page.getByRole('button', { name: 'Patrocinar $1,500.00' }), PATIENT).toBeVisible();
  await amount.fill('1.000,50');
  await expect.element(page.getByRole('button', { name: 'Patrocinar', exact: true }), PATIENT).toBeVisible();
});

test('is completed with the keyboard alone', async () => {
  const context = createTestContext();
  await context.show(<SponsorshipForm />);
  await expect.element(page.getByRole('option', { name: 'Jalisco' })).toBeInTheDocument();
  const type = async (text: string) => {
    await userEvent.tab();
    if (text) await userEvent.keyboard(text);
  };
  await type('{ArrowDown}');
  await type('5');
  for (const text of ['Julia Ríos', 'julia@mayahuel.mx', '5512345678', '', 'Jal']) await type(text);
  for (const text of ['Fundación Ñandú', 'Textiles Mayahuel', 'Directora', '{ArrowUp}', '']) await type(text);
  // Each box is followed by the link to its text.
  for (const key of [' ', '', ' ', '']) await type(key);
  await expect
    .element(page.getByRole('button', { name: 'Patrocinar $10,500.00' }))
    .toHaveAttribute('aria-disabled', 'false');
  await type('{Enter}');
  await expect.element(page.getByRole('heading', { name: /^Recibimos tu patrocinio/ })).toHaveFocus();
  const [request] = await context.arrived(SPONSOR);
  expect(parsed(request?.body)).toMatchObject({ sponsorship: 2, supportStudents: 5, state: 'Jalisco' });
});

test.for(['es', 'en'] as const)('is accessible, empty and at fault (%s)', async (language) => {
  const { container } = await createTestContext().show(<SponsorshipForm />, { language });
  await expect.element(page.getByRole('form')).toBeVisible();
  expect(await violations(container)).toEqual([]);
  await submit().click({ force: true });
  await expect.element(page.getByRole('textbox').nth(1)).toHaveAttribute('aria-invalid', 'true');
  expect(await violations(container)).toEqual([]);
});
