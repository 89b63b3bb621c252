import Papa from 'papaparse';

import type { Cell } from './sheet.ts';

/** Spreadsheets open a file as UTF-8 by this mark alone. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What a spreadsheet would take for a formula and run: an apostrophe before it makes it text (OWASP, "CSV Injection").
 * Papaparse's own pattern stops at a line break, and lets formulas of several lines pass.
 * A number below zero is none.
 */
const FORMULA = /^(?!-\d+(\.\d+)?$)[=+\-@\t\r]/;

/** The rows as a CSV file (RFC 4180). */
export function toCsv(headings: readonly string[], rows: readonly (readonly Cell[])[]): Blob {
  const lines = [headings, ...rows.map((cells) => cells.map(({ text }) => text))];
  const text = Papa.unparse(
    lines.map((line) => [...line]),
    { escapeFormulae: FORMULA },
  );
  return new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' });
}
