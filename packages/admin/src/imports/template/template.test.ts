import { headingKey, importColumns } from '@lia/sdk/imports/rules';
import { strFromU8, unzipSync } from 'fflate';
import readExcelFile from 'read-excel-file/universal';
import { expect, it } from 'vitest';

import { fileColumns, guessMatching, importRowsOf, problemsOf } from '../file/columns.ts';
import { readInWorker } from '../file/readInWorker.ts';
import { exampleRow, type TemplateTexts, templateWorkbook } from './template.ts';

const texts: TemplateTexts = {
  sheet: 'Usuarios',
  instructionsSheet: 'Instrucciones',
  instructionsTitle: 'Cómo llenar la plantilla',
  instructions: ['Una persona por renglón', 'El ejemplo no se importa'],
  noteOf: (column) => `Nota de <${column}> & "más" por $&1`,
  required: 'Obligatorio',
  optional: 'Opcional',
  notInList: 'Elige de la lista',
};

const template = () => templateWorkbook(['ALUMNO', 'MAESTRO'], texts);

it('has a sheet to fill in with an example, and a sheet of instructions', async () => {
  const [users, instructions] = await readExcelFile(await template());
  expect(users?.sheet).toBe('Usuarios');
  expect(users?.data).toHaveLength(2);
  expect(users?.data[0]?.map((heading) => headingKey(String(heading)))).toEqual(importColumns);
  expect(users?.data[1]).toEqual(
    importColumns.map((column) => Object.entries(exampleRow).find(([name]) => name === column)?.[1] ?? null),
  );
  expect(instructions?.sheet).toBe('Instrucciones');
  expect(instructions?.data.flat()).toEqual(
    expect.arrayContaining(['Cómo llenar la plantilla', 'El ejemplo no se importa', 'Apellido paterno', 'Obligatorio']),
  );
});

it('offers lists in the columns that have some, and a note in each', async () => {
  const entries = unzipSync(new Uint8Array(await (await template()).arrayBuffer()));
  const xml = new DOMParser().parseFromString(
    strFromU8(entries['xl/worksheets/sheet1.xml'] ?? new Uint8Array()),
    'application/xml',
  );
  expect(xml.querySelector('parsererror')).toBeNull();
  const rules = [...xml.querySelectorAll('sheetData ~ dataValidations > dataValidation')];
  expect(rules.map((rule) => rule.getAttribute('prompt'))).toEqual(importColumns.map(texts.noteOf));
  const lists = rules
    .filter((rule) => rule.getAttribute('type') === 'list')
    .map((rule) => [rule.getAttribute('sqref'), rule.textContent]);
  expect(lists).toEqual([
    ['A2:A20001', '"ALUMNO,MAESTRO"'],
    ['H2:H20001', '"PREESCOLAR,PRIMARIA,SECUNDARIA"'],
    ['I2:I20001', '"1,2,3,4,5,6"'],
  ]);
  expect(strFromU8(entries['xl/worksheets/sheet2.xml'] ?? new Uint8Array())).not.toContain('dataValidation');
});

it('keeps what is typed as text in the columns of keys, whose zeros are part of them', async () => {
  const entries = unzipSync(new Uint8Array(await (await template()).arrayBuffer()));
  const parsed = (name: string) =>
    new DOMParser().parseFromString(strFromU8(entries[name] ?? new Uint8Array()), 'application/xml');
  const styles = parsed('xl/styles.xml');
  const sheet = parsed('xl/worksheets/sheet1.xml');
  const formatOf = (style: string | null | undefined) => {
    const id = styles
      .querySelectorAll('cellXfs > xf')
      .item(Number(style ?? 0))
      .getAttribute('numFmtId');
    return styles.querySelector(`numFmts > numFmt[numFmtId="${id}"]`)?.getAttribute('formatCode');
  };
  const columns = [...sheet.querySelectorAll('cols > col')];
  const textColumns = importColumns.filter((_, place) => formatOf(columns[place]?.getAttribute('style')) === '@');
  expect(textColumns).toEqual(['username', 'matricula', 'clave_grupo']);
  // The example is often typed over.
  expect(formatOf(sheet.querySelector('c[r="L2"]')?.getAttribute('s'))).toBe('@');
});

it('is read as a file without problems, whose example is not imported', async () => {
  const reading = await readInWorker(await template(), {}, new AbortController().signal);
  if (!reading.ok) throw new Error(reading.refusal.code);
  const { sheet } = reading;
  const matching = guessMatching(sheet);
  expect(problemsOf(fileColumns(sheet), matching)).toEqual({ unknown: [], doubled: [], missing: [] });
  expect(sheet.rows).toHaveLength(1);
  expect(importRowsOf(sheet, matching, exampleRow)).toEqual([]);
});
