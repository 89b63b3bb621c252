import { array, type InferType, number, string } from 'yup';

import { groupHead } from '../groups/schema.ts';
import { importStatuses } from '../imports/rules.ts';
import { periodFigures } from '../statistics/records.ts';
import { userKinds } from '../users/rules.ts';
import { record } from '../validation/fields.ts';

/** What there is of a school, or of all: its people, seats, sign-ins and latest imports. */
export const overviewSchema = record({
  data: record({
    /** Active accounts by kind; a person may be of several. Kinds without people are left out. */
    people: array(record({ kind: string().oneOf(userKinds).required(), count: number().required() })).required(),
    /** Licences of memberships that last; null without any membership. */
    seats: record({ used: number().required(), total: number().required() }).nullable().defined(),
    /** Sign-ins by the weeks of the last two months, the oldest first. */
    sign_ins: periodFigures(),
    /** The latest ones; null for who does not import. */
    imports: array(
      record({
        id: string().required(),
        file: string().required(),
        status: string().oneOf(importStatuses).required(),
        /** Accounts that it made. */
        created: number().required(),
        /** Rows that failed. */
        failed: number().required(),
        created_at: string().required(),
      }),
    )
      .nullable()
      .defined(),
  }).required(),
});
export type Overview = InferType<typeof overviewSchema>;

/** Deliveries that are expected by now, and how many of them came in time; null where they are hidden. */
const counts = { due: number().nullable().defined(), in_time: number().nullable().defined() };

/**
 * How a group of a school is doing in a period of its school year; `period` is null for what is due in none, and for a group
 * without activities. Those that students see count, by who studies in the group today: `due` deliveries are expected by now (work
 * that is excused, or was graded without a delivery, is not), and `in_time` of them came before they were due. `mean` is of the
 * `graded` scores that are released, of 10 points; null without any. For who does not reach the people of a school, counts from 1 to 4
 * are null, with what would give them away.
 */
export const groupFiguresSchema = record({
  data: array(
    record({
      group: record({
        ...groupHead,
      }).required(),
      school: string().required(),
      period: string().nullable().defined(),
      activities: number().required(),
      ...counts,
      to_grade: number().nullable().defined(),
      graded: number().nullable().defined(),
      mean: number().nullable().defined(),
    }),
  ).required(),
});
export type GroupFigures = InferType<typeof groupFiguresSchema>;

/** The same of all groups by the calendar month in which work was due, the oldest first. Months without any are left out. */
export const monthFiguresSchema = record({
  data: array(record({ month: string().required(), ...counts })).required(),
});
export type MonthFigures = InferType<typeof monthFiguresSchema>;
