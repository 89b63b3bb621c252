import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { and, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { isCurrentGroup, isCurrentMember, worksFor } from '../institutions/members.ts';
import { groups, institutions, schoolEnrolments, schoolMembers } from '../institutions/tables.ts';
import type { Scope } from '../platform/scope.ts';
import { clubMembers, clubPosts, clubs } from './tables.ts';

/** Who moderates clubs. */
export type ModeratorScope = Scope<'everything' | 'school' | 'own'>;

export type StudentScope = Scope<'own'>;

/** Schools that are there, in which a person has the role today. */
const schoolsOf = (userId: number, role: 'teacher' | 'student'): SQL => sql`(
  select ${schoolMembers.schoolId} from ${schoolMembers}
  join ${institutions} on ${institutions.id} = ${schoolMembers.schoolId} and ${institutions.deletedAt} is null
  where ${schoolMembers.userId} = ${userId} and ${schoolMembers.role} = ${role} and ${isCurrentMember})`;

/** Schools in which a teacher opens clubs, as a condition on `institutions`. */
export const teachesIn = (userId: number): SQL => sql`${institutions.id} in ${schoolsOf(userId, 'teacher')}`;

/** Of a school that is there and that they work for. */
const ofSchools = (userId: number): SQL => sql`${clubs.schoolId} in (
  select ${institutions.id} from ${institutions} where ${and(isNull(institutions.deletedAt), worksFor(userId))})`;

/** A teacher's own, as long as they teach in its school. */
const ofTeacher = (userId: number): SQL =>
  sql`(${clubs.moderatorId} = ${userId} and ${clubs.schoolId} in ${schoolsOf(userId, 'teacher')})`;

/** Clubs that a scope moderates, closed ones among them, as a condition on `clubs`. */
export const moderatedBy = (scope: ModeratorScope): SQL => scope.where({ school: ofSchools, own: ofTeacher });

/** Of who teaches a group of a student today. */
const byTeacherOf = (userId: number): SQL => sql`${clubs.moderatorId} in (
  select ${groups.teacherId} from ${schoolEnrolments}
  join ${groups} on ${groups.id} = ${schoolEnrolments.groupId} and ${isCurrentGroup}
  where ${schoolEnrolments.userId} = ${userId} and ${schoolEnrolments.until} is null)`;

/**
 * Open clubs of the schools of a student, as a condition on `clubs`; of public registrations, where anyone becomes a teacher by
 * registering, those of their own teachers.
 */
export const openTo = (userId: number): SQL =>
  sql`(${clubs.closedAt} is null and ${clubs.schoolId} in ${schoolsOf(userId, 'student')}
    and (${clubs.schoolId} <> ${PUBLIC_SCHOOL_ID} or ${byTeacherOf(userId)}))`;

/** Whose account is not deactivated: what they wrote is read by moderators alone afterwards. */
export const isActive = (userId: AnyPgColumn): SQL =>
  sql`${userId} in (select ${users.id} from ${users} where ${users.deletedAt} is null)`;

/** Clubs that a student is in today, as a condition on `clubs`. */
export const joinedBy = (userId: number): SQL => sql`(${openTo(userId)} and exists (
  select from ${clubMembers} where ${clubMembers.clubId} = ${clubs.id} and ${clubMembers.userId} = ${userId}
    and ${clubMembers.leftAt} is null and ${clubMembers.removedAt} is null))`;

/**
 * Posts of a club that one of its members reads: what is approved, and their own, but nothing that was hidden upon a report (decision
 * 107), as a condition on `club_posts`.
 */
export const readableBy = (userId: number): SQL => sql`(${clubPosts.hiddenAt} is null
  and ((${clubPosts.status} = 'approved' and ${isActive(clubPosts.authorId)})
    or (${clubPosts.authorId} = ${userId} and ${clubPosts.status} <> 'withdrawn')))`;

/** Posts whose pictures a scope sees, as a condition on `clubs` and `club_posts`. */
export const seenBy = (scope: ModeratorScope): SQL =>
  sql`(${clubPosts.hiddenAt} is null and ${scope.where({
    school: ofSchools,
    own: (userId) => sql`(${ofTeacher(userId)} or (${joinedBy(userId)} and ${readableBy(userId)}))`,
  })})`;
