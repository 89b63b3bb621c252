import { type SQL, sql } from 'drizzle-orm';

import { groups, schoolPeriods } from '../institutions/tables.ts';
import { subjects } from '../subjects/tables.ts';
import { gradebookRules, periodClosings, periodGrades, periodObservations } from './tables.ts';

/** Whether something was graded, observed, weighed or closed in a period, as a condition on `school_periods`. */
export const isGraded: SQL = sql`(exists (select from ${periodGrades} where ${periodGrades.periodId} = ${schoolPeriods.id})
  or exists (select from ${gradebookRules} where ${gradebookRules.periodId} = ${schoolPeriods.id})
  or exists (select from ${periodObservations} where ${periodObservations.periodId} = ${schoolPeriods.id})
  or exists (select from ${periodClosings} where ${periodClosings.periodId} = ${schoolPeriods.id}))`;

/** Names of the periods of a group's year whose grades were not closed, of a group with subjects, as an expression on `groups`. */
export const openPeriods: SQL<string[]> = sql<string[]>`array(
  select ${schoolPeriods.name} from ${schoolPeriods}
  where ${schoolPeriods.yearId} = ${groups.yearId}
    and exists (select from ${subjects} where ${subjects.groupId} = ${groups.id} and ${subjects.deletedAt} is null)
    and not exists (select from ${periodClosings} where ${periodClosings.groupId} = ${groups.id}
      and ${periodClosings.periodId} = ${schoolPeriods.id} and ${periodClosings.reopenedAt} is null)
  order by ${schoolPeriods.startsOn})`;

/** Whether students of a group have grades, as a condition on `groups`. */
export const hasGrades: SQL = sql`(exists (select from ${periodClosings} where ${periodClosings.groupId} = ${groups.id})
  or exists (select from ${periodObservations} where ${periodObservations.groupId} = ${groups.id})
  or exists (select from ${periodGrades} join ${subjects} on ${subjects.id} = ${periodGrades.subjectId}
    where ${subjects.groupId} = ${groups.id}))`;
