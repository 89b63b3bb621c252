import writeExcelFile from 'write-excel-file/universal';

/** Most characters that Excel takes in a cell, and in the name of a sheet. */
const MAX_CELL = 32_767;
const MAX_SHEET_NAME = 31;

/** What a cell holds: a text, a number, or nothing. */
export type XlsxCell = string | number | null;

/** Rows below their headings as an Excel file. Text cells are typed as text, so that none is run as a formula. */
export const toXlsx = (
  name: string,
  headings: readonly string[],
  rows: readonly (readonly XlsxCell[])[],
): Promise<Blob> =>
  writeExcelFile(
    [
      headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
      ...rows.map((cells) =>
        cells.map((value) => {
          if (value === null) return null;
          return typeof value === 'number'
            ? { value, type: Number }
            : { value: value.slice(0, MAX_CELL), type: String };
        }),
      ),
    ],
    {
      sheet: name.replaceAll(/[\\/?*:[\]]/g, ' ').slice(0, MAX_SHEET_NAME),
      stickyRowsCount: 1,
      columns: headings.map(() => ({ width: 22 })),
    },
  ).toBlob();
