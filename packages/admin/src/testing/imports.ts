import { type ImportColumn, importColumns } from '@lia/sdk/imports/rules';
import Papa from 'papaparse';

/** A CSV file of an import; `headings` replaces those of some columns. */
export function importCsv(
  rows: readonly Partial<Record<ImportColumn, string>>[],
  { headings = {} }: { headings?: Partial<Record<ImportColumn, string>> } = {},
): File {
  const lines = rows.map((row) => importColumns.map((column) => row[column] ?? (headings[column] ? 'x' : '')));
  return new File([Papa.unparse([importColumns.map((column) => headings[column] ?? column), ...lines])], 'lista.csv');
}

/** Chooses a file in the page's dialog of files. Carried through the test runner, a large one would take seconds. */
export function chooseFile(file: File): void {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The page takes no file');
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A unique word without digits, in capitals. */
export const aWordOfLetters = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => String.fromCharCode(65 + (byte % 26))).join('');
