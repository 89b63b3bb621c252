import { page } from 'vitest/browser';

/** Ticks both consents of the form on the page. */
export async function acceptTexts(): Promise<void> {
  await page.getByRole('checkbox', { name: 'Acepto los términos y condiciones.' }).click();
  await page.getByRole('checkbox', { name: 'Acepto el aviso de privacidad.' }).click();
}
