import { formatCount } from '@lia/sdk/messages/count';
import { formatInstant } from '@lia/sdk/calendar/instants';
import type { JobRecord } from '@lia/sdk/jobs/records';

import type { TextKey } from '../i18n/texts.ts';
import type { Words } from '../resources/field.ts';
import { jobs } from './es.ts';
import { reasonOf } from './reason.ts';

type Kind = keyof typeof jobs.kinds;

const isKnown = (kind: string): kind is Kind => Object.hasOwn(jobs.kinds, kind);

const textKeyOf = (kind: Kind): TextKey => `jobs.kinds.${kind}`;

/** What a kind of job does; one without a text is shown by its name. */
export const kindOf = ({ kind }: Pick<JobRecord, 'kind'>, { t }: Words): string =>
  isKnown(kind) ? t(textKeyOf(kind)) : kind;

/** The kinds that have a text, as choices of the list's filter. */
export const kindChoices = Object.keys(jobs.kinds)
  .filter(isKnown)
  .map((kind) => ({ label: textKeyOf(kind), values: { kind } }));

/** Start of the period of a recurring job (`periodOf` of the API), which is its key. */
const PERIOD = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** What a job is about: an id, or the period of a recurring one. */
export const subjectOf = ({ key }: JobRecord, { t, language }: Words): string =>
  PERIOD.test(key) ? t('jobs.period', { when: formatInstant(key, language) }) : key;

export const progressOf = ({ progress }: JobRecord, { t }: Words): string | null =>
  progress && t('jobs.progressOf', { done: formatCount(progress.done), total: formatCount(progress.total) });

/** Why the last run failed. */
export const failureOf = ({ failure }: JobRecord, { t }: Words): string | null =>
  failure === null ? null : t(reasonOf(failure));

/** The same with its code, for a page. */
export const failureWithCode = (job: JobRecord, words: Words): string | null => {
  const reason = failureOf(job, words);
  return reason && `${reason} (${job.failure})`;
};

/** How far a job is, and when it runs next or ended. */
export function courseOf(job: JobRecord, words: Words): string | null {
  const { status, due_at, finished_at } = job;
  const { t, language } = words;
  const finished = finished_at && t('jobs.finishedAt', { when: formatInstant(finished_at, language) });
  const due = status === 'waiting' && t('jobs.dueAt', { when: formatInstant(due_at, language) });
  return [progressOf(job, words), finished, due].filter(Boolean).join(' · ') || null;
}
