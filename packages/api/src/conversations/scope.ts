import type { ConversationSide } from '@lia/sdk/conversations/rules';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';

import { guardianships, users } from '../accounts/tables.ts';
import { reached as reachedGroups } from '../groups/scope.ts';
import { isCurrentGroup, isCurrentMember, worksFor } from '../institutions/members.ts';
import { groups, institutions, schoolEnrolments, schoolMembers } from '../institutions/tables.ts';
import type { Scope } from '../platform/scope.ts';
import { conversations } from './tables.ts';

/** Who takes part in conversations: families, teachers and who works for a school. No student ever does. */
export type ConversationScope = Scope<'school' | 'groups' | 'children'>;

const isStudentThere = sql`exists (
  select from ${users} as pupil where pupil.id = ${conversations.studentId} and pupil.deleted_at is null)`;

/** The student is in the group today. */
const isInGroup = sql`exists (
  select from ${schoolEnrolments} join ${groups} on ${groups.id} = ${schoolEnrolments.groupId}
  where ${and(
    sql`${schoolEnrolments.userId} = ${conversations.studentId}`,
    sql`${schoolEnrolments.groupId} = ${conversations.groupId}`,
    isNull(schoolEnrolments.until),
    isCurrentGroup,
  )})`;

const ofChildren = (userId: number): SQL => sql`(${conversations.studentId} in (
  select ${guardianships.studentId} from ${guardianships}
  where ${and(eq(guardianships.guardianId, userId), isNull(guardianships.endedAt))}) and ${isStudentThere})`;

/** With the teacher of a group that the user teaches today, about a student who is in it today. */
const ofGroups = (userId: number): SQL => sql`(${conversations.groupId} in (
  select ${groups.id} from ${groups} where ${and(isCurrentGroup, reachedGroups.groups(userId))})
  and ${isInGroup} and ${isStudentThere})`;

const ofSchools = (userId: number): SQL => sql`${conversations.schoolId} in (
  select ${institutions.id} from ${institutions} where ${and(isNull(institutions.deletedAt), worksFor(userId))})`;

/** Conversations by the reach of who reads and writes in them, as conditions on `conversations`. */
export const reached = { children: ofChildren, groups: ofGroups, school: ofSchools };

export const conversationsIn = (scope: ConversationScope): SQL => scope.where(reached);

/** Those that are written to the user: a school reads what its teachers write, and is not notified of it. */
export const addressedTo = (scope: ConversationScope): SQL =>
  scope.where({
    ...reached,
    school: (userId) => sql`(${conversations.groupId} is null and ${ofSchools(userId)})`,
  });

const nothing = (): SQL => sql`false`;

/** As what the user takes part in a conversation that the scope reaches. */
export const sideIn = (scope: ConversationScope): SQL<ConversationSide> => sql<ConversationSide>`case
  when ${scope.where({ children: ofChildren, groups: nothing, school: nothing })} then 'family'
  when ${scope.where({ children: nothing, groups: ofGroups, school: nothing })} then 'teacher'
  else 'school' end`;

/** Guardians of today of the student of a conversation, as a query of `user_id` within one that reads it. */
const family = sql`select ${guardianships.guardianId} as user_id, 'family' as side from ${guardianships}
  join ${users} as parent on parent.id = ${guardianships.guardianId} and parent.deleted_at is null
  where ${guardianships.studentId} = ${conversations.studentId} and ${guardianships.endedAt} is null`;

/** Whether one may write in a conversation, as a condition on `conversations`: the student is of the school and group. */
export const isOpen: SQL<boolean> = sql<boolean>`(${isStudentThere}
  and exists (select from ${schoolMembers} where ${schoolMembers.userId} = ${conversations.studentId}
    and ${schoolMembers.schoolId} = ${conversations.schoolId} and ${schoolMembers.role} = 'student' and ${isCurrentMember})
  and (${conversations.groupId} is null or ${isInGroup})
  and exists (${family}))`;

/** The teacher of the group today; their account may be over. */
const teacher = sql`select ${groups.teacherId} as user_id, 'teacher' as side from ${groups}
  where ${and(
    sql`${groups.id} = ${conversations.groupId}`,
    isCurrentGroup,
    sql`${groups.teacherId} in (select ${schoolMembers.userId} from ${schoolMembers}
      where ${schoolMembers.schoolId} = ${conversations.schoolId} and ${schoolMembers.role} = 'teacher' and ${isCurrentMember})`,
    isInGroup,
  )}`;

const staff = sql`select ${schoolMembers.userId} as user_id, 'school' as side from ${schoolMembers}
  where ${conversations.groupId} is null and ${schoolMembers.schoolId} = ${conversations.schoolId}
    and ${schoolMembers.role} = 'schoolAdmin' and ${isCurrentMember}`;

/** To whom a conversation is written today, as a query of `user_id` and `side` within one that reads it. */
export const participants: SQL = sql`(
  select taking.user_id, min(taking.side) as side from (${family} union ${teacher} union ${staff}) as taking
  join ${users} as account on account.id = taking.user_id and account.deleted_at is null
  group by taking.user_id)`;
