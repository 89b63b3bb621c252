import { array, boolean, type InferType, number, string } from 'yup';

import { zone } from '../calendar/schema.ts';
import { groupHead } from '../groups/schema.ts';
import { LARGEST_ID, messageKey, optionalText, record, requiredUuid } from '../validation/fields.ts';
import { attendanceStates, MAX_MARKS, MAX_NOTE } from './rules.ts';

const state = () => string().typeError(messageKey('invalid')).oneOf(attendanceStates, messageKey('choice.unknown'));

/**
 * Marks students of a group for a day, all or none. `state`: null takes a mark back. `version`: that of the mark that was seen,
 * 0 where there was none; what someone has changed since is refused, unless it equals that of the call.
 */
export const attendanceMarksSchema = record({
  marks: array(
    record({
      student: requiredUuid(),
      state: state().nullable().defined(messageKey('required')),
      note: optionalText(MAX_NOTE),
      version: number()
        .typeError(messageKey('invalid'))
        .required(messageKey('required'))
        .integer(messageKey('invalid'))
        .min(0, messageKey('invalid'))
        .max(LARGEST_ID, messageKey('invalid')),
    }).required(messageKey('required')),
  )
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .min(1, messageKey('required'))
    .max(MAX_MARKS, messageKey('invalid')),
});
export type AttendanceMarks = InferType<typeof attendanceMarksSchema>;

const person = { uuid: string().required(), name: string().defined(), last_name: string().defined() };

/** A student on a day. `state`: null where they were not marked; `by`: who marked them; `current`: whether they are in the group. */
const attendanceStudentSchema = record({
  ...person,
  current: boolean().required(),
  state: state().nullable().defined(),
  note: string().defined(),
  version: number().required(),
  by: string().nullable().defined(),
});
export type AttendanceStudent = InferType<typeof attendanceStudentSchema>;

const group = record({ id: string().required(), name: string().required(), school: string().required() });

/** The attendance of a group on a day. `from`, `until`: its first and last day that may be marked; null where none may; `zone`: that of the school. */
export const attendanceDaySchema = record({
  group,
  day: string().required(),
  from: string().nullable().defined(),
  until: string().nullable().defined(),
  zone: zone().required(),
  students: array(attendanceStudentSchema).required(),
});
export type AttendanceDay = InferType<typeof attendanceDaySchema>;
export const attendanceDayAnswerSchema = record({ data: attendanceDaySchema });
export type AttendanceDayAnswer = InferType<typeof attendanceDayAnswerSchema>;

export const attendanceSavedSchema = record({ message: string().required(), data: attendanceDaySchema });
export type AttendanceSaved = InferType<typeof attendanceSavedSchema>;

const counts = {
  present: number().required(),
  late: number().required(),
  absent: number().required(),
  justified: number().required(),
};

/** How often a student was what. */
const attendanceCountsSchema = record(counts);
export type AttendanceCounts = InferType<typeof attendanceCountsSchema>;

const dayMark = record({ day: string().required(), state: state().required(), note: string().defined() });

/** The sheet of a group for a month, by surname. `days`: those on which someone was marked. */
export const attendanceMonthSchema = record({
  data: record({
    group,
    month: string().required(),
    days: array(string().required()).required(),
    students: array(record({ ...person, marks: array(dayMark).required(), counts: attendanceCountsSchema })).required(),
  }),
});
export type AttendanceMonth = InferType<typeof attendanceMonthSchema>;

/**
 * A month of the groups of a school that the caller reaches, those with most absences first, and up to 50 students who were
 * absent or late most often. `days`: those on which someone of the group was marked.
 */
export const schoolAttendanceSchema = record({
  data: record({
    month: string().required(),
    school: record({ id: number().required(), name: string().required() }),
    groups: array(
      record({
        ...groupHead,
        days: number().required(),
        counts: attendanceCountsSchema,
      }),
    ).required(),
    students: array(
      record({
        ...person,
        group: record({ id: string().required(), name: string().required() }),
        counts: attendanceCountsSchema,
      }),
    ).required(),
  }),
});
export type SchoolAttendance = InferType<typeof schoolAttendanceSchema>;

/** A month of one student, the latest day first. */
export const studentAttendanceSchema = record({
  data: record({ month: string().required(), days: array(dayMark).required(), counts: attendanceCountsSchema }),
});
export type StudentAttendance = InferType<typeof studentAttendanceSchema>;
