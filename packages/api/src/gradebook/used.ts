import { type SQL, sql } from 'drizzle-orm';

import { groups, schoolPeriods } from '../institutions/tables.ts';
import { subjects } from '../subjects/tables.ts';
import { gradebookRules, periodClosings, periodGrades, periodObservations } from './tables.ts';

/** Whether something was graded, observed, weighed or closed in a period, as a condition on `school_periods`. */
export const isGraded: SQL = sql`(exists (select from ${periodGrades} where ${periodGrades.periodId} = ${schoolPeriods.id})
  or exists (select from ${gradebookRules} where ${gradebookRules.periodId} = ${schoolPeriods.id})
  or exists (select from ${periodObservations} where ${periodObservations.periodId} = ${schoolPeriods.id})
  or exists (select from ${periodClosings} where ${periodClosings.periodId} = ${schoolPeriods.id}))`;

/** Whether students of a group have grades, as a condition on `groups`. */
export const hasGrades: SQL = sql`(exists (select from ${periodClosings} where ${periodClosings.groupId} = ${groups.id})
  or exists (select from ${periodObservations} where ${periodObservations.groupId} = ${groups.id})
  or exists (select from ${periodGrades} join ${subjects} on ${subjects.id} = ${periodGrades.subjectId}
    where ${subjects.groupId} = ${groups.id}))`;
