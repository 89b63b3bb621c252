import type { ActivityQuery } from '@lia/sdk/activities/endpoints';
import type { HomeworkQuery } from '@lia/sdk/homework/endpoints';
import { messageKey } from '@lia/sdk/validation/fields';
import { number, string } from 'yup';

const text = () => string().typeError(messageKey('invalid')).max(100, messageKey('text.max'));
const choice = <const N extends number>(...values: N[]) =>
  number<N>().typeError(messageKey('choice.unknown')).oneOf(values, messageKey('choice.unknown'));

/** Filters of activities that stand in the query itself (document 2 section 7); the list holds their texts against its own rules. */
export const activityQuery = {
  group_id: text(),
  from: text(),
  until: text(),
  today: choice(1),
  customsubjects_id: text(),
  active_id: choice(0, 1),
};

/** What narrows a list, and what is left of its query. */
export function splitQuery({
  group_id,
  from,
  until,
  today,
  customsubjects_id,
  active_id,
  status,
  ...query
}: Omit<ActivityQuery, 'past' | 'rubric'> | HomeworkQuery) {
  return { query, flat: { group_id, from, until, today, customsubjects_id, active_id, status } };
}
