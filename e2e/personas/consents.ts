import { expect, type Locator } from '@playwright/test';

/** Accepts both legal texts of a form, as every visitor must. */
export async function acceptTexts(form: Locator): Promise<void> {
  // The sandbox's cards need more room than Stripe's field, which is kept: as they arrive, the texts below move once.
  await expect(form.getByText(/^(Cargando|Preparando el pago seguro)…$/)).toHaveCount(0);
  await form.getByRole('checkbox', { name: 'Acepto los términos y condiciones.' }).check();
  await form.getByRole('checkbox', { name: 'Acepto el aviso de privacidad.' }).check();
}
