import { within } from './mutation.ts';

const api = within('packages/api/src', 'api (postgres)');
const sdk = within('packages/sdk/src', 'sdk');

/** Faults of what students have of their own, and of who answers for them: points, clubs, guardians, roles in schools. */
export const studentMutations = [
  sdk({
    name: 'Points: replacing a delivery earns again and again',
    file: 'points/rules.ts',
    find: "return corrects ? 'corrected' : null;",
    replace: "return 'corrected';",
    test: 'points/points.test.ts',
  }),
  sdk({
    name: 'Points: a holiday ends a streak',
    file: 'points/rules.ts',
    find: "return due === 0 || (absent > 0 && present === 0) ? 'pause' : 'missed';",
    replace: "return 'missed';",
    test: 'points/points.test.ts',
  }),
  api({
    name: 'Points: weeks begin by the clocks of UTC',
    file: 'points/store.ts',
    find: '${deliveries.deliveredAt} at time zone ${zoneOfGroup}',
    replace: "${deliveries.deliveredAt} at time zone 'UTC'",
    test: 'points/points.test.ts',
  }),
  api({
    name: 'Clubs: what a student writes is published unread',
    file: 'clubs/mine.ts',
    find: "text, status: 'waiting' }",
    replace: "text, status: 'approved' }",
    test: 'clubs/clubs.test.ts',
  }),
  api({
    name: 'Clubs: pictures of what waits are seen by all members',
    file: 'clubs/scope.ts',
    find: '(${joinedBy(userId)} and ${readableBy(userId)})',
    replace: '(${joinedBy(userId)})',
    test: 'clubs/clubs.test.ts',
  }),
  api({
    name: 'Clubs: a post that was hidden upon a report is shown again by its teacher',
    file: 'clubs/moderate.ts',
    find: '.where(and(one, isNull(clubPosts.hiddenAt)))',
    replace: '.where(one)',
    test: 'clubs/clubs.test.ts',
  }),
  api({
    name: 'Clubs: who was removed comes back by joining',
    file: 'clubs/mine.ts',
    find: "if (isMember && club.removed) throw new ApiFailure(409, 'CLUB_REMOVED');",
    replace: '',
    test: 'clubs/clubs.test.ts',
  }),
  api({
    name: 'Clubs: a teacher moderates the clubs of others',
    file: 'clubs/scope.ts',
    find: '(${clubs.moderatorId} = ${userId} and ${clubs.schoolId} in',
    replace: '(${clubs.schoolId} in',
    test: 'clubs/clubs.test.ts',
  }),
  sdk({
    name: 'Clubs: telephone numbers with spaces are published',
    file: 'clubs/contactData.ts',
    find: String.raw`/\d(?:[\s.()+\-–—_/*]{0,3}\d)*/g`,
    replace: String.raw`/\d+/g`,
    test: 'clubs/clubs.test.ts',
  }),
  api({
    name: 'Guardians: an import of one school links them to a student of two',
    file: 'imports/guardians.ts',
    find: 'named.filter(({ self, elsewhere }) => !self && !elsewhere)',
    replace: 'named.filter(({ self }) => !self)',
    test: 'guardianInvitations/guardianInvitations.test.ts',
  }),
  api({
    name: 'Guardians: an invitation is good for students who left the school',
    file: 'imports/invitations.ts',
    find: "role} = 'student' and ${isCurrentMember} and",
    replace: "role} = 'student' and",
    test: 'guardianInvitations/guardianInvitations.test.ts',
  }),
  api({
    name: 'Roles: an administrator of a school runs each one that they are in',
    file: 'users/addedPlaces.ts',
    find: 'if (!worksForSchool(role)) return schools;',
    replace: "if (!worksForSchool(role) || role !== 'user') return schools;",
    test: 'users/otherSchools.test.ts',
  }),
];
