import { importColumns, requiredColumns } from '@lia/sdk/imports/rules';
import { describe, expect, it } from 'vitest';

import { fileColumns, guessMatching, importRowsOf, problemsOf } from './columns.ts';
import type { Sheet } from './sheet.ts';

const sheetOf = (headings: readonly string[], ...rows: string[][]): Sheet => ({
  headings,
  rows: rows.map((cells, place) => ({ row: place + 2, cells })),
});

const problemsIn = (sheet: Sheet) => problemsOf(fileColumns(sheet), guessMatching(sheet));

const none = { unknown: [], doubled: [], missing: [] };

describe('guessMatching', () => {
  it.each([
    ['names of columns', importColumns],
    ['headings of people', ['Tipo  Usuario', 'NOMBRE', 'Segundo nombre', ' Apellido-Paterno ', 'Sección', 'Grado']],
    [
      'labels of the console',
      ['Tipo de usuario', 'Nombre', 'Apellido paterno', 'Correo electrónico', 'Sección', 'Grado'],
    ],
    ['labels in English', ['User type', 'First name', 'Last name', 'Section', 'Grade', 'Student number']],
  ])('knows %s', (_, headings) => {
    const sheet = sheetOf(
      headings,
      headings.map(() => 'x'),
    );
    expect(guessMatching(sheet)).not.toContain(null);
    expect(problemsIn(sheet)).toEqual(none);
  });

  it('leaves out what the template and the workbook of rows to correct have besides, and empty columns', () => {
    expect(problemsIn(sheetOf(['Num', ...importColumns, 'Result', 'Notas'], ['1', 'ALUMNO']))).toEqual(none);
  });
});

describe('problemsOf', () => {
  it('names columns that are unknown, doubled and missing', () => {
    const sheet = sheetOf(['tipo_usuario', 'Nombre', 'nombre', 'Alergias', ''], ['ALUMNO', 'Ana', 'Ana', 'Nuez', 'x']);
    expect(problemsIn(sheet)).toEqual({
      unknown: [3, 4],
      doubled: ['nombre'],
      missing: requiredColumns.filter((column) => column !== 'tipo_usuario' && column !== 'nombre'),
    });
  });
});

it('shows the first two texts of each column', () => {
  const sheet = sheetOf(['a', 'b'], ['', '1'], ['x', ' '], ['y', '2'], ['z', '3']);
  expect(fileColumns(sheet).map(({ samples }) => samples)).toEqual([
    ['x', 'y'],
    ['1', '2'],
  ]);
});

it('makes rows of what is matched, without those that have no type of user, and without the example', () => {
  const sheet = sheetOf(
    ['Nombre', 'Alergias', 'Tipo'],
    ['EJEMPLO', '', 'ALUMNO'],
    ['Ana', 'Nuez', ' ALUMNO '],
    ['Luz', '', ' '],
    ['Eva'],
    ['EJEMPLO', '', 'MAESTRO'],
  );
  expect(importRowsOf(sheet, ['nombre', null, 'tipo_usuario'], { tipo_usuario: 'ALUMNO', nombre: 'EJEMPLO' })).toEqual([
    { num: 3, nombre: 'Ana', tipo_usuario: 'ALUMNO' },
    { num: 6, nombre: 'EJEMPLO', tipo_usuario: 'MAESTRO' },
  ]);
});
