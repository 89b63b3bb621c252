import { randomInt } from 'node:crypto';

import { type APIRequestContext, expect } from '@playwright/test';

import { addresses } from '../addresses.ts';
import { demo, type Session, sessionOf } from './member.ts';

/** A unique surname: names of people have letters alone. */
const surname = (): string => Array.from({ length: 10 }, () => String.fromCharCode(65 + randomInt(26))).join('');

const HEADINGS = 'Tipo usuario;Nombre;Apellido paterno;Sección;Grado;Email';

/** The list of six people that a school exported from Excel in Spanish; the grade of one does not exist. */
export function listOfSix(): { family: string; file: { name: string; mimeType: string; buffer: Buffer } } {
  const family = surname();
  const people = ['Ángel;3', 'Begoña;3', 'Citlali;3', 'David;3', 'Elena;9', 'Fermín;3'].map((person) => {
    const [name = '', grade = ''] = person.split(';');
    return `ALUMNO;${name};${family};PRIMARIA;${grade};`;
  });
  const text = [HEADINGS, ...people].join('\r\n');
  return { family, file: { name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') } };
}

export const signInAsSchool = (request: APIRequestContext): Promise<Session> =>
  sessionOf(request, demo('admin_escuela'));

/** A teacher named Íñigo Núñez, with a surname besides that no one else has. */
export interface Teacher {
  uuid: string;
  family: string;
  email: string;
}

/** Adds a teacher, to the school of who adds them. */
export async function newTeacher(request: APIRequestContext, { token }: Session): Promise<Teacher> {
  const family = surname();
  const email = `${family.toLowerCase()}@example.mx`;
  const answer = await request.post(`${addresses().product}/api/api/usuarios`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { name: 'Íñigo', last_name: `Núñez ${family}`, role: ['maestro'], email },
  });
  expect(answer.ok()).toBe(true);
  const { data }: { data: { uuid: string } } = await answer.json();
  return { uuid: data.uuid, family, email };
}
