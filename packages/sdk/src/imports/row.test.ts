import { describe, expect, it, test } from 'vitest';

import { es } from '../messages/es.ts';
import { translate } from '../messages/translate.ts';
import { checkRow } from './row.ts';
import type { ImportColumn } from './rules.ts';

const student: Partial<Record<ImportColumn, string>> = {
  tipo_usuario: 'Alumno',
  nombre: ' ana ',
  segundo_nombre: 'sofía',
  apellido_paterno: 'núñez',
  email: ' Ana.Nunez@Example.mx ',
  seccion: 'primaria',
  grado: '6',
  mail_padre: 'Mama@Example.mx',
};

const check = (cells: Partial<Record<ImportColumn, string>>, directors = false) =>
  checkRow({ ...student, ...cells }, { directors });

/** The errors as the spec writes them. */
const resultOf = (cells: Partial<Record<ImportColumn, string>>, directors = false): string =>
  check(cells, directors)
    .errors.map(({ field, key }) => translate(es, { key, values: { field } }))
    .join('');

describe('a row', () => {
  it('is trimmed and in capitals, but for its e-mail addresses', () => {
    expect(check({})).toEqual({
      cells: {
        tipo_usuario: 'ALUMNO',
        nombre: 'ANA',
        segundo_nombre: 'SOFÍA',
        apellido_paterno: 'NÚÑEZ',
        apellido_materno: '',
        email: 'Ana.Nunez@Example.mx',
        username: '',
        seccion: 'PRIMARIA',
        grado: '6',
        nombre_padre_madre_o_tutor: '',
        mail_padre: 'Mama@Example.mx',
        matricula: '',
        grupo: '',
        clave_grupo: '',
        curp: '',
      },
      errors: [],
    });
  });

  it.each([
    ['a no-break space', 'Juan\u00A0Carlos'],
    ['two spaces', 'Juan  Carlos'],
    ['a line break', 'Juan\r\nCarlos'],
  ])('has one plain space in place of %s', (_, nombre) => {
    expect(check({ nombre })).toMatchObject({ cells: { nombre: 'JUAN CARLOS' }, errors: [] });
  });

  it('has an error for each required cell that is missing, as the specification words it', () => {
    const result = resultOf({ tipo_usuario: '', nombre: ' ', apellido_paterno: '', seccion: '', grado: '' });
    expect(result).toBe(
      ' tipo_usuario invalido. nombre invalido. apellido_paterno invalido. seccion invalido. grado invalido.',
    );
  });
});

const accepted: readonly [ImportColumn, string][] = [
  ['tipo_usuario', 'MAESTRO'],
  ['nombre', 'MA. GUADALUPE'],
  ['nombre', 'a'.repeat(75)],
  ['email', ''],
  ['username', 'ana.nunez'],
  ['username', ''],
  ['grado', '1°'],
  ['grado', '2.0'],
  ['grado', '03'],
  ['matricula', '0012-A'],
  ['grupo', '3° A'],
  ['clave_grupo', 'PRIM-3A'],
  ['curp', 'nuxa150101mdfxxna1'],
  ['curp', ''],
];

test.for(accepted)('%s may be "%s"', ([column, cell]) => {
  expect(resultOf({ [column]: cell })).toBe('');
});

const refused: readonly [ImportColumn, string][] = [
  ['tipo_usuario', 'PADRE'],
  ['nombre', 'a'.repeat(76)],
  ['nombre', 'Ana\u200B'],
  ['segundo_nombre', 'a'.repeat(75)],
  ['email', 'ana@'],
  ['email', 'ana example@x.mx'],
  ['mail_padre', 'mamá'],
  ['username', 'a'],
  ['username', 'a'.repeat(31)],
  ['seccion', 'PREPARATORIA'],
  ['grado', '7'],
  ['grado', '0'],
  ['grado', 'primero'],
  ['matricula', '1'.repeat(41)],
  ['grupo', 'A'.repeat(61)],
  ['clave_grupo', 'A'.repeat(41)],
  ['curp', 'NUXA150101'],
];

test.for(refused)('%s may not be "%s"', ([column, cell]) => {
  expect(resultOf({ [column]: cell })).toBe(` ${column} invalido.`);
});

test.for([
  ['PREESCOLAR', '3', '4'],
  ['PRIMARIA', '6', '7'],
  ['SECUNDARIA', '3', '4'],
])('%s ends with grade %s', ([seccion = '', last = '', beyond = '']) => {
  expect(resultOf({ seccion, grado: last })).toBe('');
  expect(resultOf({ seccion, grado: beyond })).toBe(' grado invalido.');
});

test('a director is for who may add directors', () => {
  const director = { tipo_usuario: 'director' };
  expect(resultOf(director, true)).toBe('');
  expect(resultOf(director)).toBe(' Solo un administrador puede importar directores.');
});
