import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';

import { activities } from '../activities/tables.ts';
import { isCurrentGroup } from '../institutions/members.ts';
import { schoolEnrolments } from '../institutions/tables.ts';
import { homework } from './tables.ts';

/** An activity that its students see, as a condition on `activities` and `groups`. */
export const isShown: SQL | undefined = and(
  isCurrentGroup,
  isNull(activities.deletedAt),
  eq(activities.isActive, true),
  lte(activities.publishDate, sql`now()`),
);

/** Homework of those who study in the group of its activity today, as a condition on `homework` and `activities`. */
export const isEnrolled: SQL = sql`exists (select from ${schoolEnrolments}
  where ${schoolEnrolments.userId} = ${homework.userId} and ${schoolEnrolments.groupId} = ${activities.groupId}
    and ${schoolEnrolments.until} is null)`;

/** Homework that its student sees today. */
export const isSetToday: SQL = sql`(${isShown} and ${isEnrolled})`;

/** An activity that one of some students has to do and sees, as a condition on `activities` and `groups`. */
export const isSetTo = (userIds: SQL): SQL => sql`(${isShown} and exists (select from ${homework}
  where ${homework.activityId} = ${activities.id} and ${homework.userId} in ${userIds} and ${isEnrolled}))`;
