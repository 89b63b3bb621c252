import type { Locator } from '@playwright/test';

/** Accepts both legal texts of a form, as every visitor must. */
export async function acceptTexts(form: Locator): Promise<void> {
  await form.getByRole('checkbox', { name: 'Acepto los términos y condiciones.' }).check();
  await form.getByRole('checkbox', { name: 'Acepto el aviso de privacidad.' }).check();
}
