import { MAX_IMPORT_ROWS } from '@lia/sdk/imports/rules';

import { type CsvFormat, readCsv } from './csv.ts';
import { fingerprintOf } from './fingerprint.ts';
import { FileRefused, type Refusal, type Sheet } from './sheet.ts';
import { isWorkbook, readWorkbook } from './workbook.ts';

/** A file that was read, or why it was not. `format` is that of a text file. */
export type FileReading =
  | { ok: true; sheet: Sheet; format: CsvFormat | null; fingerprint: string }
  | { ok: false; refusal: Refusal };

const START_BYTES = 8;

/** Reads a spreadsheet by what it holds, whatever its name. Runs in a worker. */
export async function readFile(file: Blob, given: Partial<CsvFormat>): Promise<FileReading> {
  try {
    if (file.size === 0) throw new FileRefused({ code: 'empty' });
    const start = new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer());
    const { sheet, format } = isWorkbook(start)
      ? { sheet: await readWorkbook(file, MAX_IMPORT_ROWS), format: null }
      : await readCsv(file, given, MAX_IMPORT_ROWS);
    return { ok: true, sheet, format, fingerprint: await fingerprintOf(file) };
  } catch (error) {
    if (error instanceof FileRefused) return { ok: false, refusal: error.refusal };
    return { ok: false, refusal: { code: 'unreadable' } };
  }
}
