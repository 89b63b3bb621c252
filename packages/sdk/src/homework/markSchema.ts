import { array, number } from 'yup';

import { MAX_CRITERIA, MAX_LEVELS } from '../activities/rubricRules.ts';
import { messageKey, optionalText, record } from '../validation/fields.ts';
import { MAX_MARK_COMMENT } from './marks.ts';

const markSchema = record({
  level: number()
    .typeError(messageKey('invalid'))
    .integer(messageKey('invalid'))
    .min(0, messageKey('invalid'))
    .max(MAX_LEVELS - 1, messageKey('invalid'))
    .nullable()
    .defined(),
  comment: optionalText(MAX_MARK_COMMENT),
});

/** Marks of the criteria of a rubric, in their order. */
export const marksSchema = () =>
  array(markSchema.required(messageKey('required')))
    .typeError(messageKey('invalid'))
    .max(MAX_CRITERIA, messageKey('invalid'));
