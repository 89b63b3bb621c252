import { page } from 'vitest/browser';

import { tick } from './fill.ts';

/** Ticks both consents of the form on the page. */
export async function acceptTexts(): Promise<void> {
  await tick(page.getByRole('checkbox', { name: 'Acepto los términos y condiciones.' }));
  await tick(page.getByRole('checkbox', { name: 'Acepto el aviso de privacidad.' }));
}
