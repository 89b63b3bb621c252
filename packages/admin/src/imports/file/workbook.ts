import { unzipSync, type UnzipFileInfo } from 'fflate';
import { readSheet, type Row, type SheetData } from 'read-excel-file/universal';

import { addLeadingZeros } from './leadingZeros.ts';
import { FileRefused, type Sheet, SheetBuilder } from './sheet.ts';
import { cellsOf } from './sheetCells.ts';

/** Most bytes that a workbook may unpack to; 20,000 rows of text are about half of it. */
const MAX_UNPACKED = 48 * 1024 * 1024;

/** How far a cell may be from the first one: every row and column up to it takes memory, however empty. */
const MAX_SHEET_ROW = 100_000;
const MAX_SHEET_COLUMN = 200;

/** Beginning of a zip archive, and of the container of old Excel files and of locked ones. */
const ZIP = [0x50, 0x4b];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, place) => bytes[place] === byte);

/** Whether a file is no text, by its first bytes. */
export const isWorkbook = (start: Uint8Array): boolean => startsWith(start, ZIP) || startsWith(start, OLE);

/** Reads the first sheet of an .xlsx file, when its directory shows that it is one, and of which size. */
export async function readWorkbook(file: Blob, maxRows: number): Promise<Sheet> {
  // What is packed is no larger than what it unpacks to, but for its directory.
  if (file.size > MAX_UNPACKED) throw tooLarge();
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, OLE)) throw new FileRefused({ code: isEncrypted(bytes) ? 'locked' : 'oldExcel' });
  refuseByDirectory(bytes);
  refuseFarCells(bytes);
  const builder = new SheetBuilder(maxRows);
  const rows = await rowsOf(bytes);
  addLeadingZeros(rows, (name) => new TextDecoder().decode(unpack(bytes, (entry) => entry.name === name)[name]));
  for (const cells of rows) builder.add(cells.map(textOf));
  return builder.finish();
}

const tooLarge = () => new FileRefused({ code: 'tooLarge', max: MAX_UNPACKED / 1024 / 1024 });

/** An encrypted workbook stands in the stream of this name, in UTF-16, of the old container. */
function isEncrypted(bytes: Uint8Array): boolean {
  return new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage');
}

/** The entries of the archive's directory that match; nothing is unpacked but what the filter takes. */
function unpack(bytes: Uint8Array, filter: (entry: UnzipFileInfo) => boolean): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter });
  } catch {
    throw new FileRefused({ code: 'damaged' });
  }
}

function refuseByDirectory(bytes: Uint8Array): void {
  const names = new Set<string>();
  let unpacked = 0;
  unpack(bytes, ({ name, originalSize }) => {
    names.add(name);
    unpacked += originalSize;
    return false;
  });
  if (!names.has('xl/workbook.xml')) throw new FileRefused({ code: 'format' });
  if (names.has('xl/vbaProject.bin')) throw new FileRefused({ code: 'macros' });
  if (unpacked > MAX_UNPACKED) throw tooLarge();
}

function refuseFarCells(bytes: Uint8Array): void {
  const sheets = unpack(bytes, ({ name }) => /^xl\/worksheets\/[^/]+\.xml$/.test(name));
  for (const content of Object.values(sheets)) {
    for (const { row, column } of cellsOf(new TextDecoder().decode(content))) {
      if (row > MAX_SHEET_ROW || column > MAX_SHEET_COLUMN)
        throw new FileRefused({ code: 'farCells', row, max: MAX_SHEET_ROW });
    }
  }
}

async function rowsOf(bytes: Uint8Array): Promise<SheetData> {
  try {
    return await readSheet(new Blob([Uint8Array.from(bytes)]));
  } catch {
    throw new FileRefused({ code: 'damaged' });
  }
}

/** Numbers without a decimal sign of their own, dates as days. */
function textOf(cell: Row[number]): string {
  if (cell === null) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).replaceAll(/\r\n?/g, '\n');
}
