import { BYTE_ORDER_MARK, CSV_TYPE, FORMULA } from '@lia/sdk/exports/csv';
import Papa from 'papaparse';

/** Lines as a CSV file (RFC 4180). */
export const toCsv = (lines: readonly (readonly string[])[]): Blob =>
  new Blob(
    [
      BYTE_ORDER_MARK,
      Papa.unparse(
        lines.map((line) => [...line]),
        { escapeFormulae: FORMULA },
      ),
    ],
    { type: CSV_TYPE },
  );
