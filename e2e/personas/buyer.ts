import { randomUUID } from 'node:crypto';

import { expect, type Locator, type Page } from '@playwright/test';

import { acceptTexts } from './consents.ts';
import type { Member } from './member.ts';

import { typeIn } from './typing.ts';

/** Ximena teaches third grade in Oaxaca, and buys her first course. */
export interface Buyer extends Member {
  name: string;
  lastName: string;
  email: string;
  phone: string;
  state: string;
}

export function ximena(): Buyer {
  // Usernames and addresses are taken once and for all, and tests run side by side.
  const own = randomUUID().slice(0, 8);
  return {
    name: 'Ximena',
    lastName: "Núñez O'Farrill",
    email: `ximena.${own}@maestra.example`,
    phone: '+52 1 951 234 5678',
    state: 'Oaxaca',
    username: `ximena.${own}`,
    password: 'bugambilia',
  };
}

/** The form on the page; a page may hold other fields beside it. */
export const courseForm = (page: Page): Locator => page.getByRole('form', { name: 'Compra tu curso' });

/** Fills in everything but the course, and accepts both texts. */
export async function fillBuyer(page: Page, buyer: Buyer): Promise<void> {
  const form = courseForm(page);
  await form.getByLabel('Nombre', { exact: true }).fill(buyer.name);
  await typeIn(form.getByLabel('Apellidos'), buyer.lastName);
  await form.getByLabel('Correo electrónico').fill(buyer.email);
  await form.getByLabel('Teléfono').fill(buyer.phone);
  await expect(form.getByLabel('País')).toHaveValue('México');
  await form.getByLabel('Estado').selectOption(buyer.state);
  await form.getByLabel('Nombre de usuario').fill(buyer.username);
  await form.getByLabel('Contraseña', { exact: true }).fill(buyer.password);
  await form.getByLabel('Repite la contraseña', { exact: true }).fill(buyer.password);
  await acceptTexts(form);
}

/** Fills in the form that the marketing site itself asks with, and leaves the button to the caller. */
export async function fillSiteForm(page: Page, buyer: Buyer): Promise<void> {
  await page.getByLabel('Nombre', { exact: true }).fill(buyer.name);
  await page.getByLabel('Apellidos').fill(buyer.lastName);
  await page.getByLabel('Correo electrónico').fill(buyer.email);
  await page.getByLabel('Teléfono').fill('9512345678');
  await page.getByLabel('Estado').selectOption(buyer.state);
  await page.getByLabel('Nombre de usuario').fill(buyer.username);
  await page.getByLabel('Contraseña').fill(buyer.password);
  await page.getByRole('checkbox').check();
}
