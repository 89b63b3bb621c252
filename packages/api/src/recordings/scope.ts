import { reachesOf } from '@lia/sdk/accounts/permissions';
import { and, isNull, type SQL, sql } from 'drizzle-orm';

import { type GroupScope, groupsEver } from '../groups/scope.ts';
import { isCurrentGroup } from '../institutions/members.ts';
import { groups, institutions, schoolEnrolments, sections } from '../institutions/tables.ts';
import type { MediaOwner } from '../media/owner.ts';
import { media } from '../media/tables.ts';
import { Scope } from '../platform/scope.ts';
import type { Session } from '../platform/appContext.ts';
import { recordings } from './tables.ts';

/** Who watches recordings of their classes. */
export type WatcherScope = Scope<'own'>;

/** Recordings of groups that a scope reaches, as a condition on `recordings`; deleted ones among them. */
export const recordedIn = (scope: GroupScope): SQL =>
  sql`${recordings.groupId} in (select ${groups.id} from ${groups} where ${groupsEver(scope)})`;

/** Groups that a student studies in today, of a school that is there. */
const studiedBy = (userId: number): SQL => sql`(
  select ${schoolEnrolments.groupId} from ${schoolEnrolments}
  join ${groups} on ${groups.id} = ${schoolEnrolments.groupId} and ${isCurrentGroup}
  join ${sections} on ${sections.id} = ${groups.sectionId}
  join ${institutions} on ${institutions.id} = ${sections.schoolId} and ${institutions.deletedAt} is null
  where ${schoolEnrolments.userId} = ${userId} and ${schoolEnrolments.until} is null)`;

/** Recordings of the classes of a student, as a condition on `recordings`. */
export const recordedFor = (scope: WatcherScope): SQL => {
  const studied = scope.where({ own: (userId) => sql`${recordings.groupId} in ${studiedBy(userId)}` });
  return and(isNull(recordings.deletedAt), studied) ?? sql`false`;
};

const ofRecordings = (where: SQL | undefined): SQL =>
  sql`${media.id} in (select ${recordings.mediaId} from ${recordings} where ${and(isNull(recordings.deletedAt), where)})`;

function managed(session: Session): SQL | undefined {
  if (reachesOf(session, 'recordings.manage').size === 0) return undefined;
  return ofRecordings(recordedIn(Scope.of(session, 'recordings.manage')));
}

function watched(session: Session): SQL | undefined {
  if (reachesOf(session, 'recordings.watch').size === 0) return undefined;
  return ofRecordings(recordedFor(Scope.of(session, 'recordings.watch')));
}

/** Who plays the file of a recording, changes its captions and chapters, and is tracked: the students of its group. */
export const recordingMedia: MediaOwner = {
  plays: (session) => {
    const conditions = [managed(session), watched(session)].filter((one) => one !== undefined);
    return conditions.length === 0 ? undefined : sql`(${sql.join(conditions, sql` or `)})`;
  },
  manages: managed,
  tracks: watched,
};
