import { type XlsxCell, xlsxSheet } from '@lia/sdk/exports/xlsx';
import writeExcelFile from 'write-excel-file/universal';

import type { Cell } from './sheet.ts';

const PESOS = '"$"#,##0.00" m.n."';
const COUNT = '#,##0';
const INSTANT = 'yyyy-mm-dd hh:mm';

/** The rows as an Excel file. */
export function toXlsx(name: string, headings: readonly string[], rows: readonly (readonly Cell[])[]): Promise<Blob> {
  const { cells, options } = xlsxSheet(
    name,
    headings,
    rows.map((row) => row.map(xlsxCell)),
  );
  return writeExcelFile(cells, options).toBlob();
}

function xlsxCell({ text, pesos, count, instant }: Cell): XlsxCell {
  if (pesos !== undefined) return { value: pesos, format: PESOS };
  if (count !== undefined) return { value: count, format: COUNT };
  // Cells have no zone: the library writes what a clock of UTC shows.
  if (instant !== undefined) return { value: new Date(`${instant.replace(' ', 'T')}Z`), format: INSTANT };
  return { value: text };
}
