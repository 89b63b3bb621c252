import { reachesOf } from '@lia/sdk/accounts/permissions';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { and, type SQL, sql } from 'drizzle-orm';

import { isCurrentGroup, isCurrentMember } from '../institutions/members.ts';
import { groups, institutions, schoolEnrolments, schoolMembers, sections } from '../institutions/tables.ts';
import type { MediaOwner } from '../media/owner.ts';
import { media } from '../media/tables.ts';
import type { Session } from '../platform/appContext.ts';
import { Scope } from '../platform/scope.ts';
import { resourceGroups, resources } from './tables.ts';

/** Who keeps resources: LIA, who runs a school, who teaches. */
export type KeeperScope = Scope<'everything' | 'school' | 'groups'>;
/** Whom resources are shared with. */
export type SharedScope = Scope<'own'>;

/** Schools that are there, in which a person has a role today. */
const schoolsOf = (userId: number, role: 'schoolAdmin' | 'teacher'): SQL => sql`(
  select ${schoolMembers.schoolId} from ${schoolMembers}
  join ${institutions} on ${institutions.id} = ${schoolMembers.schoolId} and ${institutions.deletedAt} is null
  where ${schoolMembers.userId} = ${userId} and ${schoolMembers.role} = ${role} and ${isCurrentMember})`;

/** No folder that it stands in was deleted. */
export const isAboveThere: SQL = sql`not exists (
  select from ${resources} as above where above.id = any(${resources.path}) and above.deleted_at is not null)`;

/** Neither it nor a folder that it stands in was deleted. */
export const isThere: SQL = sql`(${resources.deletedAt} is null and ${isAboveThere})`;

/** A condition on what stands at the top, as `top`, for what stands in it as well. */
const ofTop = (where: SQL): SQL => sql`exists (
  select from ${resources} as top where top.id = coalesce(${resources.path}[1], ${resources.id}) and (${where}))`;

/** One's own, as long as one is in the school that it belongs to. */
const isOwn = (userId: number, role: 'schoolAdmin' | 'teacher'): SQL =>
  sql`(top.created_by = ${userId} and top.visibility <> 'site'
    and (top.school_id is null or top.school_id in ${schoolsOf(userId, role)}))`;
/** Shared in a school. Teachers who registered by themselves are in one that is none: they are strangers to each other. */
const ofSchool = (userId: number, role: 'schoolAdmin' | 'teacher'): SQL =>
  sql`(top.visibility in ('school', 'groups') and top.school_id <> ${PUBLIC_SCHOOL_ID} and top.school_id in ${schoolsOf(userId, role)})`;

/** LIA reaches all but what other authors keep to themselves. */
const open = (userId: number): SQL => ofTop(sql`top.visibility <> 'own' or top.created_by = ${userId}`);

/** What keepers see, by their reach, as conditions on `resources`. */
const seen = {
  school: (userId: number) =>
    ofTop(sql`${isOwn(userId, 'schoolAdmin')} or ${ofSchool(userId, 'schoolAdmin')} or top.visibility = 'site'`),
  groups: (userId: number) =>
    ofTop(sql`${isOwn(userId, 'teacher')} or ${ofSchool(userId, 'teacher')} or top.visibility = 'site'`),
};
export const seenBy = (scope: KeeperScope): SQL => (scope.reachesEverything ? open(scope.userId) : scope.where(seen));

/** What keepers change: who teaches what is their own, who runs a school what is shared in it as well. */
export const keptBy = (scope: KeeperScope): SQL =>
  scope.reachesEverything
    ? open(scope.userId)
    : scope.where({
        school: (userId) => ofTop(sql`${isOwn(userId, 'schoolAdmin')} or ${ofSchool(userId, 'schoolAdmin')}`),
        groups: (userId) => ofTop(isOwn(userId, 'teacher')),
      });

/** What is shared with the students of a group that is today, as long as they study in it. */
const shared = {
  own: (userId: number) =>
    ofTop(sql`top.visibility = 'groups' and exists (
      select from ${resourceGroups}
      join ${schoolEnrolments} on ${schoolEnrolments.groupId} = ${resourceGroups.groupId} and ${schoolEnrolments.until} is null
      join ${groups} on ${groups.id} = ${resourceGroups.groupId} and ${isCurrentGroup}
      join ${sections} on ${sections.id} = ${groups.sectionId}
      join ${institutions} on ${institutions.id} = ${sections.schoolId} and ${institutions.deletedAt} is null
      where ${resourceGroups.resourceId} = top.id and ${schoolEnrolments.userId} = ${userId})`),
};
export const sharedWith = (scope: SharedScope): SQL => scope.where(shared);

/** Whose file may be read: what keepers see, and what is shared. */
export const readBy = (scope: Scope<'everything' | 'school' | 'groups' | 'own'>): SQL =>
  scope.reachesEverything ? open(scope.userId) : scope.where({ ...seen, ...shared });

const ofResources = (where: SQL): SQL =>
  sql`${media.id} in (select ${resources.mediaId} from ${resources} where ${and(isThere, where)})`;

function kept(session: Session, where: (scope: KeeperScope) => SQL): SQL | undefined {
  if (reachesOf(session, 'resources.manage').size === 0) return undefined;
  return ofResources(where(Scope.of(session, 'resources.manage')));
}

function lent(session: Session): SQL | undefined {
  if (reachesOf(session, 'resources.read').size === 0) return undefined;
  return ofResources(sharedWith(Scope.of(session, 'resources.read')));
}

/** Who plays the video of a resource, changes its captions, and is tracked: the students that it is shared with. */
export const resourceMedia: MediaOwner = {
  plays: (session) => {
    const conditions = [kept(session, seenBy), lent(session)].filter((one) => one !== undefined);
    return conditions.length === 0 ? undefined : sql`(${sql.join(conditions, sql` or `)})`;
  },
  manages: (session) => kept(session, keptBy),
  tracks: lent,
};
