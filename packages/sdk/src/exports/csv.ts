/** Spreadsheets open a file as UTF-8 by this mark alone. */
export const BYTE_ORDER_MARK = '\uFEFF';

export const CSV_TYPE = 'text/csv;charset=utf-8';

/**
 * What a spreadsheet would take for a formula and run: an apostrophe before it makes it text (OWASP, "CSV Injection").
 * Papaparse's own pattern stops at a line break, and lets formulas of several lines pass.
 * A number below zero is none.
 */
export const FORMULA = /^(?!-\d+(\.\d+)?$)[=+\-@\t\r]/;
