import { xlsxSheet } from '@lia/sdk/exports/xlsx';
import writeExcelFile from 'write-excel-file/universal';

/** What a cell holds: a text, a number, or nothing. */
export type Cell = string | number | null;

/** Rows below their headings as an Excel file. */
export function toXlsx(name: string, headings: readonly string[], rows: readonly (readonly Cell[])[]): Promise<Blob> {
  const { cells, options } = xlsxSheet(
    name,
    headings,
    rows.map((row) => row.map((value) => (value === null ? null : { value }))),
  );
  return writeExcelFile(cells, options).toBlob();
}
