import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { createTestContext } from '../testing/context.tsx';
import { press, reachSummary } from './family.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

const REGISTER = 'POST /stripe/public/free-sub';

const parsed = (text: string | undefined): unknown => JSON.parse(text ?? 'null');

test('asks for both consents beside the button, and shows there when the server refuses one', async () => {
  const context = createTestContext();
  const OUTDATED = 'Este texto cambió. Léelo y acéptalo de nuevo';
  const newer = { document: 'privacy', version: '2026-12-01', title: '', text: '' };
  await context.show(<RegistrationForm />);
  await reachSummary();
  const privacy = page.getByRole('checkbox', { name: 'Acepto el aviso de privacidad.' });
  await privacy.click();
  await page.getByRole('button', { name: 'Registrarse' }).click({ force: true });
  await expect.element(privacy).toHaveFocus();
  await expect.element(privacy).toHaveAccessibleDescription('Lee y acepta este texto para continuar');
  await context.script({
    'GET /legal/privacy': [{ status: 200, body: newer }],
    [REGISTER]: [
      {
        status: 422,
        body: {
          code: 'VALIDATION_FAILED',
          message: 'Revisa los datos marcados',
          fields: { 'form.consents.privacy': OUTDATED },
        },
      },
      { status: 200, body: { message: 'Listo' } },
    ],
  });
  await privacy.click();
  await press('Registrarse');
  await expect.element(privacy).toHaveAccessibleDescription(OUTDATED);
  await expect.element(privacy).not.toBeChecked();
  await privacy.click();
  await press('Registrarse');
  await expect.element(page.getByRole('heading', { name: 'Listo' })).toBeVisible();
  const [, last] = await context.arrived(REGISTER);
  expect(parsed(last?.body)).toMatchObject({ form: { consents: { terms: '2026-11-01', privacy: '2026-12-01' } } });
});
