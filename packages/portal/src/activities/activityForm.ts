import type { Activity } from '@lia/sdk/activities/schema';
import { addDays } from '@lia/sdk/calendar/days';
import { TIME_ZONE } from '@lia/sdk/calendar/instants';
import { clockOf, instantOf } from '@lia/sdk/calendar/zones';
import type { Group } from '@lia/sdk/groups/schema';
import { isRecord } from '@lia/sdk/http/json';
import { takeTexts } from '@lia/widgets/drafts';

import { typedOf } from './rubric/typedRubric.ts';

/** What is typed into the form of an activity; times are those of the clocks of the school. */
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
  /** How often each student may deliver; empty for any number. */
  attempts: string;
  isActive: boolean;
  /** Whether one delivery counts for all of a team. */
  inTeams: boolean;
  /** As it is typed, in JSON; empty without one. */
  rubric: string;
}

type TextName = { [N in keyof Values]: Values[N] extends string ? N : never }[keyof Values];

/** Properties of the input of a text; `error` names the field of the call, where it is another. */
export type FieldOf = (
  name: Exclude<TextName, 'subject' | 'rubric'>,
  error?: string,
) => {
  name: string;
  readOnly: boolean;
  label: string;
  value: string;
  error: string | null;
  onChange: (event: { target: { value: string } }) => void;
};

/** When an activity is due unless another time is chosen: at the end of the day a week after its publication. */
const dueAfter = (publish: string): string => `${addDays(publish.slice(0, 10), 7)}T23:59`;

/** A new activity: published now, by the clocks of the group that it is for, or of Mexico City until one is chosen. */
export function newValues(now: string, group?: Group): Values {
  const publish = clockOf(now, group?.zone ?? TIME_ZONE);
  return {
    name: '',
    groups: group ? [group.id] : [],
    subject: '',
    theme: '',
    instructions: '',
    resources: '',
    links: '',
    publish,
    finish: dueAfter(publish),
    cutoff: '',
    points: '10',
    attempts: '',
    isActive: true,
    inTeams: false,
    rubric: '',
  };
}

/** The same instant of publication on other clocks, and with it the time when it is due, unless another one was chosen. */
export function onClocks({ publish, finish }: Pick<Values, 'publish' | 'finish'>, from: string, to: string) {
  if (publish === '') return { publish, finish };
  const moved = clockOf(instantOf(publish, from), to);
  return { publish: moved, finish: finish === dueAfter(publish) ? dueAfter(moved) : finish };
}

export const valuesOf = (activity: Activity): Values => ({
  name: activity.name,
  groups: [activity.group.id],
  subject: activity.subject?.id ?? '',
  theme: activity.theme,
  instructions: activity.instructions,
  resources: activity.resources,
  links: activity.url_path.join('\n'),
  publish: clockOf(activity.publish_date, activity.zone),
  finish: clockOf(activity.finish_date, activity.zone),
  cutoff: activity.cutoff_date === null ? '' : clockOf(activity.cutoff_date, activity.zone),
  points: String(activity.points),
  attempts: String(activity.max_attempts ?? ''),
  isActive: activity.is_active === 1,
  inTeams: activity.in_teams === 1,
  rubric: activity.rubric === null ? '' : JSON.stringify(typedOf(activity.rubric)),
});

/** The values of a draft; those that it does not have are the blank ones. */
export function revive(stored: unknown, { groups, isActive, inTeams, ...texts }: Values): Values {
  const kept: Readonly<Record<string, unknown>> = isRecord(stored) ? stored : {};
  const given = { groups: kept['groups'], isActive: kept['isActive'], inTeams: kept['inTeams'] };
  return {
    ...takeTexts(texts, stored),
    groups: Array.isArray(given.groups) ? given.groups.filter((one): one is string => typeof one === 'string') : groups,
    isActive: typeof given.isActive === 'boolean' ? given.isActive : isActive,
    inTeams: typeof given.inTeams === 'boolean' ? given.inTeams : inTeams,
  };
}
