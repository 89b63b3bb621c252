import { array, boolean, type InferType, number, string } from 'yup';

import { zone } from '../calendar/schema.ts';
import { record } from '../validation/fields.ts';
import { homeworkStatuses } from './states.ts';

const named = () => record({ id: string().required(), name: string().required() });

/**
 * Where a student stands with an activity. Dates are ISO instants: `finish_date` when it is due for this student and `cutoff_date`
 * until when it is taken, an extension counted; `is_late` of the last delivery; `is_extended` where this student has more time.
 * `attempts`: deliveries so far, of `max_attempts` that this student has; null for any number.
 */
const standing = {
  id: string().required(),
  activity_id: string().required(),
  status: string().oneOf(homeworkStatuses).required(),
  score: number().nullable().defined(),
  scoredDate: string().nullable().defined(),
  finish_date: string().required(),
  cutoff_date: string().nullable().defined(),
  delivered_at: string().nullable().defined(),
  is_late: boolean().required(),
  is_extended: boolean().required(),
  attempts: number().required(),
  max_attempts: number().nullable().defined(),
};

/** What a student has to do, as they and their guardians see it: the grade once it was released; `zone`: that of the school. */
export const homeworkSchema = record({
  ...standing,
  name: string().required(),
  theme: string().defined(),
  group: named().required(),
  subject: named().nullable().defined(),
  points: number().required(),
  zone: zone().required(),
});
export type Homework = InferType<typeof homeworkSchema>;
export const homeworkListSchema = array(homeworkSchema).required();

/** The same of one student of an activity, as its teacher sees it. `version` goes with what changes it. */
const studentHomeworkSchema = record({
  ...standing,
  version: number().required(),
  /** Null for who delivers alone. */
  team: named().nullable().defined(),
  user: record({ uuid: string().required(), name: string().defined(), last_name: string().defined() }).required(),
});
export type StudentHomework = InferType<typeof studentHomeworkSchema>;

export const studentHomeworkListSchema = record({ data: array(studentHomeworkSchema).required() });
export type StudentHomeworkList = InferType<typeof studentHomeworkListSchema>;
