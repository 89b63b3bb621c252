import { page } from 'vitest/browser';

import { acceptTexts, choose, fill } from './fill.ts';

/** The donor of the tests, by the labels of the form. */
export const donor = {
  'Nombre completo': 'María Fernández',
  'Correo electrónico': 'maria@papeleria.mx',
  Teléfono: '+52 55 1234 5678',
  'Empresa o razón social': 'Papelería La Luz',
  Cargo: 'Directora',
};
export type DonorField = keyof typeof donor;

export const box = (label: string) => page.getByRole('textbox', { name: label });
export const submitButton = () => page.getByRole('button', { name: /^(Donar|Pedir|Donate|Ask)/ });

/** Types the donor into the form, chooses the state, and accepts both texts. */
export async function fillDonor(changed: Partial<Record<DonorField, string>> = {}): Promise<void> {
  await fill(box, { ...donor, ...changed });
  await choose('Estado', 'Jalisco');
  await acceptTexts();
}
