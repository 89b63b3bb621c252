import { expect, it } from 'vitest';

import { encodedText } from '../../testing/spreadsheets.ts';
import { brokenAccentsOf } from './accents.ts';
import { guessMatching, importRowsOf } from './columns.ts';
import { readFile } from './readFile.ts';

/** The broken accents of a text file whose columns are matched by their headings. */
async function brokenIn(text: string, encoding = 'utf-8') {
  const reading = await readFile(new File([encodedText(text, encoding)], 'a.csv'), {});
  if (!reading.ok) throw new Error(reading.refusal.code);
  return brokenAccentsOf(importRowsOf(reading.sheet, guessMatching(reading.sheet), {}));
}

it.each([
  ['UTF-8 read as Windows-1252', 'PEÃ‘A', 'utf-8'],
  ['the same in small letters', 'JosÃ©', 'utf-8'],
  ['a letter of DOS', 'PE¥A', 'utf-8'],
  ['a letter that had no place', 'PE?A', 'utf-8'],
  ['a replaced letter', 'PE\uFFFDA', 'utf-8'],
  ['a control character', 'PE\u0081A', 'windows-1252'],
])('finds broken accents: %s', async (_, name, encoding) => {
  const text = `tipo_usuario;nombre;apellido_paterno\nALUMNO;Ana;Ruiz\nALUMNO;Luz;${name}`;
  expect(await brokenIn(text, encoding)).toEqual({ code: 'accents', row: 3, text: name });
});

it('takes links and questions of a form, in headings and columns that are not imported', async () => {
  const text = [
    'tipo_usuario;nombre;¿Tiene hermanos?Cuántos;Acta',
    'ALUMNO;Peña;¿Uno?No;https://drive.google.com/open?id=1a',
  ].join('\n');
  expect(await brokenIn(text)).toBeNull();
});
