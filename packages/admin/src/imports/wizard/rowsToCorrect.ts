import type { ImportRowRecord } from '@lia/sdk/imports/records';
import { importColumns } from '@lia/sdk/imports/rules';
import type { DataProvider, RaRecord } from 'react-admin';

import { fetchAllRows } from '../../exports/fetchAllRows.ts';
import { toXlsx } from '../../exports/xlsx.ts';
import type { Words } from '../../resources/field.ts';
import { rowsWithin } from '../rows/changeRow.ts';
import { reasonOf } from '../rows/texts.ts';
import { headingOf } from '../template/template.ts';

/** Headings of where a row stood in its file, and of what was wrong with it; such columns are not read (document 2 section 3). */
const NUM = 'Num';
const RESULT = 'Result';

/** A workbook of the rows that were not imported, with what is wrong: to be corrected and uploaded again. */
export async function rowsToCorrect(dataProvider: DataProvider, id: string, words: Words): Promise<Blob> {
  const rows: ImportRowRecord[] = [];
  for (const outcome of ['failed', 'skipped'] as const) {
    // oxlint-disable-next-line no-await-in-loop
    const found = await fetchAllRows<ImportRowRecord & RaRecord>(dataProvider, {
      resource: 'imports',
      within: rowsWithin(id, 'outcome'),
      sort: { field: 'num', order: 'ASC' },
      filter: { outcome },
    });
    rows.push(...found.filter(({ decision }) => decision !== 'skip'));
  }
  return toXlsx(
    words.t('importWizard.template.sheet'),
    [NUM, ...importColumns.map(headingOf), RESULT],
    rows
      .toSorted((a, b) => a.num - b.num)
      .map((row) => [
        { text: String(row.num), count: row.num },
        ...importColumns.map((column) => ({ text: row[column] })),
        { text: reasonOf(row, words) ?? '' },
      ]),
  );
}
