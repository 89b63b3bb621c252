import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import writeExcelFile, { type SheetData } from 'write-excel-file/universal';

import { encodedText } from '../../testing/spreadsheets.ts';
import { readInWorker } from './readInWorker.ts';

const headings = ['tipo_usuario', 'nombre', 'grado', 'alta'];

const workbook = (data: SheetData): Promise<Blob> => writeExcelFile([headings, ...data], {}).toBlob();

const read = (file: Blob) => readInWorker(file, {}, new AbortController().signal);

/** A workbook whose archive is changed. */
async function withEntries(change: (entries: Record<string, Uint8Array>) => Record<string, Uint8Array>) {
  const good = await workbook([['ALUMNO', 'Ana']]);
  return new Blob([bytesOf(change(unzipSync(new Uint8Array(await good.arrayBuffer()))))]);
}

const bytesOf = (entries: Record<string, Uint8Array>) => Uint8Array.from(zipSync(entries, { level: 1 }));

const refused = (refusal: object) => ({ ok: false, refusal });

it('reads the first sheet as text, with the numbers of its rows', async () => {
  const born = new Date(Date.UTC(2015, 4, 31));
  const file = await workbook([
    ['ALUMNO', 'Ana', 3, { value: born, type: Date, format: 'dd/mm/yyyy' }],
    [],
    ['MAESTRO', 'José\r\nPeña', null, true],
  ]);
  expect(await read(file)).toMatchObject({
    ok: true,
    format: null,
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    sheet: {
      headings,
      rows: [
        { row: 2, cells: ['ALUMNO', 'Ana', '3', '2015-05-31'] },
        { row: 4, cells: ['MAESTRO', 'José\nPeña', '', 'true'] },
      ],
    },
  });
});

it('reads whole numbers with the zeros of their format, as the first sheet shows them', async () => {
  const cell = (value: number, format: string) => ({ value, type: Number, format });
  const users = [cell(1234, '00000000'), cell(7, '000'), cell(2.5, '0000'), cell(12, '0.00'), 9];
  const sheets = [
    { sheet: 'Usuarios', data: [['matricula'], users] },
    { sheet: 'Otra', data: [['matricula'], [cell(1, '00000')]] },
  ];
  expect(await read(await writeExcelFile(sheets, {}).toBlob())).toMatchObject({
    sheet: { rows: [{ row: 2, cells: ['00001234', '007', '2.5', '12', '9'] }] },
  });
});

it('refuses macros, old and locked workbooks, and other archives', async () => {
  const macros = await withEntries((entries) => ({ ...entries, 'xl/vbaProject.bin': strToU8('macro') }));
  expect(await read(macros)).toEqual(refused({ code: 'macros' }));

  const container = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  expect(await read(new Blob([container]))).toEqual(refused({ code: 'oldExcel' }));
  const stream = encodedText('EncryptedPackage', 'utf-16le');
  expect(await read(new Blob([container, stream]))).toEqual(refused({ code: 'locked' }));

  const openDocument = new Blob([bytesOf({ 'content.xml': strToU8('<office:document-content/>') })]);
  expect(await read(openDocument)).toEqual(refused({ code: 'format' }));

  const half = (await workbook([])).slice(0, 900);
  expect(await read(half)).toEqual(refused({ code: 'damaged' }));
});

it('takes what a formula came to, nothing of one that failed, and a text that looks like one as text', async () => {
  const file = await withEntries((entries) => {
    const sheet = new TextDecoder().decode(entries['xl/worksheets/sheet1.xml']);
    const cells = [
      '<c r="A3" t="str"><f>UPPER("alumno")</f><v>ALUMNO</v></c>',
      '<c r="B3" t="inlineStr"><is><t>=HYPERLINK("https://sitio.example","Ana")</t></is></c>',
      '<c r="C3"><f>1+1</f><v>2</v></c>',
      '<c r="D3" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
    ];
    return {
      ...entries,
      'xl/worksheets/sheet1.xml': strToU8(
        sheet.replace('</sheetData>', `<row r="3">${cells.join('')}</row></sheetData>`),
      ),
    };
  });
  expect(await read(file)).toMatchObject({
    sheet: {
      rows: [{ row: 2 }, { row: 3, cells: ['ALUMNO', '=HYPERLINK("https://sitio.example","Ana")', '2'] }],
    },
  });
});

it('refuses a workbook by the unpacked size that its directory has', async () => {
  const bomb = await withEntries((entries) => ({
    ...entries,
    'xl/worksheets/sheet2.xml': new Uint8Array(48 * 1024 * 1024),
  }));
  expect(bomb.size).toBeLessThan(1024 * 1024);
  expect(await read(bomb)).toEqual(refused({ code: 'tooLarge', max: 48 }));
});

it('refuses a cell far from the others before it takes the memory of all between them', async () => {
  const far = await withEntries((entries) => {
    const sheet = new TextDecoder().decode(entries['xl/worksheets/sheet1.xml']);
    const cell = '<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c></row></sheetData>';
    return { ...entries, 'xl/worksheets/sheet1.xml': strToU8(sheet.replace('</sheetData>', cell)) };
  });
  expect(await read(far)).toEqual(refused({ code: 'farCells', row: 1_048_576, max: 100_000 }));
});

it('refuses more rows than an import takes', async () => {
  const file = await workbook(Array.from({ length: 20_001 }, () => ['ALUMNO', 'Ana']));
  expect(await read(file)).toEqual(refused({ code: 'tooManyRows', max: 20_000 }));
});

it('ends the worker when the file is not wanted any more', async () => {
  const controller = new AbortController();
  const reading = readInWorker(await workbook([]), {}, controller.signal);
  controller.abort();
  await expect(reading).rejects.toThrow('aborted');
});
