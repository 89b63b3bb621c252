import { array, type InferType, number, string } from 'yup';

import { groupHead } from '../groups/schema.ts';
import { record } from '../validation/fields.ts';

/**
 * A school as its people see it. `contact`: null to students, and where none is kept; `groups`: all of them for who runs the school,
 * and else those that the caller teaches, or in which they or their children study.
 */
export const schoolPageSchema = record({
  id: number().required(),
  name: string().required(),
  description: string().defined(),
  logo: string().nullable().defined(),
  contact: string().nullable().defined(),
  groups: array(
    record({
      ...groupHead,
      teacher: string().nullable().defined(),
    }),
  ).required(),
  /** Full names. */
  teachers: array(string().required()).required(),
});
export type SchoolPage = InferType<typeof schoolPageSchema>;

export const schoolPageAnswerSchema = record({ data: schoolPageSchema });
export type SchoolPageAnswer = InferType<typeof schoolPageAnswerSchema>;
