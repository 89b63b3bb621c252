import { array, boolean, type InferType, number, string } from 'yup';

import { groupHead } from '../groups/schema.ts';
import { choice, messageKey, record, requiredUuid } from '../validation/fields.ts';
import { areDistinct } from '../validation/ids.ts';
import { MAX_COPIED, MAX_GROUPS } from './rules.ts';
import { activityDates } from './schema.ts';

/** What copies activities into groups of today: each with the dates that its copies have. */
export const activityCopiesSchema = record({
  group_ids: array(requiredUuid())
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .min(1, messageKey('required'))
    .max(MAX_GROUPS, messageKey('invalid'))
    .test('once', messageKey('invalid'), areDistinct),
  /** Whether students see the copies from their publication on. */
  is_active: choice([0, 1]).required(messageKey('required')),
  activities: array(record({ id: requiredUuid(), ...activityDates }).required(messageKey('required')))
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .min(1, messageKey('required'))
    .max(MAX_COPIED, messageKey('invalid'))
    .test('once', messageKey('invalid'), (given) => areDistinct(given.map(({ id }) => id))),
});
export type ActivityCopies = InferType<typeof activityCopiesSchema>;

/**
 * A group with activities to copy. `is_past`: of a school year that is over; `year`: the first and last day of its school year, where
 * the school keeps years.
 */
const copySourceSchema = record({
  ...groupHead,
  is_past: boolean().required(),
  year: record({ starts_on: string().required(), ends_on: string().required() }).nullable().defined(),
  activities: number().required(),
});
export type CopySource = InferType<typeof copySourceSchema>;

export const copySourcesSchema = record({ data: array(copySourceSchema).required() });
export type CopySources = InferType<typeof copySourcesSchema>;
