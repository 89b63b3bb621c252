import { page } from 'vitest/browser';

import { acceptTexts, choose, fill } from './fill.ts';

/** The buyer of the tests, by the labels of the form. */
export const buyer = {
  Nombre: 'Ximena',
  Apellidos: "Núñez O'Farrill",
  'Correo electrónico': 'ximena@correo.mx',
  Teléfono: '+52 1 951 234 5678',
  'Nombre de usuario': 'ximena.nunez',
  Contraseña: 'bugambilia',
  'Repite la contraseña': 'bugambilia',
};
export type BuyerLabel = keyof typeof buyer;

export const box = (label: string) => page.getByRole('textbox', { name: label, exact: true });
export const selector = () => page.getByLabelText('Tu curso', { exact: true });
export const submit = () => page.getByRole('button', { name: 'Continuar' });

/** Types the buyer into the form, chooses the state, and accepts both texts. */
export async function fillBuyer(changed: Partial<Record<BuyerLabel, string>> = {}): Promise<void> {
  await fill(box, { ...buyer, ...changed });
  await choose('Estado', 'Jalisco');
  await acceptTexts();
}
