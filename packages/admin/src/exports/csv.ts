import { BYTE_ORDER_MARK, CSV_TYPE, FORMULA } from '@lia/sdk/exports/csv';
import Papa from 'papaparse';

import type { Cell } from './sheet.ts';

/** The rows as a CSV file (RFC 4180). */
export function toCsv(headings: readonly string[], rows: readonly (readonly Cell[])[]): Blob {
  const lines = [headings, ...rows.map((cells) => cells.map(({ text }) => text))];
  const text = Papa.unparse(
    lines.map((line) => [...line]),
    { escapeFormulae: FORMULA },
  );
  return new Blob([BYTE_ORDER_MARK, text], { type: CSV_TYPE });
}
