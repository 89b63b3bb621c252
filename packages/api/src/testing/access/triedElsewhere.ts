import type { Permission } from '@lia/sdk/accounts/permissions';
import type { Route } from '@lia/sdk/http/endpoint';

import { accessMatrix } from './matrix.ts';

/** Permissions whose routes are tried, with own and other rows, in the files of their domains. */
const permissions: readonly Permission[] = [
  'imports.manage',
  'invitations.accept',
  'cards.manage',
  'children.manage',
  'users.manage',
  'homework.details',
  'homework.grade',
  'homework.deliver',
  'uploads.send',
  'recordings.manage',
  'resources.manage',
  'deletions.read',
  'resources.read',
  'resources.files',
  'recordings.watch',
  'media.play',
  'media.manage',
  'gradebook.read',
  'gradebook.grade',
  'gradebook.close',
  'gradebook.reopen',
  'reportCards.publish',
  'reportCards.read',
  'groups.manage',
  'schools.visit',
  'groups.cards',
  'students.register',
  'groups.join',
  'schoolYears.manage',
  'activities.manage',
  'activities.files',
  'announcements.manage',
  'announcements.read',
  'announcements.files',
  'conversations.join',
  'officeHours.manage',
  'reports.make',
  'moderation.manage',
  'clubs.open',
  'clubs.moderate',
  'clubs.join',
  'clubs.files',
  'calendar.read',
  'calendar.write',
  'lessons.read',
  'lessons.study',
  'lessons.teach',
  'classes.manage',
  'classes.settings',
  'classes.follow',
  'classes.join',
  'calendar.feed',
  'calendar.google',
  'homework.read',
  'homework.children',
  'audit.read',
  'overview.read',
  'payouts.read',
  'embeds.read',
  'dataRequests.make',
  'institutions.logo',
  'secondFactor.manage',
  'licences.manage',
  'licences.read',
  'licences.buy',
];

/** Routes whose rows are narrower than everything, and that have tests of their scope beside their own domain. */
export const triedElsewhere: readonly Route[] = [
  // notifications/notifications.test.ts
  ...accessMatrix
    .filter(({ permission }) => permission !== 'anyone')
    .flatMap(({ routes }) => routes.filter((route) => route.includes(' /notifications'))),
  'PUT /me/language',
  // teachers/registration.test.ts
  'GET /me/teacher-application',
  // usage/usage.test.ts
  'GET /me/usage',
  'POST /track/activity',
  'PUT /me/usage',
  // groups/ownStudies.test.ts
  'GET /me/studies',
  // classroom/classroom.test.ts
  'GET /aulaVirtual/getGroupStudent',
  // attendance/attendance.test.ts
  'GET /me/attendance',
  // users/search.test.ts
  'GET /usuarios/buscar',
  // federation/federation.test.ts
  'POST /federation/link/callback',
  'GET /account/identities',
  'DELETE /account/identities/{id}',
  // renewals/cash/cash.test.ts
  'GET /me/membership/voucher',
  'POST /me/membership/voucher',
  // licences/licences.test.ts, places/places.test.ts
  'GET /me/licences',
  'GET /me/places',
  ...accessMatrix.filter(({ permission }) => permissions.includes(permission)).flatMap(({ routes }) => routes),
];
