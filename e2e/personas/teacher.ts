import { randomUUID } from 'node:crypto';

import { expect, type Locator, type Page } from '@playwright/test';

/** Íñigo teaches in Zapopan, on a phone between two classes, with photos of his papers. */
export interface Teacher {
  name: string;
  lastName: string;
  email: string;
  phone: string;
  state: string;
  city: string;
  school: string;
  username: string;
  password: string;
}

export function inigo(): Teacher {
  // Usernames and addresses are taken once and for all, and tests run side by side.
  const own = randomUUID().slice(0, 8);
  return {
    name: 'Íñigo',
    lastName: "O'Farrill Núñez",
    email: `inigo.${own}@escuela.example`,
    phone: '+52 33 1234 5678',
    state: 'Jalisco',
    city: 'Zapopan',
    school: `Primaria Benito Juárez ${own}`,
    username: `inigo.${own}`,
    password: 'jacaranda',
  };
}

export const teacherForm = (page: Page): Locator => page.getByRole('form', { name: 'Bienvenido a LIA' });
export const next = (page: Page): Locator => teacherForm(page).getByRole('button', { name: 'Continuar' });

/** A document of a teacher, as a file of the kind that its name claims. */
export const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n%${name}\n%%EOF\n`),
});

export async function fillYou(page: Page, teacher: Teacher): Promise<void> {
  const form = teacherForm(page);
  await form.getByLabel('Nombre', { exact: true }).fill(teacher.name);
  await form.getByLabel('Apellidos').fill(teacher.lastName);
  await form.getByLabel('Correo electrónico').fill(teacher.email);
  await form.getByLabel('Teléfono').fill(teacher.phone);
  await form.getByLabel('Estado').selectOption(teacher.state);
  await form.getByLabel('Ciudad').selectOption(teacher.city);
  await form.getByLabel('Nombre de usuario').fill(teacher.username);
  await form.getByLabel('Contraseña', { exact: true }).fill(teacher.password);
  await form.getByLabel('Repite la contraseña', { exact: true }).fill(teacher.password);
}

export async function fillWork(page: Page, teacher: Teacher): Promise<void> {
  const form = teacherForm(page);
  await form.getByLabel('Escuela', { exact: true }).fill(teacher.school);
  await form.getByRole('radio', { name: 'Primaria' }).check();
  await form.getByRole('checkbox', { name: '4°' }).check();
  await form.getByLabel('Materias', { exact: true }).fill('Matemáticas');
  await form.getByRole('checkbox', { name: 'Todos' }).check();
}

/** Goes as far as the documents. */
export async function reachDocuments(page: Page, teacher: Teacher): Promise<void> {
  await teacherForm(page).waitFor();
  const began = await page.evaluate(() => performance.now());
  await fillYou(page, teacher);
  await next(page).click();
  await fillWork(page, teacher);
  await next(page).click();
  await expect(teacherForm(page).getByRole('heading', { name: 'Tus documentos' })).toBeFocused();
  // A form that is sent faster than people are is taken for a program's.
  await page.waitForFunction((since) => performance.now() - since > 1000, began);
}

/** Chooses and uploads a document in the slot of this number, which it opens where it is not there yet. */
export async function upload(page: Page, number: number, name: string): Promise<void> {
  const form = teacherForm(page);
  if (number > 1) await form.getByRole('button', { name: 'Agregar otro documento' }).click();
  await form.getByLabel(`Documento ${number}`, { exact: true }).setInputFiles(pdf(name));
  await form.getByRole('button', { name: `Subir ${name}` }).click();
  await expect(form.getByText('Subido', { exact: true })).toHaveCount(number);
}

export async function accept(page: Page): Promise<void> {
  await teacherForm(page)
    .getByRole('checkbox', { name: /términos/ })
    .check();
  await teacherForm(page)
    .getByRole('checkbox', { name: /privacidad/ })
    .check();
}
