import { array, type InferType, number } from 'yup';

import { messageKey, optionalText, record, text } from '../validation/fields.ts';
import {
  MAX_CRITERIA,
  MAX_LEVEL_DESCRIPTION,
  MAX_LEVELS,
  MAX_POINTS,
  MAX_RUBRIC_NAME,
  worthOf,
} from './rubricRules.ts';

export const points = () =>
  number()
    .typeError(messageKey('invalid'))
    .min(0, messageKey('invalid'))
    .max(MAX_POINTS, messageKey('invalid'))
    .required(messageKey('required'));

const level = () =>
  record({
    name: text(1, MAX_RUBRIC_NAME),
    points: points(),
    description: optionalText(MAX_LEVEL_DESCRIPTION),
  }).required(messageKey('required'));

const criterion = () =>
  record({
    name: text(1, MAX_RUBRIC_NAME),
    levels: array(level())
      .typeError(messageKey('invalid'))
      .required(messageKey('required'))
      .min(1, messageKey('required'))
      .max(MAX_LEVELS, messageKey('invalid')),
  }).required(messageKey('required'));

/** What the work is graded by: criteria, each with the levels that it may reach and their points. One of them is worth something. */
export const rubricSchema = array(criterion())
  .typeError(messageKey('invalid'))
  .min(1, messageKey('required'))
  .max(MAX_CRITERIA, messageKey('invalid'))
  .test('worth', messageKey('rubric.worth'), (given) => !given?.length || worthOf(given) > 0);
export type Rubric = NonNullable<InferType<typeof rubricSchema>>;
