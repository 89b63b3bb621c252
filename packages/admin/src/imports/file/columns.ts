import { importLabels } from '@lia/sdk/imports/labels';
import { headingKey, type ImportColumn, importColumns, requiredColumns } from '@lia/sdk/imports/rules';
import type { ImportRow } from '@lia/sdk/imports/schema';

import type { Sheet } from './sheet.ts';

/** What each column of the file is; null for one that is not imported. */
export type Matching = readonly (ImportColumn | null)[];

/** A column of the file with the first texts in it. */
export interface FileColumn {
  heading: string;
  samples: readonly string[];
}

/** What keeps a file from being taken as it is. */
export interface MatchingProblems {
  /** Columns with texts that are not imported, by their place. */
  unknown: readonly number[];
  /** Columns of ours that several columns of the file are. */
  doubled: readonly ImportColumn[];
  /** Columns that every row needs. */
  missing: readonly ImportColumn[];
}

const SAMPLES = 2;

/** Columns of the template and of the workbook of rows to correct that are written and not read (document 2 section 3). */
const unread: ReadonlySet<string> = new Set(['num', 'school_id', 'company_id', 'result', 'resultado']);

/** Each column by its heading, and by what the console calls it. */
const columnsByKey: ReadonlyMap<string, ImportColumn> = new Map(
  importColumns.flatMap((column) => [
    [column, column],
    [headingKey(importLabels[column].es), column],
    [headingKey(importLabels[column].en), column],
  ]),
);

export const guessMatching = ({ headings }: Sheet): Matching =>
  headings.map((heading) => columnsByKey.get(headingKey(heading)) ?? null);

export const fileColumns = ({ headings, rows }: Sheet): readonly FileColumn[] =>
  headings.map((heading, place) => {
    const samples: string[] = [];
    for (const { cells } of rows) {
      const cell = cells[place]?.trim();
      if (cell) samples.push(cell);
      if (samples.length === SAMPLES) break;
    }
    return { heading, samples };
  });

export function problemsOf(columns: readonly FileColumn[], matching: Matching): MatchingProblems {
  return {
    unknown: columns.flatMap(({ heading, samples }, place) =>
      samples.length > 0 && matching[place] === null && !unread.has(headingKey(heading)) ? [place] : [],
    ),
    doubled: importColumns.filter((column) => matching.filter((one) => one === column).length > 1),
    missing: requiredColumns.filter((column) => !matching.includes(column)),
  };
}

/** The rows to import. Those without a type of user are skipped (document 2 section 5), and the template's example. */
export function importRowsOf(sheet: Sheet, matching: Matching, example: Readonly<Partial<ImportRow>>): ImportRow[] {
  const taken = matching.flatMap((column, place) => (column === null ? [] : [{ column, place }]));
  return sheet.rows.flatMap(({ row, cells }) => {
    const texts: Partial<Record<ImportColumn, string>> = {};
    for (const { column, place } of taken) texts[column] = cells[place]?.trim() ?? '';
    if (!texts.tipo_usuario) return [];
    const isExample = importColumns.every((column) => (texts[column] ?? '') === (example[column] ?? ''));
    return isExample ? [] : [{ num: row, ...texts }];
  });
}
