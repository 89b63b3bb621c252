import { type SQL, sql } from 'drizzle-orm';

import { guardianships, users } from '../tables.ts';
import { notifications } from './tables.ts';

/** The uuid of the student whom a guardian is notified about; null of what is about the reader, as the end of their guardianship is. */
const student = sql`(case when ${notifications.kind} = 'reportCard' then ${notifications.data} ->> 'student'
  when ${notifications.kind} = 'guardianship' and ${notifications.data} ->> 'event' = 'ended' then null
  else ${notifications.data} ->> 'child' end)`;

/**
 * Whether a notification is about no student, or about one for whom its reader answers now, as a condition on `notifications`. An
 * account that was merged since has its guardians at the one that was kept.
 */
export const isOfOwnStudent: SQL = sql`(${student} is null or exists (
  select from ${users} as child
  join ${guardianships} on ${guardianships.studentId} in (child.id, child.merged_into) and ${guardianships.endedAt} is null
  where child.uuid = ${student}::uuid and ${guardianships.guardianId} = ${notifications.userId}))`;
