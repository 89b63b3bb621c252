import { array, type InferType, number, string } from 'yup';

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
