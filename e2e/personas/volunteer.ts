import { randomUUID } from 'node:crypto';

import type { Locator, Page } from '@playwright/test';

import { acceptTexts } from './consents.ts';
import { typeIn } from './typing.ts';

/** Íñigo leads people's growth in an engineering company, which offers its Friday afternoons. */
export interface Volunteer {
  /** A name of its own in each test, so that the console's list shows which offer is his. */
  company: string;
  businessName: string;
  position: string;
  name: string;
  email: string;
  phone: string;
  message: string;
}

export const inigoOfNandu = (): Volunteer => ({
  company: `Grupo Ñandú ${randomUUID().slice(0, 8)}`,
  businessName: 'Ñandú Ingeniería, S.A. de C.V.',
  position: 'Gerente de talento',
  name: "Íñigo O'Farrill Ruiz-Healy",
  email: 'inigo@nandu.example',
  phone: '+52 1 55 1234 5678',
  message: 'Somos 12 ingenieras e ingenieros y tenemos los viernes por la tarde.',
});

/** The form on the page; a page may hold other fields beside it. */
export const volunteeringForm = (page: Page): Locator =>
  page.getByRole('form', { name: 'Participa con un voluntariado corporativo' });

/** Fills in the whole form, and leaves the button to the caller. */
export async function fillVolunteering(page: Page, volunteer: Volunteer): Promise<void> {
  const form = volunteeringForm(page);
  await form.getByLabel('Empresa', { exact: true }).fill(volunteer.company);
  await form.getByLabel('Razón social').fill(volunteer.businessName);
  await typeIn(form.getByLabel('Nombre completo'), volunteer.name);
  await form.getByLabel('Cargo').fill(volunteer.position);
  await form.getByLabel('Correo electrónico').fill(volunteer.email);
  await form.getByLabel('Teléfono').fill(volunteer.phone);
  await form.getByLabel('Mensaje').fill(volunteer.message);
  await acceptTexts(form);
}
