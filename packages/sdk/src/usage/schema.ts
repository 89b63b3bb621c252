import { array, boolean, type InferType, number, string } from 'yup';

import { messageKey, record } from '../validation/fields.ts';
import { SCREEN } from './rules.ts';

/** A screen that a member opened: `/apps/grupo/:id`. */
export const screenViewSchema = record({
  screen: string()
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .max(80, messageKey('invalid'))
    .matches(SCREEN, messageKey('invalid')),
});
export type ScreenView = InferType<typeof screenViewSchema>;

export const screenViewAnswerSchema = record({ recorded: boolean().required() });
export type ScreenViewAnswer = InferType<typeof screenViewAnswerSchema>;

/** Whether a member agrees to be counted. */
export const usageChoiceSchema = record({
  agrees: boolean().typeError(messageKey('invalid')).required(messageKey('required')),
});
export type UsageChoice = InferType<typeof usageChoiceSchema>;

/** Since when they agree, as an ISO 8601 instant; null where they do not. */
export const usageConsentSchema = record({ data: record({ agreed_at: string().nullable().defined() }).required() });
export type UsageConsent = InferType<typeof usageConsentSchema>;

/** Screens that the people of a school opened, the most used first, with how many people did. */
export const usageReportSchema = record({
  data: array(record({ screen: string().required(), people: number().required() })).required(),
});
export type UsageReport = InferType<typeof usageReportSchema>;
