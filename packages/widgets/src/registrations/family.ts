import { page } from 'vitest/browser';

import { acceptTexts, choose, fill, tick } from '../testing/fill.ts';

/** The family of the tests, by the labels of the form. */
export const parent = {
  Nombre: 'Ana',
  Apellidos: 'López Ruiz',
  'Correo electrónico': 'ana@correo.mx',
  Teléfono: '33 1234 5678',
  'Nombre de usuario': 'analopez',
  Contraseña: 'jacaranda',
  'Repite la contraseña': 'jacaranda',
};
export type PersonField = keyof typeof parent;

export const children = [
  {
    Nombre: 'Luz',
    Apellidos: 'Peña López',
    'Correo electrónico': 'luz@correo.mx',
    'Nombre de usuario': 'luzpena',
    Contraseña: 'colibri',
    'Repite la contraseña': 'colibri',
  },
  {
    Nombre: 'Iván',
    Apellidos: 'Peña López',
    'Correo electrónico': 'ivan@correo.mx',
    'Nombre de usuario': 'ivanpena',
    Contraseña: 'ajolote',
    'Repite la contraseña': 'ajolote',
  },
] satisfies Partial<Record<PersonField, string>>[];

/** A text field by its label; `nth` is the child, from 0. */
export const box = (label: string, nth = 0) => page.getByRole('textbox', { name: label, exact: true }).nth(nth);
export const press = (name: string | RegExp) => page.getByRole('button', { name }).click();

/** Fills in the parent's step, without leaving it. */
export async function fillParent(changed: Partial<Record<PersonField, string>> = {}): Promise<void> {
  await fill(box, { ...parent, ...changed });
  await choose('Estado', 'Jalisco');
}

/** Fills in the child at `nth`: fourth grade of primaria. */
export async function fillChild(nth: 0 | 1, changed: Partial<Record<PersonField, string>> = {}): Promise<void> {
  // First, since no other step has it: the one before may still be there, with fields of the same names.
  await tick(page.getByRole('radio', { name: 'Primaria' }).nth(nth));
  await fill((label) => box(label, nth), { ...children[nth], ...changed });
  await tick(page.getByRole('radio', { name: '4°' }).nth(nth));
}

/** Goes as far as the summary, with two children, and accepts both texts. */
export async function reachSummary(): Promise<void> {
  await fillParent();
  await press('Continuar');
  await fillChild(0);
  await press('Añadir otro hijo');
  await fillChild(1);
  await press('Continuar');
  await acceptTexts();
}
