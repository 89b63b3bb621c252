import type { SheetData } from 'read-excel-file/universal';

import { cellsOf } from './sheetCells.ts';

/**
 * Pads the whole numbers of the first sheet whose number format is zeros alone: Excel shows 1234 as 00001234 in the format
 * `00000000`, and read-excel-file ignores the format. `entry` reads a file of the workbook, empty where there is none.
 */
export function addLeadingZeros(rows: SheetData, entry: (name: string) => string): void {
  const digitsOf = digitsByStyle(entry('xl/styles.xml'));
  if (digitsOf.size === 0) return;
  for (const { tag, row, column } of cellsOf(entry(firstSheetOf(entry)))) {
    const cells = rows[row - 1];
    const value = cells?.[column - 1];
    const digits = digitsOf.get(Number(attribute(tag, 's')));
    if (cells && digits !== undefined && typeof value === 'number' && /^\d+$/.test(String(value))) {
      cells[column - 1] = String(value).padStart(digits, '0');
    }
  }
}

/** A number format of zeros alone. Keys have up to 40 characters; a longer format would only fill the memory. */
const ZEROS = /^0{1,40}$/;

/** How many digits each style of cells shows at least, by its place; those of other number formats are left out. */
function digitsByStyle(styles: string): ReadonlyMap<number, number> {
  const digitsByFormat = new Map<string, number>();
  for (const [tag] of inside(styles, 'numFmts').matchAll(/<numFmt\b[^>]*>/g)) {
    const code = attribute(tag, 'formatCode');
    if (ZEROS.test(code)) digitsByFormat.set(attribute(tag, 'numFmtId'), code.length);
  }
  const digits = [...inside(styles, 'cellXfs').matchAll(/<xf\b[^>]*>/g)].map(([tag], place) => {
    const shown = digitsByFormat.get(attribute(tag, 'numFmtId'));
    return shown === undefined ? [] : [[place, shown] as const];
  });
  return new Map(digits.flat());
}

/** The name of the file that the first sheet is in. */
function firstSheetOf(entry: (name: string) => string): string {
  const id = /<sheet\b[^>]*?\s\w+:id="([^"]*)"/.exec(entry('xl/workbook.xml'))?.[1];
  const relations = entry('xl/_rels/workbook.xml.rels').matchAll(/<Relationship\b[^>]*>/g);
  const target = [...relations].map(([tag]) => tag).find((tag) => attribute(tag, 'Id') === id);
  return target === undefined ? '' : attribute(target, 'Target').replace(/^(?:\/xl\/)?/, 'xl/');
}

/** What stands inside an element. */
const inside = (xml: string, name: string): string => xml.split(`<${name}`)[1]?.split(`</${name}>`)[0] ?? '';

/** An attribute in the tag that opens an element; empty where it is missing. */
const attribute = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
