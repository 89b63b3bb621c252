import { agreeToTexts, listMyConsents } from '@lia/sdk/consents/endpoints';
import type { MyConsent } from '@lia/sdk/consents/records';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { missingConsents, signedIn } from '../testing/people.ts';
import { createTestContext } from '../testing/context.tsx';

const given = missingConsents.map((one): MyConsent => ({
  ...one,
  agreed: { version: one.version, since: '2026-11-21T18:00:00.000Z' },
}));

/** The home of a user with this role and this record of consents. */
async function home(data: MyConsent[], role = 'padre') {
  const context = createTestContext();
  context.remember(signedIn(role));
  context.api.answer(listMyConsents, { data });
  await context.open('/');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return context;
}

const panel = () => page.getByRole('region', { name: 'Nos falta tu consentimiento' });
const box = (name: string) => page.getByRole('checkbox', { name });
const submit = () => page.getByRole('button', { name: 'Guardar mi consentimiento' });

describe('missing consents', () => {
  test('are given with the keyboard, and the panel goes', async () => {
    const { api } = await home(missingConsents);
    await expect.element(panel()).toBeVisible();
    api.answer(agreeToTexts, { data: given });
    const first = box('Acepto los términos y condiciones.').element();
    // The browser shows the focus of those alone who have pressed a key.
    await userEvent.tab();
    first.focus();
    await userEvent.keyboard(' ');
    expect(first.parentElement).toHaveStyle({ outlineStyle: 'solid', outlineWidth: '3px' });
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'Leer los términos y condiciones' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Guardamos tu consentimiento. Gracias')).toBeVisible();
    await expect.element(panel()).not.toBeInTheDocument();
    await expect.element(page.getByRole('main')).toHaveFocus();
    const consents = { terms: '2026-11-01', privacy: '2026-11-01' };
    expect(api.arrived(agreeToTexts).map(({ body }) => body)).toEqual([{ consents }]);
  });

  test('lead to each text in the version that is accepted, beside the page', async () => {
    await home(missingConsents);
    for (const [name, document] of [
      ['Leer los términos y condiciones', 'terms'],
      ['Leer el aviso de privacidad', 'privacy'],
    ] as const) {
      const link = page.getByRole('link', { name });
      await expect.element(link).toHaveAttribute('href', `/legal/${document}?version=2026-11-01`);
      await expect.element(link).toHaveAttribute('target', '_blank');
    }
  });

  test('are not saved by half: the first box that is empty is pointed at', async () => {
    const { api, violations } = await home(missingConsents);
    api.answer(agreeToTexts, { data: given });
    await box('Acepto los términos y condiciones.').click();
    await submit().click({ force: true });
    await expect.element(panel().getByRole('alert')).toHaveTextContent('Marca lo que aceptas');
    await expect.element(box('Acepto el aviso de privacidad.')).toHaveFocus();
    await expect.element(box('Acepto el aviso de privacidad.')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(box('Acepto los términos y condiciones.')).not.toHaveAttribute('aria-invalid');
    expect(api.arrived(agreeToTexts)).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('stay on the screen when they cannot be saved, and are sent again', async () => {
    const { api } = await home(missingConsents);
    api.refuse(agreeToTexts, 503, 'SERVICE_UNAVAILABLE');
    await box('Acepto los términos y condiciones.').click();
    await box('Acepto el aviso de privacidad.').click();
    await submit().click();
    await expect.element(panel().getByRole('alert')).toHaveTextContent('El servicio está ocupado');
    await expect.element(box('Acepto los términos y condiciones.')).toBeChecked();
    api.answer(agreeToTexts, { data: given });
    await submit().click();
    await expect.element(panel()).not.toBeInTheDocument();
  });

  test('are asked again where a text changed while it was read', async () => {
    const { api } = await home(missingConsents);
    await box('Acepto los términos y condiciones.').click();
    await box('Acepto el aviso de privacidad.').click();
    api.refuse(agreeToTexts, 422, 'VALIDATION_FAILED', { 'consents.terms': 'consent.outdated' });
    api.answer(listMyConsents, {
      data: missingConsents.map((one) => (one.document === 'terms' ? { ...one, version: '2026-12-01' } : one)),
    });
    await submit().click();
    await expect.element(panel().getByRole('alert')).toHaveTextContent('Este texto cambió. Léelo y acéptalo de nuevo');
    await expect.element(box('Acepto los términos y condiciones.')).not.toBeChecked();
    await expect.element(box('Acepto el aviso de privacidad.')).toBeChecked();
    await expect
      .element(page.getByRole('link', { name: 'Leer los términos y condiciones' }))
      .toHaveAttribute('href', '/legal/terms?version=2026-12-01');
  });
});

test('a text that changed is named alone, with the version that was accepted', async () => {
  const before = { version: '2026-01-15', since: '2026-02-01T18:00:00.000Z' };
  await home(given.map((one) => (one.document === 'privacy' ? { ...one, agreed: before } : one)));
  const changed = page.getByRole('region', { name: 'Actualizamos nuestros textos' });
  await expect.element(changed).toHaveTextContent('Aceptaste la versión del jue 15 ene 2026.');
  expect(changed.getByRole('checkbox').elements()).toHaveLength(1);
  await expect.element(box('Acepto el aviso de privacidad.')).toBeVisible();
});

test.for(['alumno', 'admin'])('%s is not asked', async (role) => {
  const { api } = await home(missingConsents, role);
  expect(page.getByRole('checkbox').elements()).toEqual([]);
  expect(api.arrived(listMyConsents)).toEqual([]);
});
