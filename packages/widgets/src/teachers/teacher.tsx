import type { Membership } from '@lia/sdk/registrations/rules';
import { page, userEvent } from 'vitest/browser';

import type { Script } from '../testing/api.ts';
import { choose as chooseFrom, fill, tick } from '../testing/fill.ts';
import { createTestContext } from '../testing/context.tsx';
import { TeacherForm } from './TeacherForm.tsx';

/** The teacher of the tests, by the labels of the form. */
export const teacher = {
  Nombre: 'Íñigo',
  Apellidos: "O'Farrill Núñez",
  'Correo electrónico': 'inigo@escuela.mx',
  Teléfono: '+52 1 33 1234 5678',
  'Nombre de usuario': 'inigo',
  Contraseña: 'jacaranda',
  'Repite la contraseña': 'jacaranda',
};
export type TeacherField = keyof typeof teacher;

export const OPEN = 'POST /teacher';
export const REGISTER = 'POST /teacherRegister';

const TICKET = '0123456789abcdef0123456789abcdef';

/** What the API answers where all goes well. */
export const answers: Script = {
  'POST /countries/state/cities': [{ status: 200, body: { data: ['Guadalajara', 'Zapopan'] } }],
  [OPEN]: [{ status: 200, body: { message: 'Recibimos', data: { lia: { id: TICKET } } } }],
  [REGISTER]: [{ status: 200, body: { message: 'Su información fue enviada con éxito' } }],
};

export const box = (label: string) => page.getByRole('textbox', { name: label, exact: true });
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const press = (name: string | RegExp) => button(name).click();
export const heading = (name: string) => page.getByRole('heading', { name, exact: true });
export const documentInput = (number: number) => page.getByLabelText(`Documento ${number}`, { exact: true });

export const pdf = (name: string, content = '%PDF-1.4') => new File([content], name, { type: 'application/pdf' });
export const choose = (number: number, file: File) => userEvent.upload(documentInput(number), file);

/** Fills in the first step, without leaving it. */
export async function fillYou(changed: Partial<Record<TeacherField, string>> = {}): Promise<void> {
  await fill(box, { ...teacher, ...changed });
  await chooseFrom('Estado', 'Jalisco');
  await chooseFrom('Ciudad', 'Zapopan');
}

/** Fills in the second step: grades 4 and 5 of primaria. */
export async function fillWork(): Promise<void> {
  await tick(page.getByRole('radio', { name: 'Primaria' }));
  await fill(box, {
    Escuela: 'Primaria Benito Juárez',
    Materias: 'Matemáticas y robótica',
  });
  for (const name of ['4°', '5°', 'Comunidad LIA', 'Maestro Global Schooling'])
    await tick(page.getByRole('checkbox', { name }));
}

export async function accept(): Promise<void> {
  for (const name of [/términos/i, /privacidad/i]) await tick(page.getByRole('checkbox', { name }));
}

/** Goes as far as the documents. */
export async function reachDocuments(): Promise<void> {
  await fillYou();
  await press('Continuar');
  await fillWork();
  await press('Continuar');
}

export const SENT = 'Su información fue enviada con éxito';

export const parsed = (text: string | null | undefined): Record<string, unknown> => JSON.parse(text ?? '{}');
/** A document was taken in. */
export const done = (id: string) => ({ status: 200, body: { message: '', data: [{ id, name: '', size: 1 }] } });
export const refused = (fields: Record<string, string>) => ({
  status: 422,
  body: { code: 'VALIDATION_FAILED', message: 'Revisa los datos marcados', fields },
});

/** A form where all requests are answered. */
export async function begin(type?: string, membership?: Membership) {
  const context = createTestContext();
  await context.script(answers);
  await context.show(<TeacherForm {...(type !== undefined && { type })} {...(membership && { membership })} />);
  return context;
}

/** The ticket that the form made up, as its draft has it. */
export const ticketIn = (context: ReturnType<typeof createTestContext>): string =>
  String(Object(parsed(context.draft())['values']).ticket);

/** Where its documents go, once something was typed. */
export const uploadsOf = (context: ReturnType<typeof createTestContext>) => `POST /fileUpload/${ticketIn(context)}`;
