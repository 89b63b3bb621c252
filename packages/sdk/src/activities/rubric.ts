import { array, type InferType, number } from 'yup';

import { messageKey, record, text } from '../validation/fields.ts';

/** Criteria of a rubric, and levels of each, that an activity has at most. */
export const MAX_CRITERIA = 10;
export const MAX_LEVELS = 6;

/** The most points that a level, and an activity, is worth. */
export const MAX_POINTS = 100;

export const points = () =>
  number()
    .typeError(messageKey('invalid'))
    .min(0, messageKey('invalid'))
    .max(MAX_POINTS, messageKey('invalid'))
    .required(messageKey('required'));

/** What the work is graded by: criteria, each with the levels that it may reach and their points. */
export const rubricSchema = array(
  record({
    name: text(1, 200),
    levels: array(record({ name: text(1, 200), points: points() }).required(messageKey('required')))
      .typeError(messageKey('invalid'))
      .required(messageKey('required'))
      .min(1, messageKey('required'))
      .max(MAX_LEVELS, messageKey('invalid')),
  }).required(messageKey('required')),
)
  .typeError(messageKey('invalid'))
  .min(1, messageKey('required'))
  .max(MAX_CRITERIA, messageKey('invalid'));
export type Rubric = NonNullable<InferType<typeof rubricSchema>>;
