import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useState } from 'react';

import { violations } from '../testing/axe.ts';
import { createTestContext } from '../testing/context.tsx';
import { Surface } from '../host/Surface.tsx';
import { ConsentField } from './ConsentField.tsx';

const TERMS = 'GET /legal/terms';
const text = (version: string) => ({
  status: 200,
  body: { document: 'terms', version, title: 'Términos', text: '' },
});

/** A form of one consent; its button is a server that takes the second version alone. */
function Sample() {
  const [value, setValue] = useState('');
  const [refused, setRefused] = useState<string>();
  const error = refused === value && value !== '' ? 'Este texto cambió' : undefined;
  const field = { name: 'consents.terms', value, error, change: setValue, leave: () => {} };
  return (
    <Surface>
      <ConsentField field={field} document="terms" />
      <output data-testid="value">{value}</output>
      <button type="button" onClick={() => setRefused(value)}>
        Enviar
      </button>
    </Surface>
  );
}

const box = () => page.getByRole('checkbox', { name: 'Acepto los términos y condiciones.' });
const value = () => page.getByTestId('value');

test('is worth the version that was on offer, and nothing once it is taken back', async () => {
  await createTestContext().show(<Sample />);
  await box().click();
  await expect.element(value()).toHaveTextContent('2026-11-01');
  await expect.element(box()).toBeChecked();
  await box().click();
  await expect.element(value()).toHaveTextContent('');
});

test('opens that version beside the page', async () => {
  const { container } = await createTestContext().show(<Sample />);
  const link = page.getByRole('link', { name: 'Leer los términos y condiciones' });
  await expect.element(link).toHaveAttribute('href', '/legal/terms?version=2026-11-01');
  await expect.element(link).toHaveAttribute('target', '_blank');
  expect(await violations(container)).toEqual([]);
});

test('cannot be accepted unread: where the text cannot be fetched it shows the failure, and retries', async () => {
  const context = createTestContext();
  await context.script({ [TERMS]: [{ status: 503, body: {} }, text('2026-12-01')] });
  await context.show(<Sample />);
  await expect.element(page.getByText('No pudimos cargar este texto.')).toBeVisible();
  await expect.element(box()).toBeDisabled();
  await page.getByRole('button', { name: 'Volver a intentar' }).click();
  await box().click();
  await expect.element(value()).toHaveTextContent('2026-12-01');
});

test('asks for the newer text where the server takes the old one no more', async () => {
  const context = createTestContext();
  await context.script({ [TERMS]: [text('2026-11-01'), text('2026-12-01')] });
  await context.show(<Sample />);
  await box().click();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect.element(box()).not.toBeChecked();
  await expect.element(box()).toHaveAccessibleDescription('Este texto cambió');
  await box().click();
  await expect.element(value()).toHaveTextContent('2026-12-01');
  await expect.element(page.getByText('Este texto cambió')).not.toBeInTheDocument();
});
