import type { Activity } from '@lia/sdk/activities/schema';
import { toGrade } from '@lia/sdk/homework/states';
import { type SQL, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { schoolEnrolments } from '../institutions/tables.ts';
import { activities } from './tables.ts';

type Counts = Pick<Activity, 'students' | 'delivered' | 'missing' | 'toGrade' | 'graded'>;

/** Homework of an activity by those who study in its group today. It is named as SQL: its folder imports this one. */
const workOfActivity: SQL = sql`
  from homework as work
  join ${schoolEnrolments} on ${schoolEnrolments.userId} = work.user_id
    and ${schoolEnrolments.groupId} = ${activities.groupId} and ${schoolEnrolments.until} is null
  join ${users} on ${users.id} = work.user_id and ${users.deletedAt} is null
  where work.activity_id = ${activities.id}`;

/** Work that a teacher has to grade. */
export const waits: SQL = sql.raw(`work.status in (${toGrade.map((status) => `'${status}'`).join(', ')})`);

/** Work that has a grade. */
export const isGraded: SQL = sql`work.status = 'graded'`;

/** What `isMissingAt` of the SDK calls missing, of an activity that students see. */
export const isMissing: SQL = sql`(work.status in ('toDo', 'draft') and work.attempts = 0 and work.due_override is null
  and ${activities.finishDate} < now() and ${activities.isActive})`;

/** Whether an activity has work of a kind. */
export const hasWork = (which: SQL): SQL => sql`exists (select ${workOfActivity} and ${which})`;

/** How far the students of an activity are. */
export const counts: SQL<Counts> = sql<Counts>`(
  select jsonb_build_object('students', count(*), 'delivered', count(*) filter (where work.attempts > 0),
    'missing', count(*) filter (where ${isMissing}), 'toGrade', count(*) filter (where ${waits}),
    'graded', count(*) filter (where ${isGraded}))
  ${workOfActivity})`;
