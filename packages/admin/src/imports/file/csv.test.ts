import { importColumns } from '@lia/sdk/imports/rules';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';

import { encodedText } from '../../testing/spreadsheets.ts';
import { delimiters } from './csv.ts';
import { readFile } from './readFile.ts';

const HEADINGS = 'tipo_usuario;nombre;apellido_paterno';

const read = (text: string, encoding = 'utf-8', given = {}) =>
  readFile(new File([encodedText(text, encoding)], 'a.csv'), given);

const savedAs = [
  ['utf-8', 'utf-8'],
  ['utf-8 with mark', 'utf-8'],
  ['windows-1252', 'windows-1252'],
  ['utf-16le', 'utf-16le'],
  ['utf-16le with mark', 'utf-16le'],
  ['utf-16be', 'utf-16be'],
  ['utf-16be with mark', 'utf-16be'],
] as const;

const cases = savedAs.flatMap(([saved, encoding]) =>
  delimiters.flatMap((delimiter) => [true, false].map((quotes) => ({ saved, encoding, delimiter, quotes }))),
);

/** Cells of what people and files hold: accents, quotes, each delimiter, line breaks, blanks. */
const cell = fc.string({ unit: fc.constantFrom('A', 'z', 'Ñ', 'é', 'ü', '1', '@', '"', ',', ';', '\t', '\n', ' ') });
const table = fc.array(fc.array(cell, { minLength: 1, maxLength: importColumns.length }), { maxLength: 8 });

/** What is to be read of such cells. */
const withoutBlanks = (cells: readonly string[]) =>
  cells.slice(0, cells.findLastIndex((text) => text.trim() !== '') + 1);

it.each(cases)(
  'reads $saved, separated by "$delimiter", quoted: $quotes',
  async ({ saved, encoding, delimiter, quotes }) => {
    await fc.assert(
      fc.asyncProperty(table, fc.constantFrom('\n', '\r\n'), async (rows, newline) => {
        const text = Papa.unparse([[...importColumns], ['Ñandú'], ...rows], { delimiter, quotes, newline });
        const reading = await read(text, saved);
        const filled = rows.map((cells, place) => ({ row: place + 3, cells: withoutBlanks(cells) }));
        expect(reading).toMatchObject({
          ok: true,
          format: { encoding, delimiter },
          sheet: {
            headings: importColumns,
            rows: [{ row: 2, cells: ['Ñandú'] }, ...filled.filter(({ cells }) => cells.length > 0)],
          },
        });
      }),
      { numRuns: 15 },
    );
  },
);

it('reads letters that pieces of the stream divide', async () => {
  const rows = Array.from({ length: 15_000 }, (_, row) => `ALUMNO;ÑÑÑÑ${'é'.repeat(row % 7)};"Peña\r\nMuñoz"`);
  const reading = await read(`${HEADINGS}\r\n${rows.join('\r\n')}\r\n`);
  if (!reading.ok) throw new Error(reading.refusal.code);
  expect(reading.sheet.rows).toHaveLength(rows.length);
  expect(reading.sheet.rows.at(-1)).toEqual({
    row: 15_001,
    cells: ['ALUMNO', `ÑÑÑÑ${'é'.repeat(14_999 % 7)}`, 'Peña\nMuñoz'],
  });
});

it('takes the chosen encoding and delimiter in place of the detected ones', async () => {
  const text = 'nombre,correo;tipo\nAna,a@b.mx;ALUMNO';
  expect(await read(text)).toMatchObject({
    format: { delimiter: ',' },
    sheet: { headings: ['nombre', 'correo;tipo'] },
  });
  expect(await read(text, 'utf-8', { delimiter: ';' })).toMatchObject({
    sheet: { headings: ['nombre,correo', 'tipo'] },
  });
  const accents = 'nombre;apellido\nJosé;Peña';
  expect(await read(accents, 'windows-1252', { encoding: 'utf-8' })).toEqual(refused({ code: 'encoding' }));
});

it('tolerates empty lines, blank cells at the end, and columns without a heading', async () => {
  const reading = await read(`\n${HEADINGS};;\n\nALUMNO;Ana;Ruiz;;;\n;;;;\nALUMNO;Luz;Paz;nota\n`);
  expect(reading).toMatchObject({
    sheet: {
      headings: ['tipo_usuario', 'nombre', 'apellido_paterno', ''],
      rows: [
        { row: 4, cells: ['ALUMNO', 'Ana', 'Ruiz'] },
        { row: 6, cells: ['ALUMNO', 'Luz', 'Paz', 'nota'] },
      ],
    },
  });
});

it('detects the separator of headings alone, which lack an end', async () => {
  expect(await read('tipo_usuario;nombre;apellido_paterno;padre, madre o tutor')).toMatchObject({
    format: { delimiter: ';' },
    sheet: { rows: [] },
  });
});

it('writes letters that a Mac decomposed as one character', async () => {
  const reading = await read(`${HEADINGS}\nALUMNO;Jose\u0301;Pen\u0303a`);
  expect(reading).toMatchObject({ sheet: { rows: [{ cells: ['ALUMNO', 'José', 'Peña'] }] } });
});

const refused = (refusal: object) => ({ ok: false, refusal });

describe('refuses', () => {
  it.each([
    ['at the end', `${HEADINGS}\nALUMNO;Ana;Ruiz\nALUMNO;"Luz;Paz\nALUMNO;Eva;Sol`, 3],
    ['before another one', `${HEADINGS}\nALUMNO;"Ana;Ruiz\nALUMNO;"Luz";Paz`, 2],
  ])('a quote that is not closed, with its line: %s', async (_, text, row) => {
    expect(await read(text)).toEqual(refused({ code: 'unclosedQuote', row }));
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \n;;\n'],
  ])('a file of %s', async (_, text) => {
    expect(await read(text)).toEqual(refused({ code: 'empty' }));
  });

  it('a picture', async () => {
    const picture = new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])], 'a.csv');
    expect(await readFile(picture, {})).toEqual(refused({ code: 'format' }));
  });

  it.each([
    ['a cell', 'A', 'longCell'],
    ['a quoted cell', '"A', 'unclosedQuote'],
  ])('%s of 100 MB', async (_, start, code) => {
    const megabyte = 'A'.repeat(1024 * 1024);
    const file = new File([`${HEADINGS}\nALUMNO;`, start, ...Array.from({ length: 100 }, () => megabyte)], 'a.csv');
    expect(await readFile(file, {})).toEqual(refused({ code, row: 2 }));
  });

  it('a million rows after the first of them', async () => {
    const thousand = 'ALUMNO;Ana;Ruiz\n'.repeat(1000);
    const file = new CountedFile([`${HEADINGS}\n`, ...Array.from({ length: 1000 }, () => thousand)], 'a.csv');
    expect(await readFile(file, {})).toEqual(refused({ code: 'tooManyRows', max: 20_000 }));
    expect(file.read).toBeLessThan(file.size / 4);
  });
});

/** Counts the bytes that are read of it as a stream. */
class CountedFile extends File {
  read = 0;

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (piece, controller) => {
        this.read += piece.length;
        controller.enqueue(piece);
      },
    });
    return super.stream().pipeThrough(count);
  }
}
