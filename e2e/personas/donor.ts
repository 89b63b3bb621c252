import { randomUUID } from 'node:crypto';

import { expect, type Locator, type Page } from '@playwright/test';

import { addresses } from '../addresses.ts';

import { acceptTexts } from './consents.ts';
import { typeIn } from './typing.ts';

/** Lucía runs a stationery shop near the school, and gives on its behalf. */
export interface Donor {
  /** Her shop; a name of its own in each test, so that the console's list shows which donation is hers. */
  businessName: string;
  position: string;
  name: string;
  email: string;
  phone: string;
  state: string;
}

export const lucia = (): Donor => ({
  businessName: `Papelería El Faro ${randomUUID().slice(0, 8)}`,
  position: 'Directora',
  name: 'Lucía Hernández Ríos',
  email: 'lucia@elfaro.example',
  phone: '2281234567',
  state: 'Veracruz',
});

/** What she gives, in the words of the form. */
export type Gift =
  | { mode: 'De 1 a 10 niñas y niños'; children: number }
  | { mode: 'Más de 10 niñas y niños'; message: string }
  | { mode: 'Otra cantidad'; pesos: string };

/** The form on the page; a page may hold other fields beside it. */
export const donationForm = (page: Page): Locator =>
  page.getByRole('form', { name: 'Dona una membresía de reforzamiento académico' });

/** Fills in the whole form with the mouse and the keyboard, and leaves the button to the caller. */
export async function fillDonation(page: Page, donor: Donor, gift: Gift): Promise<void> {
  const form = donationForm(page);
  await form.getByRole('radio', { name: gift.mode, exact: true }).check();
  switch (gift.mode) {
    case 'De 1 a 10 niñas y niños':
      await form.getByRole('radio', { name: String(gift.children), exact: true }).check();
      break;
    case 'Más de 10 niñas y niños':
      await form.getByLabel('Mensaje').fill(gift.message);
      break;
    case 'Otra cantidad':
      await form.getByLabel('Cantidad a donar').fill(gift.pesos);
      break;
  }
  await typeIn(form.getByLabel('Nombre completo'), donor.name);
  await form.getByLabel('Correo electrónico').fill(donor.email);
  await form.getByLabel('Teléfono').fill(donor.phone);
  await expect(form.getByLabel('País')).toHaveValue('México');
  await form.getByLabel('Estado').selectOption(donor.state);
  await form.getByLabel('Empresa o razón social').fill(donor.businessName);
  await form.getByLabel('Cargo').fill(donor.position);
  await form.getByRole('radio', { name: 'Publicar mi donativo' }).check();
  await acceptTexts(form);
}

/** Where a donation for three children is paid; without the form. */
export async function checkoutOf(
  page: Page,
  { businessName, position, name, email, phone, state }: Donor,
): Promise<string> {
  const gift = { support: 1, supportStudents: 3, publish_donors: true, publish_logo: false, publish_both: false };
  const donor = { businessName, position, name, email, phone_number: phone, country: 'México', state };
  const answer = await page.request.post(`${addresses().product}/api/api/supportSubscription`, {
    data: { ...gift, ...donor },
  });
  expect(answer.ok()).toBe(true);
  const body: { data: { init_point: string } } = await answer.json();
  return body.data.init_point;
}
