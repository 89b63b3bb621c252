import type { Activity, NewActivity } from '@lia/sdk/activities/schema';

import { instantOf, localOf } from './localTimes.ts';

/** What is typed into the form of an activity. */
export interface Values {
  name: string;
  groups: readonly string[];
  subject: string;
  theme: string;
  instructions: string;
  resources: string;
  /** Addresses, one per line. */
  links: string;
  publish: string;
  finish: string;
  cutoff: string;
  points: string;
  isActive: boolean;
  /** As JSON text; the form keeps the one that the activity has. */
  rubric: string;
}

const WEEK_MS = 7 * 86_400_000;

/** A new activity: published now, and due at the end of the day a week later. */
export const newValues = (now: number): Values => ({
  name: '',
  groups: [],
  subject: '',
  theme: '',
  instructions: '',
  resources: '',
  links: '',
  publish: localOf(new Date(now).toISOString()),
  finish: `${localOf(new Date(now + WEEK_MS).toISOString()).slice(0, 10)}T23:59`,
  cutoff: '',
  points: '10',
  isActive: true,
  rubric: '',
});

export const valuesOf = (activity: Activity): Values => ({
  name: activity.name,
  groups: [activity.group.id],
  subject: activity.subject?.id ?? '',
  theme: activity.theme,
  instructions: activity.instructions,
  resources: activity.resources,
  links: activity.url_path.join('\n'),
  publish: localOf(activity.publish_date),
  finish: localOf(activity.finish_date),
  cutoff: activity.cutoff_date === null ? '' : localOf(activity.cutoff_date),
  points: String(activity.points),
  isActive: activity.is_active === 1,
  rubric: activity.rubric === null ? '' : JSON.stringify(activity.rubric),
});

/** The call's body, as text where a form may leave it empty. */
export function bodyOf(values: Values): NewActivity {
  const links = values.links.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  return {
    name: values.name.trim(),
    group_id: values.groups.join(','),
    ...(values.subject !== '' && { subject_id: values.subject }),
    theme: values.theme.trim(),
    instructions: values.instructions.trim(),
    resources: values.resources.trim(),
    url_path: JSON.stringify(links),
    publish_date: instantOf(values.publish),
    finish_date: instantOf(values.finish),
    ...(values.cutoff !== '' && { cutoff_date: instantOf(values.cutoff) }),
    points: Number(values.points.replace(',', '.')),
    is_active: values.isActive ? 1 : 0,
    ...(values.rubric !== '' && { rubric: values.rubric }),
  };
}
