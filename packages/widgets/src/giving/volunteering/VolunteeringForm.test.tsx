import { legalDocuments } from '@lia/sdk/consents/rules';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { acceptTexts, fill as fillIn } from '../../testing/fill.ts';
import { violations } from '../../testing/axe.ts';
import { describeSending } from '../../testing/sending.tsx';
import { createTestContext } from '../../testing/context.tsx';
import { VolunteeringForm } from './VolunteeringForm.tsx';

const VOLUNTEER = 'POST /supportSubscription';
const box = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const submit = () => page.getByRole('button', { name: /^(Proponer|Offer)/ });
const parsed = (text: string | undefined): unknown => JSON.parse(text ?? 'null');
const answered = {
  message: 'Recibimos tu propuesta de voluntariado. Nos pondremos en contacto contigo',
  data: { order: null, id_parent: null, init_point: null },
};

const typed = {
  Empresa: 'Grupo Ñandú',
  'Razón social': 'Ñandú Servicios, S.A. de C.V.',
  'Nombre completo': "Íñigo O'Farrill",
  Cargo: 'Gerente de talento',
  'Correo electrónico': 'inigo@nandu.mx',
  Teléfono: '+52 1 55 1234 5678',
  Mensaje: 'Somos 12 personas y tenemos los viernes por la tarde.',
};

async function fill(changed: Partial<typeof typed> = {}): Promise<void> {
  await fillIn(box, { ...typed, ...changed });
  await acceptTexts();
}

describeSending({
  form: <VolunteeringForm />,
  call: VOLUNTEER,
  accepted: { body: answered, shows: answered.message },
  fill,
  button: /^Proponer/,
  field: { name: 'company', label: 'Empresa', other: 'Ñandú' },
  afterReload: acceptTexts,
});

test('sends the offer as the call of the donations takes it, thanks, clears and stays', async () => {
  const context = createTestContext();
  for (const name of ['id_order', 'id_parent']) localStorage.setItem(name, 'of another day');
  await context.script({ [VOLUNTEER]: [{ status: 200, body: answered }] });
  await context.show(<VolunteeringForm />);
  await fill();
  await submit().click();
  await expect.element(page.getByRole('heading', { name: answered.message })).toHaveFocus();
  const [request] = await context.arrived(VOLUNTEER);
  expect(parsed(request?.body)).toEqual({
    support: 2,
    company: 'Grupo Ñandú',
    businessName: 'Ñandú Servicios, S.A. de C.V.',
    position: 'Gerente de talento',
    name: "Íñigo O'Farrill",
    email: 'inigo@nandu.mx',
    phone_number: '5512345678',
    instructions: 'Somos 12 personas y tenemos los viernes por la tarde.',
    consents: { terms: '2026-11-01', privacy: '2026-11-01' },
  });
  expect(context.recorded.events.map(([event]) => event)).toEqual(['ready', 'submit', 'success']);
  expect(context.recorded.events.at(-1)).toEqual(['success', { order: null }]);
  expect(context.draft()).toBeNull();
  expect([localStorage.getItem('id_order'), localStorage.getItem('id_parent')]).toEqual([null, null]);
  await page.getByRole('button', { name: 'Proponer otro voluntariado' }).click();
  for (const label of Object.keys(typed)) await expect.element(box(label)).toHaveValue('');
  expect(context.recorded.went).toEqual([]);
});

test('is completed with the keyboard alone', async () => {
  const context = createTestContext();
  await context.script({ [VOLUNTEER]: [{ status: 200, body: answered }] });
  await context.show(<VolunteeringForm />);
  const { Empresa, Cargo, Mensaje, ...rest } = typed;
  const { 'Razón social': business, 'Nombre completo': name, 'Correo electrónico': email } = rest;
  for (const text of [Empresa, business, name, Cargo, email, '5512345678', Mensaje]) {
    await userEvent.tab();
    await userEvent.keyboard(text);
  }
  // Each box is followed by the link to its text.
  for (const _ of legalDocuments) {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
  }
  await expect.element(submit()).toHaveAttribute('aria-disabled', 'false');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: answered.message })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(box('Empresa')).toHaveValue('');
});

test.for(['es', 'en'] as const)('is accessible, empty and at fault (%s)', async (language) => {
  const { container } = await createTestContext().show(<VolunteeringForm />, { language });
  await expect.element(page.getByRole('form')).toBeVisible();
  expect(await violations(container)).toEqual([]);
  await submit().click({ force: true });
  await expect.element(page.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
  expect(await violations(container)).toEqual([]);
});
