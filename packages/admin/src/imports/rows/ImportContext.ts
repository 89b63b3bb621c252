import type { ImportRowRecord } from '@lia/sdk/imports/records';
import { type Decision, type ImportColumn, importColumns } from '@lia/sdk/imports/rules';
import { createContext, useContext } from 'react';

/** A correction of a row that is not saved yet. */
export interface RowEdit {
  cells: Record<ImportColumn, string>;
  decision: Decision | null;
  /** Columns with a field. */
  shown: readonly ImportColumn[];
}

/** Whether a cell of a row may have to be corrected: it is wrong, or names a guardian who was removed. */
const isInQuestion = (column: ImportColumn, { errors, conflict }: ImportRowRecord): boolean =>
  errors.some(({ field }) => field === column) || (column === 'mail_padre' && conflict?.reason === 'guardian');

/** The correction of a row as it begins: cells in question stand there while they are corrected, the others on demand. */
export const newEdit = (row: ImportRowRecord): RowEdit => ({
  cells: row,
  decision: row.decision,
  shown:
    row.verdict === 'error' || row.conflict
      ? importColumns.filter((column) => isInQuestion(column, row))
      : importColumns,
});

interface ImportRows {
  /** The import whose rows are shown. */
  id: string;
  /** By the number of their row. They are held above the rows: those leave the page where a tablet is turned or a long list scrolled. */
  edits: ReadonlyMap<number, RowEdit>;
  /** Null ends the correction of a row. */
  change: (row: number, edit: RowEdit | null) => void;
}

/** For the cells of a list of rows. */
export const ImportContext = createContext<ImportRows | null>(null);

export function useImportRows(): ImportRows {
  const rows = useContext(ImportContext);
  if (rows === null) throw new Error('useImportRows needs an ImportContext');
  return rows;
}
