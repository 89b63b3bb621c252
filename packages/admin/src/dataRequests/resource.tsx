import { DAY_MS } from '@lia/sdk/calendar/durations';
import { dayOf } from '@lia/sdk/calendar/instants';
import { listDataRequests } from '@lia/sdk/dataRequests/endpoints';
import { dataRequestLabels } from '@lia/sdk/dataRequests/labels';
import type { DataRequestRecord } from '@lia/sdk/dataRequests/records';
import { dataRequestKinds, type DataRequestStatus, givesArchive } from '@lia/sdk/dataRequests/rules';
import RefusedIcon from '@mui/icons-material/CancelOutlined';
import AnsweredIcon from '@mui/icons-material/CheckCircleOutlined';
import OpenIcon from '@mui/icons-material/Schedule';
import WithdrawnIcon from '@mui/icons-material/Undo';
import { Alert } from '@mui/material';
import { TextInput } from 'react-admin';

import { defineResource } from '../resources/definition.ts';
import { type Statuses, useWords, type Words } from '../resources/field.ts';
import { AccountInput } from './AccountInput.tsx';
import { Archive } from './Archive.tsx';
import { Cancellation } from './Cancellation.tsx';
import { Decision } from './Decision.tsx';
import './en.ts';
import './es.ts';

const statuses = {
  received: { label: 'dataRequests.statuses.received', tone: 'loud', icon: OpenIcon },
  answered: { label: 'dataRequests.statuses.answered', tone: 'good', icon: AnsweredIcon },
  refused: { label: 'dataRequests.statuses.refused', tone: 'bad', icon: RefusedIcon },
  withdrawn: { label: 'dataRequests.statuses.withdrawn', tone: 'quiet', icon: WithdrawnIcon },
} as const satisfies Record<DataRequestStatus, Statuses[string]>;

const today = (): string => dayOf(new Date().toISOString());

const kindOf = ({ kind }: DataRequestRecord, { t }: Words): string => t(`dataRequests.kinds.${kind}`);

/** Days of the calendar that are left to answer an open request. */
function daysLeft({ status, due_on }: DataRequestRecord, { t }: Words): string | null {
  if (status !== 'received') return null;
  const count = (Date.parse(due_on) - Date.parse(today())) / DAY_MS;
  if (count === 0) return t('dataRequests.today');
  return count > 0 ? t('dataRequests.left', { count }) : t('dataRequests.late', { count: -count });
}

const kinds = dataRequestKinds.map((kind) => ({ kind, label: `dataRequests.kinds.${kind}` as const }));

/** What people asked for about their data, by the day on which it is to be answered. */
export const dataRequests = defineResource({
  list: listDataRequests,
  labels: dataRequestLabels,
  none: 'dataRequests.none',
  sort: { field: 'due_on', order: 'ASC' },
  defaultFilters: { status: 'received' },
  columns: [
    { source: 'name', primary: true, below: (record, words) => daysLeft(record, words) ?? record.email },
    { source: 'kind', value: kindOf },
    { source: 'status', statuses },
    { source: 'received_on', kind: 'day' },
    { source: 'due_on', kind: 'day' },
  ],
  filters: [
    { source: 'status', statuses },
    { id: 'kind', choices: kinds.map(({ kind, label }) => ({ label, values: { kind } })) },
    {
      id: 'due_soon',
      label: 'attention.lists.filter',
      all: 'attention.lists.all',
      choices: [{ label: 'attention.lists.dueDataRequests', values: { due_soon: true } }],
    },
  ],
  show: {
    // They are drawn with what they belong to.
    covers: ['archive', 'child_user', 'answers_for_child', 'user_active', 'answered_by'],
    notice: Unreached,
    title: (record, words) => words.t('dataRequests.of', { kind: kindOf(record, words), name: record.name }),
    columns: [
      [
        {
          title: 'dataRequests.asked',
          facts: [
            { source: 'kind', value: kindOf },
            { source: 'child', optional: true, to: ({ child_user }) => child_user && `/users/${child_user}/show` },
            { source: 'details', kind: 'paragraph' },
            { source: 'status', statuses },
            { source: 'received_on', kind: 'day' },
            { source: 'due_on', kind: 'day' },
            { source: 'extension', kind: 'paragraph', optional: true },
            { source: 'note', kind: 'paragraph', optional: true },
            { source: 'decided_at', kind: 'instant', optional: true },
            { source: 'id' },
          ],
        },
      ],
      [
        ({ record }) =>
          record.user !== null && record.answers_for_child !== false && givesArchive(record) ? (
            <Archive record={record} />
          ) : null,
        ({ record }) =>
          record.kind === 'cancellation' && record.status === 'received' && record.answers_for_child !== false ? (
            <Cancellation record={record} />
          ) : null,
        ({ record }) => (record.status === 'received' ? <Decision key={record.due_on} record={record} /> : null),
        {
          title: 'dataRequests.asker',
          facts: [
            { source: 'name' },
            { source: 'email', kind: 'email' },
            { source: 'user', optional: true, to: ({ user }) => (user === null ? null : `/users/${user}/show`) },
            { source: 'created_at', kind: 'instant' },
          ],
        },
      ],
    ],
  },
  form: {
    title: ({ name }) => name,
    newTitle: (_, { t }) => t('dataRequests.add'),
    schema: async () => (await import('@lia/sdk/dataRequests/schema')).enteredDataRequestSchema,
    body: ({ name, email, kind, details, received_on, user }) => ({ name, email, kind, details, received_on, user }),
    fresh: () => ({ name: '', email: '', kind: '', details: '', received_on: today(), user: null }),
    labels: { add: 'dataRequests.add', create: 'dataRequests.create', save: 'dataRequests.create' },
    inputs: [
      { source: 'name' },
      { source: 'email' },
      AccountInput,
      { source: 'kind', choices: kinds.map(({ kind, label }) => ({ value: kind, label })) },
      ReceivedInput,
      { source: 'details', kind: 'paragraph' },
    ],
  },
});

/** Notes that who asked answers for the student no more, or signs in no more. */
function Unreached({ record: { status, answers_for_child, user_active, answered_by } }: { record: DataRequestRecord }) {
  const { t } = useWords();
  const isInactive = user_active === false && status === 'received';
  if (answers_for_child !== false && !isInactive) return null;
  return (
    <Alert severity="warning" variant="outlined">
      {answers_for_child === false
        ? t('dataRequests.formerGuardian')
        : t(answered_by === 'email' ? 'dataRequests.inactive.email' : 'dataRequests.inactive.nowhere')}
    </Alert>
  );
}

/** The day on which a request came in writing. */
function ReceivedInput() {
  const { t, language } = useWords();
  return (
    <TextInput
      source="received_on"
      type="date"
      label={dataRequestLabels.received_on[language]}
      helperText={t('dataRequests.receivedHint')}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
