import { formatInstant } from '@lia/sdk/calendar/instants';
import { listReports } from '@lia/sdk/moderation/endpoints';
import { reportLabels } from '@lia/sdk/moderation/labels';
import type { ReportRecord } from '@lia/sdk/moderation/records';
import type { ReportQueue, ReportStatus } from '@lia/sdk/moderation/rules';
import ResolvedIcon from '@mui/icons-material/CheckCircleOutlined';
import OpenIcon from '@mui/icons-material/Flag';
import ReviewIcon from '@mui/icons-material/Schedule';
import { Box, Typography } from '@mui/material';

import { Section } from '../records/RecordPage.tsx';
import { defineResource } from '../resources/definition.ts';
import { type Statuses, useWords, type Words } from '../resources/field.ts';
import { Files } from './Files.tsx';
import { Steps } from './Steps.tsx';
import './en.ts';
import './es.ts';

const statuses = {
  open: { label: 'moderation.statuses.open', tone: 'loud', icon: OpenIcon },
  review: { label: 'moderation.statuses.review', tone: 'loud', icon: ReviewIcon },
  resolved: { label: 'moderation.statuses.resolved', tone: 'good', icon: ResolvedIcon },
} as const satisfies Record<ReportStatus, Statuses[string]>;

const queues = {
  unresolved: { label: 'moderation.isUnresolved', tone: 'loud', icon: OpenIcon },
  ...statuses,
} as const satisfies Record<ReportQueue, Statuses[string]>;

const kindOf = ({ kind }: ReportRecord, { t }: Words): string => t(`moderation.kinds.${kind}`);

const reasonOf = ({ reason, grave }: ReportRecord, { t }: Words): string =>
  [t(`moderation.reasons.${reason}`), ...(grave ? [t('moderation.grave')] : [])].join(' · ');

/** What was written, or else the names of the files that were sent without a word. */
const contentOf = ({ excerpt, files }: ReportRecord): string =>
  (excerpt === '' ? files.map(({ name }) => name).join(', ') : excerpt).slice(0, 120);

/** What people reported, the newest first, until it is resolved. */
export const reports = defineResource({
  list: listReports,
  labels: reportLabels,
  none: 'moderation.none',
  sort: { field: 'created_at', order: 'DESC' },
  defaultFilters: { status: 'unresolved' },
  columns: [
    {
      source: 'person',
      primary: true,
      unsorted: true,
      value: (record, words) => `${kindOf(record, words)} · ${record.person}`,
      below: reasonOf,
    },
    { source: 'excerpt', unsorted: true, value: contentOf },
    { source: 'school', unsorted: true },
    { source: 'level', unsorted: true, only: 'card', value: ({ level }, { t }) => t(`moderation.levels.${level}`) },
    { source: 'status', statuses, unsorted: true },
    { source: 'created_at', kind: 'instant' },
  ],
  filters: [
    {
      id: 'attention',
      label: 'moderation.attention',
      all: 'moderation.all',
      choices: [{ label: 'moderation.isGrave', values: { grave: true } }],
    },
    { source: 'status', statuses: queues, several: true },
  ],
  show: {
    // They are drawn with what they belong to, or below it.
    covers: ['log', 'grave', 'files'],
    title: (record, words) => words.t('moderation.of', { kind: kindOf(record, words), person: record.person }),
    columns: [
      [
        {
          title: 'moderation.content',
          facts: [
            { source: 'excerpt', kind: 'paragraph', optional: true },
            { source: 'person' },
            { source: 'school', optional: true },
            { source: 'kind', value: kindOf },
          ],
        },
        {
          title: 'moderation.report',
          facts: [
            { source: 'reason', value: reasonOf },
            { source: 'about', value: ({ about }, { t }) => t(`moderation.about.${about}`) },
            { source: 'text', kind: 'paragraph', optional: true },
            { source: 'reporter' },
            { source: 'created_at', kind: 'instant' },
            { source: 'status', statuses },
            { source: 'level', value: ({ level }, { t }) => t(`moderation.levels.${level}`) },
            {
              source: 'outcome',
              optional: true,
              value: ({ outcome }, { t }) => (outcome === null ? null : t(`moderation.outcomes.${outcome}`)),
            },
            { source: 'resolved_at', kind: 'instant', optional: true },
            { source: 'id' },
          ],
        },
      ],
      [
        ({ record }) => <Files record={record} />,
        ({ record }) => <Steps key={record.status} record={record} />,
        ({ record }) => <Log record={record} />,
      ],
    ],
  },
});

/** What was done with a report: who, when and why. */
function Log({ record: { log } }: { record: ReportRecord }) {
  const { t, language } = useWords();
  return (
    <Section title={t('moderation.log')}>
      {log.length === 0 && <Typography color="text.secondary">{t('moderation.logNone')}</Typography>}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {log.map(({ at, by, action, note }) => (
          <li key={at}>
            <Typography sx={{ fontWeight: 600 }}>{t(`moderation.did.${action}`)}</Typography>
            <Typography variant="body2" color="text.secondary">
              {t('moderation.logLine', { by, at: formatInstant(at, language) })}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Typography>
          </li>
        ))}
      </Box>
    </Section>
  );
}
