import { listJobs } from '@lia/sdk/jobs/endpoints';
import { jobLabels } from '@lia/sdk/jobs/labels';
import type { JobStatus } from '@lia/sdk/jobs/records';
import RunningIcon from '@mui/icons-material/Autorenew';
import BlockIcon from '@mui/icons-material/Block';
import CancelIcon from '@mui/icons-material/CancelOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';

import { defineResource } from '../resources/definition.ts';
import type { Statuses } from '../resources/field.ts';
import { JobActions } from './JobActions.tsx';
import { courseOf, failureOf, failureWithCode, kindChoices, kindOf, progressOf, subjectOf } from './texts.ts';
import './en.ts';
import './es.ts';

const statuses = {
  waiting: { label: 'jobs.statuses.waiting', tone: 'waiting', icon: ScheduleIcon },
  running: { label: 'jobs.statuses.running', tone: 'waiting', icon: RunningIcon },
  succeeded: { label: 'jobs.statuses.succeeded', tone: 'good', icon: CheckCircleIcon },
  failed: { label: 'jobs.statuses.failed', tone: 'bad', icon: CancelIcon },
  cancelled: { label: 'jobs.statuses.cancelled', tone: 'quiet', icon: BlockIcon },
} as const satisfies Record<JobStatus, Statuses[string]>;

/** Work outside of calls: what waits, runs, failed or is over, with the way to retry or cancel it. */
export const jobs = defineResource({
  list: listJobs,
  labels: jobLabels,
  none: 'jobs.none',
  sort: { field: 'created_at', order: 'DESC' },
  columns: [
    { source: 'created_at', kind: 'instant' },
    { source: 'kind', primary: true, unsorted: true, value: kindOf, below: subjectOf },
    { source: 'status', statuses, unsorted: true, below: courseOf },
    { source: 'attempts', kind: 'number', unsorted: true },
    { source: 'failure', unsorted: true, value: failureOf, below: ({ failure }) => failure },
  ],
  filters: [
    { source: 'status', statuses },
    { id: 'kind', all: 'jobs.allKinds', choices: kindChoices },
  ],
  show: {
    title: kindOf,
    covers: ['kind', 'status', 'can_retry', 'can_cancel'],
    columns: [
      [
        {
          title: 'jobs.facts',
          facts: [
            {
              source: 'cancelling',
              optional: true,
              value: ({ cancelling }, { t }) => (cancelling ? t('jobs.cancelling') : null),
            },
            { source: 'attempts', kind: 'number' },
            { source: 'progress', optional: true, value: progressOf },
            { source: 'failure', optional: true, value: failureWithCode },
            { source: 'created_at', kind: 'instant' },
            { source: 'due_at', kind: 'instant' },
            { source: 'started_at', kind: 'instant' },
            { source: 'finished_at', kind: 'instant' },
            { source: 'key', value: subjectOf },
          ],
          after: JobActions,
        },
      ],
      [],
    ],
  },
});
