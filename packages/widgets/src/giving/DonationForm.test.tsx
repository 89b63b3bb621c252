import { chooseFiles } from '@lia/sdk/testing/chooseFiles';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { acceptTexts } from '../testing/fill.ts';
import { closeStorage } from '../testing/closedStorage.ts';
import { describeSending } from '../testing/sending.tsx';
import { createTestContext, PATIENT } from '../testing/context.tsx';
import { DonationForm } from './DonationForm.tsx';
import { box, fillDonor, submitButton } from '../testing/donor.ts';

const DONATE = 'POST /supportSubscription';

const parsed = (text: string | undefined): unknown => JSON.parse(text ?? 'null');

describeSending({
  form: <DonationForm />,
  call: DONATE,
  accepted: {
    body: { message: 'Gracias', data: { order: null, id_parent: null, init_point: null } },
    shows: 'Gracias',
  },
  fill: fillDonor,
  button: /^Donar/,
  field: { name: 'email', label: 'Correo electrónico', other: 'otra@papeleria.mx' },
  afterReload: acceptTexts,
});

test('takes a donation for three children, shows the answer, and goes to the payment', async () => {
  const context = createTestContext();
  await context.show(<DonationForm />);
  await page.getByRole('radio', { name: '3', exact: true }).click();
  await expect.element(page.getByText('3 niñas y niños × $3,600.00')).toBeVisible();
  await fillDonor();
  await page.getByRole('button', { name: 'Donar $10,800.00' }).click();

  await expect.element(page.getByRole('heading', { name: 'Recibimos tu donativo. Te llevamos al pago' })).toHaveFocus();
  await expect.poll(() => context.recorded.went, PATIENT).toEqual(['https://pay.example/checkout/1']);
  expect(context.recorded.events).toEqual([
    ['ready', {}],
    ['submit', {}],
    ['success', { order: 'order-1' }],
  ]);
  expect(localStorage.getItem('id_order')).toBe('order-1');
  const [request] = await context.arrived(DONATE);
  expect(parsed(request?.body)).toEqual({
    support: 1,
    supportStudents: 3,
    businessName: 'Papelería La Luz',
    position: 'Directora',
    name: 'María Fernández',
    email: 'maria@papeleria.mx',
    phone_number: '5512345678',
    country: 'México',
    state: 'Jalisco',
    publish_donors: false,
    publish_logo: false,
    publish_both: true,
    consents: { terms: '2026-11-01', privacy: '2026-11-01' },
  });
});

test('leads to the payment of a donation where storage is closed', async () => {
  closeStorage();
  const context = createTestContext();
  await context.show(<DonationForm />);
  await fillDonor();
  await submitButton().click();
  await expect.poll(() => context.recorded.went, PATIENT).toEqual(['https://pay.example/checkout/1']);
  expect(context.recorded.events.at(-1)).toEqual(['success', { order: 'order-1' }]);
});

test('asks for a message where more than ten children are meant, and stays on the page', async () => {
  const context = createTestContext();
  await context.script({
    [DONATE]: [
      {
        status: 200,
        body: {
          message: 'Recibimos tu solicitud. Nos pondremos en contacto contigo',
          data: { order: null, id_parent: null, init_point: null },
        },
      },
    ],
  });
  await context.show(<DonationForm />);
  await page.getByRole('radio', { name: 'Más de 10 niñas y niños' }).click();
  await fillDonor();
  await submitButton().click({ force: true });
  await expect.element(box('Mensaje')).toHaveFocus();
  await box('Mensaje').fill('Queremos apoyar a toda la escuela');
  await page.getByRole('button', { name: 'Pedir que me contacten' }).click();

  // The answer takes the place of the form, and the focus.
  await expect
    .element(page.getByRole('heading', { name: 'Recibimos tu solicitud. Nos pondremos en contacto contigo' }))
    .toHaveFocus();
  await expect.element(box('Nombre completo')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Hacer otro donativo' }).click();
  await expect.element(box('Nombre completo')).toHaveValue('');
  expect(context.recorded.went).toEqual([]);
  expect(localStorage.getItem('id_order')).toBeNull();
});

test('focuses the first invalid field and shows its error', async () => {
  const context = createTestContext();
  await context.show(<DonationForm />);
  await expect.element(submitButton()).toHaveAttribute('aria-disabled', 'true');
  await expect.element(submitButton()).toHaveAccessibleDescription(/^Faltan 8 datos/);
  await submitButton().click({ force: true });
  await expect.element(box('Nombre completo')).toHaveFocus();
  await expect.element(box('Nombre completo')).toHaveAccessibleDescription('Este dato es necesario');
  await expect.element(page.getByText('Nombre completo: Este dato es necesario')).toBeInTheDocument();
  await fillDonor();
  await expect.element(submitButton()).toHaveAttribute('aria-disabled', 'false');
  expect(await context.arrived(DONATE)).toEqual([]);
});

test('sends other data under another key', async () => {
  const context = createTestContext();
  const busy = { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: 'El servicio está ocupado' } };
  await context.script({ [DONATE]: [busy] });
  await context.show(<DonationForm />);
  await fillDonor();
  await submitButton().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('El servicio está ocupado');
  await box('Cargo').fill('Gerente');
  await page.getByRole('button', { name: 'Volver a intentar' }).click();
  await expect.poll(() => context.arrived(DONATE)).toHaveLength(2);
  const [first, second] = await context.arrived(DONATE);
  expect(first?.key).not.toBe(second?.key);
});

