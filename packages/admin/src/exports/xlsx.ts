import writeExcelFile from 'write-excel-file/universal';

import type { Cell } from './sheet.ts';

/** Most characters that Excel takes in a cell, and in the name of a sheet. */
const MAX_CELL = 32_767;
const MAX_SHEET_NAME = 31;

const PESOS = '"$"#,##0.00" m.n."';
const COUNT = '#,##0';
const INSTANT = 'yyyy-mm-dd hh:mm';

/** The rows as an Excel file. Text cells are typed as text, so that none is run as a formula. */
export function toXlsx(name: string, headings: readonly string[], rows: readonly (readonly Cell[])[]): Promise<Blob> {
  return writeExcelFile(
    [
      headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
      ...rows.map((cells) =>
        cells.map(({ text, pesos, count, instant }) => {
          if (pesos !== undefined) return { value: pesos, type: Number, format: PESOS };
          if (count !== undefined) return { value: count, type: Number, format: COUNT };
          // Cells have no zone: the library writes what a clock of UTC shows.
          if (instant !== undefined)
            return { value: new Date(`${instant.replace(' ', 'T')}Z`), type: Date, format: INSTANT };
          return { value: text.slice(0, MAX_CELL), type: String };
        }),
      ),
    ],
    {
      sheet: name.replaceAll(/[\\/?*:[\]]/g, ' ').slice(0, MAX_SHEET_NAME),
      stickyRowsCount: 1,
      columns: headings.map(() => ({ width: 24 })),
    },
  ).toBlob();
}
