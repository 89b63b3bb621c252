import { array, boolean, type InferType, number, string } from 'yup';

import { LARGEST_ID, record, messageKey, text } from '../validation/fields.ts';
import { FORM_NAME, MAX_ORIGINS, originProblem, reportedEvents } from './rules.ts';

/** A site that embeds our forms, as the console writes it. */
export const embedSchema = record({
  name: text(3, 150),
  origins: array(
    string()
      .required(messageKey('required'))
      .max(300, messageKey('text.max'))
      .test('origin', messageKey('origin.invalid'), (value, context) => {
        const problem = value === undefined ? null : originProblem(value);
        return problem === null || context.createError({ message: messageKey(problem) });
      }),
  )
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .min(1, messageKey('required'))
    .max(MAX_ORIGINS, messageKey('invalid')),
  active: boolean().typeError(messageKey('choice.unknown')).required(messageKey('required')),
  /** The partner school whose site it is, null for none; it stays as it is where it is left out. */
  school_id: number()
    .typeError(messageKey('invalid'))
    .integer(messageKey('invalid'))
    .min(1, messageKey('invalid'))
    .max(LARGEST_ID, messageKey('number.max'))
    .nullable()
    .optional(),
});
export type EmbedInput = InferType<typeof embedSchema>;

/** What a page reports of an embedded form, without data of its visitor. */
export const embedReportSchema = record({
  form: string()
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .matches(FORM_NAME, messageKey('invalid')),
  event: string()
    .typeError(messageKey('choice.unknown'))
    .oneOf(reportedEvents, messageKey('choice.unknown'))
    .required(messageKey('required')),
});
export type EmbedReport = InferType<typeof embedReportSchema>;