test('keeps a draft until it is sent or thrown away', async () => {
  const context = createTestContext();
  const view = await context.show(<DonationForm />);
  expect(context.draft()).toBeNull();
  await box('Nombre completo').fill('María');
  await view.unmount();
  await context.show(<DonationForm />);
  await expect.element(box('Nombre completo')).toHaveValue('María');
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expect.element(box('Nombre completo')).toHaveValue('');
  expect(context.draft()).toBeNull();
  await fillDonor();
  expect(context.draft()).not.toBeNull();
  await submitButton().click();
  await expect.element(page.getByText('Recibimos tu donativo. Te llevamos al pago')).toBeVisible();
  await expect.poll(() => context.draft()).toBeNull();
});

test('keeps a draft for seven days after its last change, however often it is opened', async () => {
  const context = createTestContext();
  let view = await context.show(<DonationForm />);
  await box('Nombre completo').fill('María');
  await expect.poll(() => context.draft()).toContain('María');
  await view.unmount();
  context.ageDraft(6);
  const kept = context.draft();
  view = await context.show(<DonationForm />);
  await expect.element(box('Nombre completo')).toHaveValue('María');
  expect(context.draft()).toBe(kept);
  await view.unmount();
  context.ageDraft(2);
  await context.show(<DonationForm />);
  await expect.element(box('Nombre completo')).toHaveValue('');
  expect(context.draft()).toBeNull();
});

test('takes a logo, checks it at once, and sends it with the donation', async () => {
  const context = createTestContext();
  const refused = { status: 422, body: { code: 'VALIDATION_FAILED', message: '', fields: { file: 'No es un logo' } } };
  const accepted = {
    status: 200,
    body: { message: 'Gracias', data: { order: null, id_parent: null, init_point: null } },
  };
  await context.script({ [DONATE]: [refused, accepted] });
  await context.show(<DonationForm />);
  const picker = page.getByLabelText(/^Logotipo o documento/);
  await picker.upload(new File(['x'], 'logo.svg'));
  await expect.element(picker).toHaveAccessibleDescription(/^El formato del archivo no es valido\./);
  chooseFiles(picker.element(), [new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'logo.png')]);
  await expect.element(picker).toHaveAccessibleDescription(/^El archivo seleccionado pesa mas de 10 MB\./);
  await picker.upload(new File(['GIF89a'], 'Logo.GIF', { type: 'image/gif' }));
  await expect.element(page.getByText('Logo.GIF', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Quitar el archivo Logo.GIF' }).click();
  await expect.element(picker).toHaveFocus();
  await picker.upload(new File(['GIF89a'], 'otro.gif', { type: 'image/gif' }));
  await fillDonor();
  await submitButton().click();
  await expect.element(picker).toHaveFocus();
  await expect.element(picker).toHaveAccessibleDescription(/^No es un logo/);
  await picker.upload(new File(['GIF89a'], 'tercero.gif', { type: 'image/gif' }));
  await submitButton().click();
  await expect.element(page.getByText('Gracias')).toBeVisible();
  const [, request] = await context.arrived(DONATE);
  expect(request?.body).toContain('name="file"; filename="tercero.gif"');
  expect(request?.body).toContain('GIF89a');
  expect(request?.body).toContain('María Fernández');
});

test('lets countries and states be typed where their lists cannot be had', async () => {
  const context = createTestContext();
  const down = { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: '' } };
  await context.script({ 'GET /countries': [down], 'POST /countries/states': [down] });
  await context.show(<DonationForm />);
  await expect.element(box('País')).toHaveValue('México');
  await expect.element(box('Estado')).toHaveAccessibleDescription(/Puedes escribirlo aquí/);
  await context.script({
    'POST /countries/states': [{ status: 200, body: { data: { name: 'México', states: [{ name: 'Oaxaca' }] } } }],
  });
  await page.getByRole('button', { name: 'Volver a cargar la lista' }).nth(1).click();
  await expect.element(page.getByRole('option', { name: 'Oaxaca' })).toBeInTheDocument();
});

test('is completed with the keyboard alone', async () => {
  const context = createTestContext();
  await context.show(<DonationForm />);
  const type = async (text = '') => {
    await userEvent.tab();
    if (text) await userEvent.keyboard(text);
  };
  await type('{ArrowRight}{ArrowLeft}');
  await type('{ArrowRight}');
  for (const text of ['Ana López', 'ana@escuela.mx', '5512345678']) await type(text);
  await type();
  await type('Jal');
  for (const text of ['Escuela Sol', 'Directora', '']) await type(text);
  await type('{ArrowUp}');
  await type();
  await type();
  // Each box is followed by the link to its text.
  for (const key of [' ', '', ' ', '']) await type(key);
  await expect.element(submitButton()).toHaveAttribute('aria-disabled', 'false');
  await type('{Enter}');
  await expect.poll(() => context.arrived(DONATE)).toHaveLength(1);
  const [request] = await context.arrived(DONATE);
  expect(parsed(request?.body)).toMatchObject({ supportStudents: 2, state: 'Jalisco', publish_logo: true });
});
