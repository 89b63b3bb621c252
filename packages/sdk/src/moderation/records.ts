import { array, boolean, type InferType, string } from 'yup';

import { listedFileSchema } from '../files/schema.ts';
import { record } from '../validation/fields.ts';
import {
  moderationActions,
  reportableKinds,
  reportLevels,
  reportOutcomes,
  reportReasons,
  reportStatuses,
  reportSubjects,
} from './rules.ts';

/** A report as the queue shows it, with its log. `excerpt`, `files`: what was written and sent when it was reported. */
export const reportSchema = record({
  id: string().required(),
  kind: string().oneOf(reportableKinds).required(),
  about: string().oneOf(reportSubjects).required(),
  reason: string().oneOf(reportReasons).required(),
  grave: boolean().required(),
  text: string().defined(),
  excerpt: string().defined(),
  files: array(listedFileSchema).required(),
  person: string().defined(),
  reporter: string().defined(),
  school: string().nullable().defined(),
  level: string().oneOf(reportLevels).required(),
  status: string().oneOf(reportStatuses).required(),
  outcome: string().oneOf(reportOutcomes).nullable().defined(),
  created_at: string().required(),
  resolved_at: string().nullable().defined(),
  log: array(
    record({
      at: string().required(),
      by: string().defined(),
      action: string().oneOf(moderationActions).required(),
      note: string().defined(),
    }),
  ).required(),
});
export type ReportRecord = InferType<typeof reportSchema>;
export const reportListSchema = array(reportSchema).required();

export const reportSavedSchema = record({ message: string().required(), data: reportSchema });
export type ReportSaved = InferType<typeof reportSavedSchema>;
