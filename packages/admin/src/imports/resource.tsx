import { listImports } from '@lia/sdk/imports/endpoints';
import { importRecordLabels } from '@lia/sdk/imports/labels';
import type { ImportRecord } from '@lia/sdk/imports/records';
import type { ImportStatus } from '@lia/sdk/imports/rules';
import RunningIcon from '@mui/icons-material/Autorenew';
import FailedIcon from '@mui/icons-material/CancelOutlined';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import CancelledIcon from '@mui/icons-material/StopCircleOutlined';
import UndoneIcon from '@mui/icons-material/Undo';
import { lazy, Suspense } from 'react';

import type { TextKey } from '../i18n/texts.ts';
import { RecordWaiting } from '../records/RecordPage.tsx';
import { defineResource } from '../resources/definition.ts';
import type { Statuses, Words } from '../resources/field.ts';

const NewImport = lazy(() => import('./wizard/NewImport.tsx'));
const ImportPage = lazy(() => import('./wizard/ImportPage.tsx'));

const statuses = {
  draft: { label: 'imports.statuses.draft', tone: 'waiting', icon: DraftIcon },
  running: { label: 'imports.statuses.running', tone: 'waiting', icon: RunningIcon },
  done: { label: 'imports.statuses.done', tone: 'good', icon: DoneIcon },
  cancelled: { label: 'imports.statuses.cancelled', tone: 'quiet', icon: CancelledIcon },
  failed: { label: 'imports.statuses.failed', tone: 'bad', icon: FailedIcon },
  undoing: { label: 'imports.statuses.undoing', tone: 'waiting', icon: RunningIcon },
  undone: { label: 'imports.statuses.undone', tone: 'undone', icon: UndoneIcon },
} as const satisfies Record<ImportStatus, Statuses[string]>;

/** The counts that matter at a status: of a draft what is to be corrected, later what came of it. */
function resultOf({ status, verdicts, outcomes, undone }: ImportRecord, { t }: Words): string | null {
  const counts = (): readonly (readonly [TextKey, number])[] => {
    if (status === 'draft')
      return [
        ['imports.counts.error', verdicts.error],
        ['imports.counts.conflict', verdicts.conflict],
      ];
    if (status === 'undone')
      return [
        ['imports.counts.removed', undone.removed],
        ['imports.counts.kept', undone.kept],
      ];
    return [
      ['imports.counts.created', outcomes.created],
      ['imports.counts.updated', outcomes.updated],
      ['imports.counts.failed', outcomes.failed],
    ];
  };
  const written = counts().flatMap(([key, count]) => (count > 0 ? [t(key, { count })] : []));
  return written.join(' · ') || null;
}

/** Imports of users: drafts to go on with, and what came of the others. */
export const imports = defineResource({
  list: listImports,
  labels: importRecordLabels,
  none: 'imports.none',
  sort: { field: 'created_at', order: 'DESC' },
  columns: [
    { source: 'created_at', kind: 'instant' },
    { source: 'file', primary: true, unsorted: true, below: ({ school }) => school },
    { source: 'by', unsorted: true },
    { source: 'status', statuses, unsorted: true, below: resultOf },
    { source: 'rows', kind: 'number', unsorted: true },
  ],
  exported: [{ source: 'school' }],
  filters: [
    { source: 'status', statuses },
    {
      id: 'failed_rows',
      label: 'attention.lists.filter',
      all: 'attention.lists.all',
      choices: [{ label: 'attention.lists.failedImportRows', values: { failed_rows: true } }],
    },
  ],
  linked: { school_id: (_, { t }) => t('lists.ofSchool') },
  start: {
    label: 'imports.add',
    page: () => (
      <Suspense fallback={<RecordWaiting />}>
        <NewImport />
      </Suspense>
    ),
  },
  show: {
    title: ({ file }) => file,
    notice: ({ record }) => (
      <Suspense fallback={<RecordWaiting />}>
        <ImportPage record={record} />
      </Suspense>
    ),
    covers: [
      ...(['school_id', 'school', 'company_id', 'company', 'file', 'status', 'by', 'created_at'] as const),
      ...([
        'committed_at',
        'finished_at',
        'privacy_notice',
        'undo_until',
        'rows_erased_at',
        'rows',
        'verdicts',
        'outcomes',
        'undone',
        'same_file',
        'children_share_password',
      ] as const),
    ],
  },
});
