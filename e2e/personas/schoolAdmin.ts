import { randomInt } from 'node:crypto';

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
