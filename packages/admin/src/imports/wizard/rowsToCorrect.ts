import type { ImportRowRecord } from '@lia/sdk/imports/records';
import { importColumns } from '@lia/sdk/imports/rules';
import type { DataProvider, RaRecord } from 'react-admin';

import { fetchAllRows } from '../../exports/fetchAllRows.ts';
import { toXlsx } from '../../exports/xlsx.ts';
import type { Words } from '../../resources/field.ts';
import { rowsWithin } from '../rows/changeRow.ts';
import { reasonOf } from '../rows/texts.ts';
import { headingOf } from '../template/template.ts';

/** Heading of what was wrong with a row; a column of that name is not read (document 2 section 3). */
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
    [...importColumns.map(headingOf), RESULT],
    rows
      .toSorted((a, b) => a.num - b.num)
      .map((row) => [...importColumns.map((column) => ({ text: row[column] })), { text: reasonOf(row, words) ?? '' }]),
  );
}
