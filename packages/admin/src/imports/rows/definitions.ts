import { listImportRows } from '@lia/sdk/imports/endpoints';
import { importRowLabels } from '@lia/sdk/imports/labels';
import type { ImportRowRecord } from '@lia/sdk/imports/records';

import { type Column, defineResource, type Resource, type ResourceDefinition } from '../../resources/definition.ts';
import { DraftCell } from './DraftCell.tsx';
import { outcomeStatuses, undoStatuses, verdictStatuses } from './statuses.ts';
import { nameOf, reasonOf } from './texts.ts';

const person: readonly Column<ImportRowRecord>[] = [
  { source: 'num', kind: 'number' },
  { source: 'nombre', label: 'importWizard.verify.person', primary: true, unsorted: true, value: nameOf },
  { source: 'tipo_usuario', unsorted: true },
  {
    source: 'seccion',
    label: 'importWizard.verify.grade',
    unsorted: true,
    value: ({ seccion, grado, grupo }) => [seccion, grado, grupo].filter(Boolean).join(' · '),
  },
  {
    source: 'email',
    label: 'importWizard.verify.contact',
    unsorted: true,
    below: ({ username, person: account }) => account?.username ?? username,
  },
];

/** A list of an import's rows: the table, cards and filters of every list of the console. */
const rowsWith = (
  more: readonly Column<ImportRowRecord>[],
  filters: NonNullable<ResourceDefinition<ImportRowRecord>['filters']>,
): Resource => ({
  // Lists of rows belong to the resource of their import, which gives the access.
  name: 'imports',
  ...defineResource({
    list: listImportRows,
    labels: importRowLabels,
    id: 'num',
    none: 'importWizard.verify.none',
    sort: { field: 'num', order: 'ASC' },
    columns: [...person, ...more],
    filters,
  }),
});

/** Rows of a draft, with what will happen to each, and its correction. */
export const draftRows = rowsWith(
  [{ source: 'verdict', label: 'importWizard.verify.verdict', unsorted: true, cell: DraftCell }],
  [{ source: 'verdict', statuses: verdictStatuses }],
);

/** Rows that were committed. */
export const committedRows = rowsWith(
  [
    {
      source: 'outcome',
      label: 'importWizard.verify.outcome',
      unsorted: true,
      statuses: outcomeStatuses,
      // Of a row that was committed, what was left out of its group.
      below: (row, words) =>
        row.outcome === 'failed' || row.outcome === 'skipped' ? reasonOf(row, words) : row.result.trim() || null,
    },
  ],
  [{ source: 'outcome', statuses: outcomeStatuses }],
);

/** Rows of an import that was undone, with what stays and why. */
export const undoneRows = rowsWith(
  [
    {
      source: 'undo',
      label: 'importWizard.verify.outcome',
      unsorted: true,
      statuses: undoStatuses,
      below: ({ kept }, { t }) => kept && t(`importWizard.results.kept.${kept}`),
    },
  ],
  [{ source: 'undo', statuses: undoStatuses }],
);
