import { expect, test } from 'vitest';

import { decisionsOf, headingKey, importColumns } from './rules.ts';

const headings: readonly [string, string][] = [
  ['Tipo Usuario', 'tipo_usuario'],
  ['  APELLIDO   PATERNO ', 'apellido_paterno'],
  ['Sección', 'seccion'],
  ['Nombre padre, madre o tutor', 'nombre_padre_madre_o_tutor'],
  ['Mail-padre*', 'mail_padre'],
  ['Matrícula', 'matricula'],
];

test.for(headings)('the heading "%s" is the column %s', ([heading, column]) => {
  expect(headingKey(heading)).toBe(column);
  expect(importColumns).toContain(column);
});

test('the decisions of a conflict leave no way to two accounts with one key, nor to another person', () => {
  const left = (reason: Parameters<typeof decisionsOf>[0]['reason'], column: 'matricula' | 'email' | null) =>
    decisionsOf({ reason, column });
  expect(left('name', null)).toEqual(['create', 'update', 'skip']);
  expect(left('former', 'matricula')).toEqual(['create', 'update', 'skip']);
  expect(left('username', null)).toEqual(['create', 'skip']);
  expect(left('repeated', 'email')).toEqual(['create', 'skip']);
  expect(left('repeated', 'matricula')).toEqual(['skip']);
  expect(left('key', 'matricula')).toEqual(['skip']);
  expect(left('type', 'email')).toEqual(['skip']);
  expect(left('self', 'email')).toEqual(['skip']);
  expect(left('guardian', null)).toEqual(['update', 'skip']);
});
