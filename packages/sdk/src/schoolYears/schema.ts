import { array, boolean, type InferType, number, string } from 'yup';

import { dayOrEmpty } from '../calendar/dayFields.ts';
import { addDays, isDay } from '../calendar/days.ts';
import { zone } from '../calendar/schema.ts';
import { MAX_GROUP_NAME } from '../groups/rules.ts';
import { groupHead } from '../groups/schema.ts';
import { levels } from '../registrations/rules.ts';
import { choice, messageKey, record, text, uuid } from '../validation/fields.ts';
import { leavingReasons, MAX_PERIOD_NAME, MAX_PERIODS, MAX_YEAR_DAYS, rolloverTeachers } from './rules.ts';

const requiredDay = () => dayOrEmpty().required(messageKey('required'));

interface Span {
  starts_on: string;
  ends_on: string;
}

const isSpan = ({ starts_on, ends_on }: Span): boolean => isDay(starts_on) && isDay(ends_on) && starts_on < ends_on;

const periodFields = { name: text(1, MAX_PERIOD_NAME), starts_on: requiredDay(), ends_on: requiredDay() };

/**
 * What makes a school year: its first and last day, and its periods in their order, which lie within it and do not overlap. A
 * period that is changed names its `id`; one that is not named any more is gone.
 */
export const schoolYearInputSchema = record({
  starts_on: requiredDay(),
  ends_on: requiredDay().test('span', messageKey('schoolYear.dates'), (end, { parent }) => {
    const { starts_on: start }: Span = parent;
    return !isDay(start) || !isDay(end) || (start < end && end <= addDays(start, MAX_YEAR_DAYS));
  }),
  periods: array(record({ id: uuid().optional(), ...periodFields }).required(messageKey('required')))
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .max(MAX_PERIODS, messageKey('invalid'))
    .test('order', messageKey('schoolYear.periods'), (periods, { parent }) => {
      const { starts_on, ends_on }: Span = parent;
      return (periods ?? []).every((period, index, all) => {
        const earlier = all[index - 1];
        return (
          isSpan(period) &&
          period.starts_on >= starts_on &&
          period.ends_on <= ends_on &&
          (earlier === undefined || earlier.ends_on < period.starts_on)
        );
      });
    }),
});
export type SchoolYearInput = InferType<typeof schoolYearInputSchema>;

/** What a rollover has done. `undoable`: until when it may be undone, a day; null where that is over. */
export const rolloverResultSchema = record({
  done_at: string().required(),
  promoted: number().required(),
  retained: number().required(),
  graduated: number().required(),
  left: number().required(),
  undoable: string().nullable().defined(),
});
export type RolloverResult = InferType<typeof rolloverResultSchema>;

/** A school year with its periods, days as `2026-08-31`. `name`: `2026-2027`; `rollover`: null where no group came into it by one. */
export const schoolYearSchema = record({
  id: string().required(),
  name: string().required(),
  starts_on: string().required(),
  ends_on: string().required(),
  periods: array(
    record({ id: string().required(), name: string().required(), starts_on: requiredDay(), ends_on: requiredDay() }),
  ).required(),
  rollover: rolloverResultSchema.nullable().defined(),
});
export type SchoolYear = InferType<typeof schoolYearSchema>;

/** The years of a school, the latest first. `zone`: of the school, whose day decides which of them is present. */
export const schoolYearsSchema = record({
  school: record({ id: number().required(), name: string().required(), zone: zone().required() }),
  data: array(schoolYearSchema).required(),
});
export type SchoolYears = InferType<typeof schoolYearsSchema>;

export const schoolYearSavedSchema = record({ message: string().required(), data: schoolYearSchema });
export type SchoolYearSaved = InferType<typeof schoolYearSavedSchema>;

/**
 * Where the students of a group go. `next`: null after the last grade of the school, which they leave as graduates;
 * `open_periods`: names of the periods whose grades were not closed, and would stay as they are.
 */
export const rolloverGroupSchema = record({
  ...groupHead,
  students: number().required(),
  open_periods: array(string().required()).required(),
  next: record({ level: choice(levels).required(), grade: number().required(), name: string().required() })
    .nullable()
    .defined(),
});
export type RolloverGroup = InferType<typeof rolloverGroupSchema>;

/** A student of whom the school may have two accounts: another one of the same name is in the grade that they come into. */
export const possibleDoubleSchema = record({
  uuid: string().required(),
  name: string().required(),
  username: string().required(),
  group: string().required(),
  other: record({ username: string().required(), group: string().nullable().defined() }),
});
export type PossibleDouble = InferType<typeof possibleDoubleSchema>;

/** What a rollover into a year would do. `outside`: students of the school who are in no group, and stay as they are. */
export const rolloverPreviewSchema = record({
  year: schoolYearSchema,
  groups: array(rolloverGroupSchema).required(),
  doubles: array(possibleDoubleSchema).required(),
  outside: number().required(),
});
export type RolloverPreview = InferType<typeof rolloverPreviewSchema>;

/**
 * What is chosen: groups that are not named stay as they are, students who are not named go with their group.
 * `accept_open_periods`: whether groups change although grades of a period were not closed.
 */
export const rolloverSchema = record({
  groups: array(
    record({
      id: uuid().required(messageKey('required')),
      name: text(1, MAX_GROUP_NAME).nullable().defined(),
    }).required(messageKey('required')),
  )
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .min(1, messageKey('rollover.groups'))
    .max(1000, messageKey('invalid')),
  students: array(
    record({
      uuid: uuid().required(messageKey('required')),
      outcome: string()
        .oneOf(['retained', 'left'] as const, messageKey('choice.unknown'))
        .required(messageKey('required')),
      reason: string().oneOf(leavingReasons, messageKey('choice.unknown')).optional(),
    }).required(messageKey('required')),
  )
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .max(20_000, messageKey('invalid')),
  teachers: string().oneOf(rolloverTeachers, messageKey('choice.unknown')).required(messageKey('required')),
  accept_open_periods: boolean().typeError(messageKey('invalid')).optional(),
});
export type Rollover = InferType<typeof rolloverSchema>;

export const rolloverDoneSchema = record({ message: string().required(), data: rolloverResultSchema });
export type RolloverDone = InferType<typeof rolloverDoneSchema>;

/** What undoing did: students who are back where they were, and those whom someone has changed since, who stay. */
export const rolloverUndoneSchema = record({
  message: string().required(),
  restored: number().required(),
  kept: number().required(),
});
export type RolloverUndone = InferType<typeof rolloverUndoneSchema>;
