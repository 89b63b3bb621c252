import { boolean, type InferType, string } from 'yup';

import { messageKey, optionalText, record, text, uuid } from '../validation/fields.ts';
import { MAX_REPORT_TEXT, moderationActions, reportableKinds, reportReasons, reportSubjects } from './rules.ts';

const oneOf = <const V extends string>(values: readonly V[]) =>
  string<V>()
    .typeError(messageKey('choice.unknown'))
    .oneOf(values, messageKey('choice.unknown'))
    .required(messageKey('required'));

/** A report of something that the caller reads. What is meant by another reason is written. */
export const newReportSchema = record({
  kind: oneOf(reportableKinds),
  id: uuid().required(messageKey('required')),
  about: oneOf(reportSubjects),
  reason: oneOf(reportReasons),
  text: optionalText(MAX_REPORT_TEXT).when('reason', ([reason], words) =>
    reason === 'other' ? words.required(messageKey('required')) : words,
  ),
});
export type NewReport = InferType<typeof newReportSchema>;

export const reportMadeSchema = record({ message: string().required(), grave: boolean().required() });
export type ReportMade = InferType<typeof reportMadeSchema>;

/** A step of who moderates, with why. */
export const moderationStepSchema = record({ action: oneOf(moderationActions), note: text(1, MAX_REPORT_TEXT) });
export type ModerationStep = InferType<typeof moderationStepSchema>;
