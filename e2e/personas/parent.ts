import { randomUUID } from 'node:crypto';

import { expect, type Locator, type Page } from '@playwright/test';

import { acceptTexts } from './consents.ts';

/** A child as their parent registers them. */
export interface Child {
  name: string;
  lastName: string;
  level: 'Preescolar' | 'Primaria' | 'Secundaria';
  grade: string;
  email: string;
  username: string;
  password: string;
}

/** Rosa has two children in two schools, a phone, and ten minutes. */
export interface Parent {
  name: string;
  lastName: string;
  email: string;
  phone: string;
  state: string;
  username: string;
  password: string;
  children: [Child, Child];
}

export function rosa(): Parent {
  // Usernames and addresses are taken once and for all, and tests run side by side.
  const own = randomUUID().slice(0, 8);
  return {
    name: 'Rosa',
    lastName: 'Méndez López',
    email: `rosa.${own}@familia.example`,
    phone: '2281234567',
    state: 'Veracruz',
    username: `rosa.${own}`,
    password: 'jacaranda',
    children: [
      {
        name: 'Emiliano',
        lastName: 'Cruz Méndez',
        level: 'Primaria',
        grade: '4°',
        email: `emiliano.${own}@familia.example`,
        username: `emi.${own}`,
        password: 'dinosaurio',
      },
      {
        name: 'Sofía',
        lastName: 'Cruz Méndez',
        level: 'Preescolar',
        grade: '3°',
        email: `sofia.${own}@familia.example`,
        username: `sofi.${own}`,
        password: 'mariposa',
      },
    ],
  };
}

/** The form on the page; a page may hold other fields beside it. */
export const registrationForm = (page: Page): Locator => page.getByRole('form', { name: 'Registra a tu familia' });

/** First step: the parent's own data. */
export async function fillParent(page: Page, parent: Parent): Promise<void> {
  const form = registrationForm(page);
  await form.getByLabel('Nombre', { exact: true }).fill(parent.name);
  await form.getByLabel('Apellidos').fill(parent.lastName);
  await form.getByLabel('Correo electrónico').fill(parent.email);
  await form.getByLabel('Teléfono').fill(parent.phone);
  await expect(form.getByLabel('País')).toHaveValue('México');
  await form.getByLabel('Estado').selectOption(parent.state);
  await form.getByLabel('Nombre de usuario').fill(parent.username);
  await form.getByLabel('Contraseña', { exact: true }).fill(parent.password);
  await form.getByLabel('Repite la contraseña', { exact: true }).fill(parent.password);
}

/** The card of a child, by its place; its name changes while it is typed. */
export const childCard = (page: Page, number: number): Locator =>
  registrationForm(page).getByRole('region', { name: new RegExp(`^Hijo ${number}`) });

/** Second step: one child. */
export async function fillChild(page: Page, number: number, child: Child): Promise<void> {
  const card = childCard(page, number);
  await card.getByLabel('Nombre', { exact: true }).fill(child.name);
  await card.getByLabel('Apellidos').fill(child.lastName);
  await card.getByRole('radio', { name: child.level }).check();
  await card.getByRole('radio', { name: child.grade }).check();
  await card.getByLabel('Correo electrónico').fill(child.email);
  await card.getByLabel('Nombre de usuario').fill(child.username);
  await card.getByLabel('Contraseña', { exact: true }).fill(child.password);
  await card.getByLabel('Repite la contraseña', { exact: true }).fill(child.password);
}

/** Fills in all three steps up to the summary, and accepts both texts there. */
export async function fillRegistration(page: Page, parent: Parent): Promise<void> {
  const form = registrationForm(page);
  await fillParent(page, parent);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await fillChild(page, 1, parent.children[0]);
  await form.getByRole('button', { name: 'Añadir otro hijo' }).click();
  await fillChild(page, 2, parent.children[1]);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await expect(form.getByRole('heading', { name: 'Resumen' })).toBeFocused();
  await acceptTexts(form);
}

/** The part of a site's own form that asks about a person. */
const part = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });

/** Fills in the form with which the marketing site itself asks about a family, and leaves the button to the caller. */
export async function fillSiteFamily(page: Page, parent: Parent): Promise<void> {
  await fillSitePerson(part(page, 'Tus datos'), parent);
  await part(page, 'Tus datos').getByLabel('Teléfono').fill(parent.phone);
  await part(page, 'Tus datos').getByLabel('Estado').selectOption(parent.state);
  await page.getByRole('button', { name: 'Añadir otro hijo' }).click();
  for (const [at, child] of parent.children.entries()) {
    const asked = part(page, `Hijo ${at + 1}`);
    await fillSitePerson(asked, child);
    await asked.getByLabel('Grado').selectOption(`${child.level} ${child.grade}`);
  }
  await page.getByRole('checkbox', { name: /^Acepto los términos y condiciones/ }).check();
}

async function fillSitePerson(
  asked: Locator,
  { name, lastName, email, username, password }: Omit<Child, 'level' | 'grade'>,
): Promise<void> {
  await asked.getByLabel('Nombre', { exact: true }).fill(name);
  await asked.getByLabel('Apellidos').fill(lastName);
  await asked.getByLabel('Correo electrónico').fill(email);
  await asked.getByLabel('Nombre de usuario').fill(username);
  await asked.getByLabel('Contraseña').fill(password);
}
