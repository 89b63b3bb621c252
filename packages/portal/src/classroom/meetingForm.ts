import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { clockOf, type MexicanZone } from '@lia/sdk/calendar/zones';
import { type MeetingProviderName, meetingProviders } from '@lia/sdk/classroom/rules';
import type { Meeting, MeetingSeries, MeetingSeriesUpdate, MeetingUpdate, NewMeeting } from '@lia/sdk/classroom/schema';
import { weekdayOf } from '@lia/sdk/classroom/weekly';

import type { Written } from './meetingRules.ts';

/** What is typed into the form of a class, each as a text. */
export interface Values {
  group: string;
  title: string;
  subject: string;
  day: string;
  weekday: string;
  time: string;
  minutes: string;
  provider: MeetingProviderName;
  link: string;
  weekly: boolean;
  until: string;
}

/** What the form is of: a new class, one class, or a weekly one. */
export type Changed = { of: 'new' } | { of: 'one' | 'series'; id: string };

/** Lengths that are offered; another one that a class has stays. */
export const lengths = [30, 40, 45, 50, 60, 90, 120] as const;

const HALF_HOUR_MS = 30 * MINUTE_MS;

/** A new class begins at the next half hour. */
export function blank(group: string, zone: MexicanZone): Values {
  const next = Math.ceil(Date.now() / HALF_HOUR_MS) * HALF_HOUR_MS;
  const [day = '', time = ''] = clockOf(new Date(next).toISOString(), zone).split('T');
  return {
    group,
    title: '',
    subject: '',
    day,
    weekday: String(weekdayOf(day)),
    time,
    minutes: '50',
    provider: 'link',
    link: '',
    weekly: false,
    until: '',
  };
}

export function valuesOfMeeting(meeting: Meeting): Values {
  const { group, title, subject, starts_at, ends_at, zone, provider, link } = meeting;
  const [day = '', time = ''] = clockOf(starts_at, zone).split('T');
  const minutes = Math.round((Date.parse(ends_at) - Date.parse(starts_at)) / MINUTE_MS);
  return {
    group: group.id,
    title,
    subject: subject?.id ?? '',
    day,
    weekday: String(weekdayOf(day)),
    time,
    minutes: String(minutes),
    provider,
    link: link ?? '',
    weekly: false,
    until: '',
  };
}

export const valuesOfSeries = (series: MeetingSeries): Values => ({
  group: series.group.id,
  title: series.title,
  subject: series.subject?.id ?? '',
  day: series.from,
  weekday: String(series.weekday),
  time: series.time,
  minutes: String(series.minutes),
  provider: series.provider,
  link: series.link ?? '',
  weekly: true,
  until: series.until ?? '',
});

const about = ({ title, subject, time, minutes, provider, link }: Values) => ({
  title: title.trim(),
  subject_id: subject,
  time,
  minutes: Number(minutes),
  provider,
  link: provider === 'link' ? link.trim() : '',
});

const newBodyOf = (values: Values): NewMeeting => ({
  ...about(values),
  group_id: values.group,
  day: values.day,
  weekly: values.weekly,
  ...(values.weekly && { until: values.until }),
});

const updateBodyOf = (values: Values): MeetingUpdate => ({ ...about(values), day: values.day });

const seriesBodyOf = (values: Values): MeetingSeriesUpdate => ({
  ...about(values),
  weekday: Number(values.weekday),
  until: values.until,
});

export const providerAt = (text: string): MeetingProviderName => meetingProviders.find((one) => one === text) ?? 'link';

/** What the form sends. */
export function writtenOf(changed: Changed, values: Values): Written {
  if (changed.of === 'new') return { of: 'new', body: newBodyOf(values) };
  const { of, id } = changed;
  return of === 'one' ? { of, id, body: updateBodyOf(values) } : { of, id, body: seriesBodyOf(values) };
}
