import { randomUUID } from 'node:crypto';

import { expect, type Locator, type Page } from '@playwright/test';

import { acceptTexts } from './consents.ts';
import { typeIn } from './typing.ts';

/** Julia looks after the community of a textile company, which sponsors groups. */
export interface Sponsor {
  institution: string;
  /** A name of its own in each test, so that the console's list shows which sponsorship is hers. */
  businessName: string;
  position: string;
  name: string;
  email: string;
  phone: string;
  state: string;
}

export const julia = (): Sponsor => ({
  institution: 'Fundación Mayahuel',
  businessName: `Textiles Mayahuel ${randomUUID().slice(0, 8)}`,
  position: 'Responsable de comunidad',
  name: 'Julia Ríos Peña',
  email: 'julia@mayahuel.example',
  phone: '+52 1 246 123 4567',
  state: 'Tlaxcala',
});

/** What she sponsors, in the words of the form. */
export type Sponsored =
  | { what: 'Proyectos especiales'; students: string; months: string }
  | { what: 'Proyectos especiales'; students: 'Otra cantidad'; pesos: string }
  | { what: 'Proyectos especiales' | 'Cursos de programación en línea'; students: string };

/** The form on the page; a page may hold other fields beside it. */
export const sponsorshipForm = (page: Page): Locator =>
  page.getByRole('form', { name: 'Patrocina un curso completo de Habilidades Digitales y Programación' });

/** Fills in the whole form, and leaves the button to the caller. */
export async function fillSponsorship(page: Page, sponsor: Sponsor, sponsored: Sponsored): Promise<void> {
  const form = sponsorshipForm(page);
  await form.getByRole('radio', { name: sponsored.what }).check();
  await form.getByLabel('¿A cuántos estudiantes?').selectOption(sponsored.students);
  if ('months' in sponsored) await form.getByLabel('¿Cuántos meses?').fill(sponsored.months);
  if ('pesos' in sponsored) await form.getByLabel('Cantidad').fill(sponsored.pesos);
  await typeIn(form.getByLabel('Nombre completo'), sponsor.name);
  await form.getByLabel('Correo electrónico').fill(sponsor.email);
  await form.getByLabel('Teléfono').fill(sponsor.phone);
  await expect(form.getByLabel('País')).toHaveValue('México');
  await form.getByLabel('Estado').selectOption(sponsor.state);
  await form.getByLabel('Institución', { exact: true }).fill(sponsor.institution);
  await form.getByLabel('Empresa o razón social').fill(sponsor.businessName);
  await form.getByLabel('Cargo').fill(sponsor.position);
  await form.getByRole('radio', { name: 'Solo el nombre de la empresa' }).check();
  await acceptTexts(form);
}
