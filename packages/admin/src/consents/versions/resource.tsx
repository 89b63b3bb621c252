import { formatDay } from '@lia/sdk/calendar/days';
import { listTextVersions, withdrawTextVersion } from '@lia/sdk/consents/administration';
import { legalDocuments, type TextStatus } from '@lia/sdk/consents/rules';
import { textVersionLabels } from '@lia/sdk/consents/versionLabels';
import type { TextVersion } from '@lia/sdk/consents/versions';
import CurrentIcon from '@mui/icons-material/CheckCircleOutlined';
import PastIcon from '@mui/icons-material/EventBusyOutlined';
import ScheduledIcon from '@mui/icons-material/Schedule';
import { TextInput } from 'react-admin';

import { useClient } from '../../client/ClientContext.ts';
import { asTyped } from '../../records/Inputs.tsx';
import { WithdrawScheduled } from '../../records/WithdrawScheduled.tsx';
import { defineResource } from '../../resources/definition.ts';
import { type Statuses, useWords, type Words } from '../../resources/field.ts';
import { CompareVersions } from './CompareVersions.tsx';
import { EnglishPreview, SpanishPreview } from './TextPreview.tsx';
import { VersionStart } from './VersionStart.tsx';
import './en.ts';
import './es.ts';

const statuses = {
  current: { label: 'legalTexts.statuses.current', tone: 'good', icon: CurrentIcon },
  scheduled: { label: 'legalTexts.statuses.scheduled', tone: 'waiting', icon: ScheduledIcon },
  past: { label: 'legalTexts.statuses.past', tone: 'quiet', icon: PastIcon },
} as const satisfies Record<TextStatus, Statuses[string]>;

const documentOf = ({ document }: TextVersion, { t }: Words): string => t(`legalTexts.documents.${document}`);

const dayOf = ({ version }: TextVersion, { language }: Words): string => formatDay(version, language);

const authorOf = ({ author }: TextVersion, { t }: Words): string => author ?? t('legalTexts.initial');

/** The versions of the terms and of the privacy notice: compared with one another, added, and taken back. */
export const legalTexts = defineResource({
  list: listTextVersions,
  labels: textVersionLabels,
  none: 'legalTexts.none',
  sort: { field: 'version', order: 'DESC' },
  columns: [
    { source: 'document', primary: true, unsorted: true, value: documentOf },
    { source: 'version', value: dayOf },
    { source: 'status', statuses, unsorted: true },
    { source: 'author', unsorted: true, value: authorOf },
    { source: 'created_at', kind: 'instant' },
  ],
  filters: [
    { source: 'status', statuses },
    {
      id: 'document',
      choices: legalDocuments.map((document) => ({
        label: `legalTexts.documents.${document}` as const,
        values: { document },
      })),
    },
  ],
  show: {
    title: (record, words) =>
      words.t('legalTexts.of', { document: documentOf(record, words), day: dayOf(record, words) }),
    action: WithdrawVersion,
    columns: [
      [
        {
          title: 'legalTexts.about',
          facts: [
            { source: 'document', value: documentOf },
            { source: 'version', value: dayOf },
            { source: 'status', statuses },
            { source: 'author', value: authorOf },
            { source: 'created_at', kind: 'instant' },
            { source: 'id' },
          ],
        },
      ],
      [CompareVersions],
    ],
    covers: ['title_es', 'text_es', 'title_en', 'text_en'],
  },
  form: {
    title: documentOf,
    newTitle: (_, { t }) => t('legalTexts.new'),
    schema: async () => (await import('@lia/sdk/consents/versions')).textVersionSchema,
    body: ({ document, version, title_es, text_es, title_en, text_en }) => ({
      document,
      version,
      title_es,
      text_es,
      title_en,
      text_en,
    }),
    fresh: () => ({ document: '', version: '', title_es: '', text_es: '', title_en: '', text_en: '' }),
    labels: { add: 'legalTexts.add', create: 'legalTexts.create', save: 'legalTexts.create' },
    inputs: [
      {
        source: 'document',
        choices: legalDocuments.map((document) => ({
          value: document,
          label: `legalTexts.documents.${document}` as const,
        })),
      },
      VersionDay,
      VersionStart,
      { source: 'title_es' },
      { source: 'text_es', kind: 'paragraph', hint: 'legalTexts.textHint' },
      SpanishPreview,
      { source: 'title_en' },
      { source: 'text_en', kind: 'paragraph', hint: 'legalTexts.textHint' },
      EnglishPreview,
    ],
    required: ['document', 'version'],
  },
});

/** The day from which the version is in force. */
function VersionDay() {
  const { t, language } = useWords();
  return (
    <TextInput
      source="version"
      type="date"
      parse={asTyped}
      label={textVersionLabels.version[language]}
      helperText={t('legalTexts.versionHint')}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

/** Takes back a version that is not in force yet. */
function WithdrawVersion({ record: { id, status } }: { record: TextVersion }) {
  const client = useClient();
  const call = () => client.call(withdrawTextVersion, { params: { id } });
  return <WithdrawScheduled status={status} texts="legalTexts" list="/legal-texts" call={call} />;
}
