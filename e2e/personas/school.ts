import { randomUUID } from 'node:crypto';

import type { Locator, Page } from '@playwright/test';

import { acceptTexts } from './consents.ts';
import { typeIn } from './typing.ts';

/** Teresa runs a primary school with twelve groups. */
export interface School {
  name: string;
  email: string;
  phone: string;
  city: string;
  /** Words of their own in each test, so that the console's list shows which request is hers. */
  message: string;
}

export const teresa = (): School => ({
  name: 'Teresa Güemes Ibáñez',
  email: 'direccion@jacarandas.example',
  phone: '+52 1 228 123 4567',
  city: 'Xalapa',
  message: `Somos una primaria con doce grupos, ${randomUUID().slice(0, 8)}.`,
});

/** The form on the page; a page may hold other fields beside it. */
export const schoolForm = (page: Page): Locator => page.getByRole('form', { name: 'Trae a tu escuela' });

/** Fills in the whole form, and leaves the button to the caller. */
export async function fillSchool(page: Page, { name, email, phone, city, message }: School): Promise<void> {
  const form = schoolForm(page);
  await typeIn(form.getByLabel('Nombre completo'), name);
  await form.getByLabel('Correo electrónico').fill(email);
  await form.getByLabel('Teléfono').fill(phone);
  await form.getByLabel('Ciudad').fill(city);
  await form.getByRole('radio', { name: 'Anual' }).check();
  await form.getByLabel('Mensaje').fill(message);
  await acceptTexts(form);
}
