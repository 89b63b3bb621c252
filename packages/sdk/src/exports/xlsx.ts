/** Most characters that Excel takes in a cell, and in the name of a sheet. */
const MAX_CELL = 32_767;
const MAX_SHEET_NAME = 31;

/** What a cell holds, and the format in which Excel shows a number or date; null leaves it empty. */
export type XlsxCell = { value: string | number | Date; format?: string } | null;

/**
 * A sheet of rows below their headings, as write-excel-file takes it. Text cells are typed as text, so that none is run as a
 * formula.
 */
export const xlsxSheet = (name: string, headings: readonly string[], rows: readonly (readonly XlsxCell[])[]) => ({
  cells: [
    headings.map((value) => ({ ...typed({ value }), fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(typedOrEmpty)),
  ],
  options: {
    sheet: name.replaceAll(/[\\/?*:[\]]/g, ' ').slice(0, MAX_SHEET_NAME),
    stickyRowsCount: 1,
    columns: headings.map(() => ({ width: 24 })),
  },
});

const typedOrEmpty = (cell: XlsxCell) => cell && typed(cell);

function typed({ value, format }: NonNullable<XlsxCell>) {
  if (typeof value === 'string') return { value: value.slice(0, MAX_CELL), type: String };
  const shown = format === undefined ? {} : { format };
  return typeof value === 'number' ? { value, type: Number, ...shown } : { value, type: Date, ...shown };
}
