import { array, boolean, type InferType, number, string } from 'yup';

import { zone } from '../calendar/schema.ts';
import { groupHead } from '../groups/schema.ts';
import { homeworkStatuses } from '../homework/states.ts';
import { messageKey, optionalText, record, text, requiredUuid } from '../validation/fields.ts';
import { MAX_DESCRIPTION, MAX_GRADE_REASON, MAX_WEIGHT, missingRules } from './rules.ts';

/** A sheet: a subject of the group in a period of its school year. */
const ofSheet = { period: requiredUuid(), subject: requiredUuid() };

/**
 * The grade that a teacher gives a student for a period. `grade`: as it is typed, with a decimal comma or point; empty for the suggested
 * one. `reason`: needed where the grade is another one than suggested. `description`: in preescolar, in place of a grade. `version`: that
 * which was seen, 0 where there was none.
 */
export const periodGradeInputSchema = record({
  ...ofSheet,
  grade: string().typeError(messageKey('invalid')).max(5, messageKey('invalid')),
  description: optionalText(MAX_DESCRIPTION),
  reason: optionalText(MAX_GRADE_REASON),
  version: number()
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .integer(messageKey('invalid'))
    .min(0, messageKey('invalid')),
});
export type PeriodGradeInput = InferType<typeof periodGradeInputSchema>;

const missing = () => string().typeError(messageKey('invalid')).oneOf(missingRules, messageKey('choice.unknown'));
const weight = () =>
  number()
    .typeError(messageKey('number.digits'))
    .required(messageKey('required'))
    .integer(messageKey('invalid'))
    .min(0, messageKey('invalid'))
    .max(MAX_WEIGHT, messageKey('invalid'));

/** How the suggested grades of a sheet are made. Activities that are not named count once. */
export const gradebookRulesSchema = record({
  ...ofSheet,
  missing: missing().required(messageKey('required')),
  weights: array(record({ activity: requiredUuid(), weight: weight() }).required(messageKey('required')))
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .max(200, messageKey('invalid')),
});
export type GradebookRules = InferType<typeof gradebookRulesSchema>;

/** Why a period is opened again. */
export const reopeningSchema = record({ reason: text(3, MAX_GRADE_REASON) });
export type Reopening = InferType<typeof reopeningSchema>;

/** The grade of a student: what follows from their homework, and what the teacher gave in its place. */
const standing = {
  suggested: number().nullable().defined(),
  grade: number().nullable().defined(),
  description: string().defined(),
  reason: string().defined(),
  version: number().required(),
};

const studentGradeSchema = record({ uuid: string().required(), ...standing });
export type StudentGrade = InferType<typeof studentGradeSchema>;

const workSchema = record({
  activity: string().required(),
  status: string().oneOf(homeworkStatuses).required(),
  score: number().nullable().defined(),
  is_late: boolean().required(),
  is_missing: boolean().required(),
});
export type SheetWork = InferType<typeof workSchema>;

const sheetStudentSchema = record({
  uuid: string().required(),
  name: string().defined(),
  last_name: string().defined(),
  works: array(workSchema).required(),
  ...standing,
});
export type SheetStudent = InferType<typeof sheetStudentSchema>;

const sheetSchema = record({
  ...ofSheet,
  /** Whether nothing can be changed: the period is closed, or the group's school year is over. */
  closed: boolean().required(),
  missing: missing().required(),
  lowest: number().required(),
  /** Those due in the period, the earliest first; `released`: students and guardians see its grades. */
  activities: array(
    record({
      id: string().required(),
      name: string().required(),
      finish_date: string().required(),
      points: number().required(),
      weight: number().required(),
      released: boolean().required(),
    }),
  ).required(),
  students: array(sheetStudentSchema).required(),
});
export type Sheet = InferType<typeof sheetSchema>;

/** The gradebook of a group; `zone` is that of its school. `sheet`: null where the group has no subject, or its school year no period. */
export const gradebookSchema = record({
  data: record({
    group: record({
      ...groupHead,
      school: string().required(),
      zone: zone().required(),
    }),
    periods: array(
      record({
        id: string().required(),
        name: string().required(),
        starts_on: string().required(),
        ends_on: string().required(),
        closed: boolean().required(),
      }),
    ).required(),
    subjects: array(record({ id: string().required(), name: string().required() })).required(),
    sheet: sheetSchema.nullable().defined(),
  }),
});
export type Gradebook = InferType<typeof gradebookSchema>;

export const gradebookSavedSchema = record({ message: string().required() }).concat(gradebookSchema);
export type GradebookSaved = InferType<typeof gradebookSavedSchema>;

export const gradeSavedSchema = record({ message: string().required(), data: studentGradeSchema });
export type GradeSaved = InferType<typeof gradeSavedSchema>;
