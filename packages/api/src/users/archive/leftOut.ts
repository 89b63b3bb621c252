import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { notificationPreferences, notifications, pushSubscriptions } from '../../accounts/notifications/tables.ts';
import { accountTokens, guardianships, sessionHandoffs, signInPictures } from '../../accounts/tables.ts';
import { announcements } from '../../announcements/tables.ts';
import { conversationReads, conversations, officeHours } from '../../conversations/tables.ts';
import { clubs } from '../../clubs/tables.ts';
import { calendarFeeds } from '../../calendar/tables.ts';
import { destinationTokens } from '../../destinations/tables.ts';
import { courses } from '../../courses/tables.ts';
import { federationAttempts } from '../../federation/tables.ts';
import { closedGrades, periodGrades, periodObservations } from '../../gradebook/tables.ts';
import { registeredStudents } from '../../guardians/tables.ts';
import { importGuardians, importRows } from '../../imports/tables.ts';
import { reports } from '../../moderation/tables.ts';
import { planOrders } from '../../memberships/tables.ts';
import { parentInvitationChildren, parentInvitations } from '../../parentInvitations/tables.ts';
import { actingColumns } from '../merge/references.ts';
import { secondFactors } from '../../secondFactor/tables.ts';
import { dataRequests } from '../../dataRequests/tables.ts';
import { resources } from '../../resources/tables.ts';
import { settings } from '../../settings/tables.ts';
import { uploads } from '../../uploads/tables.ts';

/** Columns that refer to users and put nothing into the archive of a person's data. */
export const leftOut: readonly { columns: readonly AnyPgColumn[]; because: string }[] = [
  { columns: actingColumns, because: 'They name who acted, in what belongs to other people.' },
  {
    columns: [announcements.createdBy, resources.createdBy],
    because: 'They are what was written for a school, which keeps it.',
  },
  {
    columns: [sessionHandoffs.userId, accountTokens.userId, destinationTokens.userId, federationAttempts.userId],
    because: 'They hold keys, and are deleted soon.',
  },
  {
    columns: [secondFactors.userId, signInPictures.userId, pushSubscriptions.userId, calendarFeeds.ownerId],
    because: 'They hold keys.',
  },
  {
    columns: [uploads.userId],
    because: 'They are on their way, and deleted soon; the archive has what was delivered.',
  },
  {
    columns: [importRows.userId, importGuardians.studentId, registeredStudents.studentId],
    because: 'They are what a school wrote, about guardians as well; what was taken of it is in the account.',
  },
  {
    columns: [periodGrades.userId, closedGrades.userId, periodObservations.userId],
    because: 'They are what a teacher works on; the archive has what was published of them.',
  },
  {
    columns: [conversations.studentId, conversationReads.userId],
    because: 'They are about what others wrote; the archive of each author has it.',
  },
  { columns: [reports.personId], because: 'They are what others reported, and moderators decide on it.' },
  { columns: [officeHours.userId], because: 'They are hours of a school, which its families see.' },
  { columns: [courses.teacherId], because: 'It is a name on the page of a course, which anyone reads.' },
  { columns: [clubs.moderatorId], because: 'It is a name on the page of a club, which its students read.' },
  { columns: [planOrders.userId], because: 'Its order is among the orders.' },
  {
    columns: [settings.userId, notificationPreferences.userId],
    because: 'They are how the screens of the person look and how they are notified, who sees it.',
  },
  { columns: [notifications.userId], because: 'They announce what other parts have.' },
  {
    columns: [
      guardianships.invitedBy,
      parentInvitations.inviterId,
      parentInvitations.acceptedBy,
      parentInvitationChildren.studentId,
    ],
    because: 'They are of another guardian as well; what came of them is among children and guardians.',
  },
  { columns: [dataRequests.childId], because: 'They are the words of a guardian, who has them.' },
];
