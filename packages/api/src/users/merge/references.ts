import type { MergeRows } from '@lia/sdk/users/merge';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import {
  accessCodes,
  accountTokens,
  accountViews,
  guardianships,
  sessionHandoffs,
  sessions,
  signInPictures,
  users,
} from '../../accounts/tables.ts';
import { notificationPreferences, notifications, pushSubscriptions } from '../../accounts/notifications/tables.ts';
import { activities } from '../../activities/tables.ts';
import { announcementReads, announcements } from '../../announcements/tables.ts';
import { clubMembers, clubPosts, clubs } from '../../clubs/tables.ts';
import { attendance } from '../../attendance/tables.ts';
import { meetingJoins, meetingResources, meetings, meetingSeries } from '../../classroom/tables.ts';
import { withheldAvatars } from '../../avatars/tables.ts';
import { identities } from '../../accounts/identities/tables.ts';
import { conversationReads, conversations, messages, officeHours } from '../../conversations/tables.ts';
import { accountExports } from '../../balance/tables.ts';
import { legalTexts } from '../../consents/tables.ts';
import { contactMarks } from '../../contacts/tables.ts';
import { calendarEvents, calendarFeeds } from '../../calendar/tables.ts';
import { coursePrices, courses, enrolments } from '../../courses/tables.ts';
import { dataArchives, dataRequests } from '../../dataRequests/tables.ts';
import { destinationTokens } from '../../destinations/tables.ts';
import { federationAttempts } from '../../federation/tables.ts';
import { guardianInvitations, registeredStudents } from '../../guardians/tables.ts';
import { homework } from '../../homework/tables.ts';
import { importGuardians, importRows, imports } from '../../imports/tables.ts';
import { googleConnections } from '../../googleCalendars/tables.ts';
import { closedGrades, periodClosings, periodGrades, periodObservations } from '../../gradebook/tables.ts';
import { groups, schoolEnrolments, schoolMembers } from '../../institutions/tables.ts';
import { certificateCorrections, certificates, lessonProgress, quizAttempts } from '../../lessons/tables.ts';
import { licences, memberships, planOrders, planTerms } from '../../memberships/tables.ts';
import { parentInvitationChildren, parentInvitations } from '../../parentInvitations/tables.ts';
import { moderationLog, reports } from '../../moderation/tables.ts';
import { manualRefunds, orders, refunds } from '../../payments/tables.ts';
import { bankTransfers } from '../../payments/transfers/tables.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { invoices } from '../../receipts/tables.ts';
import { reportCards } from '../../reportCards/tables.ts';
import { secondFactors } from '../../secondFactor/tables.ts';
import { classCodes } from '../../signInPictures/tables.ts';
import { settings } from '../../settings/tables.ts';
import { teacherApplications } from '../../teachers/tables.ts';
import { usageConsents, usageViews } from '../../usage/tables.ts';
import { homeworkComments } from '../../deliveries/tables.ts';
import { media, mediaProgress } from '../../media/tables.ts';
import { recordings } from '../../recordings/tables.ts';
import { resources } from '../../resources/tables.ts';
import { uploads } from '../../uploads/tables.ts';
import {
  between,
  bothRegistered,
  ofSameActivity,
  ofSameAnnouncement,
  ofSameClosing,
  ofSameClub,
  ofSameConversation,
  ofSameDay,
  ofSameHours,
  ofSameImport,
  ofSameLesson,
  ofSameMedia,
  ofSameMeeting,
  ofSameNote,
  ofSamePeriod,
  ofSameReading,
  ofSameReport,
  ofSameSheet,
  type Pair,
} from './same.ts';

/** A column by which rows belong to a person: they move. */
interface MovedColumn {
  column: AnyPgColumn;
  /** What they are counted as; null where they are counted by another column. */
  rows: MergeRows | null;
  /** Those of the merged account that stay with it. */
  except?: (pair: Pair) => SQL;
}

export const movedColumns: readonly MovedColumn[] = [
  { column: memberships.userId, rows: 'memberships' },
  { column: licences.userId, rows: 'licences' },
  { column: orders.ownerId, rows: 'orders' },
  { column: planOrders.userId, rows: null },
  { column: enrolments.userId, rows: 'courses' },
  { column: courses.teacherId, rows: null },
  { column: lessonProgress.userId, rows: null, except: ofSameLesson },
  { column: quizAttempts.userId, rows: null },
  { column: certificates.userId, rows: null },
  { column: teacherApplications.userId, rows: 'applications' },
  { column: guardianships.studentId, rows: 'guardians', except: between },
  { column: guardianships.guardianId, rows: 'children', except: between },
  { column: guardianships.invitedBy, rows: null },
  { column: schoolMembers.userId, rows: 'schools' },
  { column: schoolEnrolments.userId, rows: 'enrolments' },
  { column: groups.teacherId, rows: 'groups' },
  { column: attendance.userId, rows: null, except: ofSameDay },
  { column: calendarEvents.ownerId, rows: null },
  { column: announcements.createdBy, rows: 'announcements' },
  { column: announcementReads.userId, rows: null, except: ofSameAnnouncement },
  { column: conversations.studentId, rows: null, except: ofSameConversation },
  { column: messages.authorId, rows: 'messages' },
  { column: conversationReads.userId, rows: null, except: ofSameReading },
  { column: officeHours.userId, rows: null, except: ofSameHours },
  { column: reports.personId, rows: null },
  { column: reports.reporterId, rows: null, except: ofSameReport },
  { column: clubMembers.userId, rows: null, except: ofSameClub },
  { column: clubPosts.authorId, rows: null },
  { column: clubs.moderatorId, rows: null },
  { column: meetingJoins.userId, rows: null, except: ofSameMeeting },
  { column: homework.userId, rows: 'homework', except: ofSameActivity },
  { column: periodGrades.userId, rows: null, except: ofSameSheet },
  { column: closedGrades.userId, rows: null, except: ofSameClosing },
  { column: reportCards.userId, rows: null, except: ofSamePeriod },
  { column: periodObservations.userId, rows: null, except: ofSameNote },
  { column: accessCodes.userId, rows: 'cards' },
  { column: identities.userId, rows: null },
  { column: importRows.userId, rows: 'imports' },
  { column: importGuardians.studentId, rows: null, except: ofSameImport },
  { column: registeredStudents.studentId, rows: null, except: bothRegistered },
  { column: guardianInvitations.acceptedBy, rows: 'invitations' },
  { column: dataRequests.userId, rows: 'dataRequests' },
  { column: dataRequests.childId, rows: null },
  { column: notifications.userId, rows: null },
  { column: uploads.userId, rows: null },
  { column: resources.createdBy, rows: 'resources' },
  { column: mediaProgress.userId, rows: null, except: ofSameMedia },
  { column: users.mergedInto, rows: null },
];

/** Columns that name the account that acted, and by which no scope decides whose a row is. */
export const actingColumns: readonly AnyPgColumn[] = [
  accessCodes.createdBy,
  classCodes.createdBy,
  signInPictures.createdBy,
  guardianships.endedBy,
  attendance.markedBy,
  clubPosts.decidedBy,
  media.createdBy,
  recordings.createdBy,
  conversations.createdBy,
  moderationLog.actorId,
  calendarEvents.createdBy,
  meetings.createdBy,
  meetingSeries.createdBy,
  meetingResources.addedBy,
  registeredStudents.registeredBy,
  accountViews.viewerId,
  imports.createdBy,
  planTerms.createdBy,
  coursePrices.createdBy,
  enrolments.givenBy,
  certificateCorrections.correctedBy,
  legalTexts.createdBy,
  withheldAvatars.withheldBy,
  imports.committedBy,
  imports.consentedBy,
  licences.assignedBy,
  licences.freedBy,
  contactMarks.madeBy,
  contactMarks.undoneBy,
  dataRequests.decidedBy,
  dataRequests.enteredBy,
  dataArchives.requestedBy,
  refunds.requestedBy,
  accountExports.requestedBy,
  teacherApplications.reviewedBy,
  invoices.uploadedBy,
  manualRefunds.madeBy,
  manualRefunds.undoneBy,
  activities.createdBy,
  homework.gradedBy,
  periodGrades.gradedBy,
  periodClosings.closedBy,
  periodClosings.reopenedBy,
  reportCards.publishedBy,
  periodObservations.writtenBy,
  bankTransfers.markedBy,
  bankTransfers.undoneBy,
  homeworkComments.authorId,
];

/** Columns by which rows go on to name the merged account. */
export const stayingColumns: readonly { columns: readonly AnyPgColumn[]; because: string }[] = [
  { columns: actingColumns, because: 'They name the account that acted, as the audit does.' },
  {
    columns: [
      sessions.userId,
      accountViews.userId,
      pushSubscriptions.userId,
      calendarFeeds.ownerId,
      googleConnections.ownerId,
    ],
    because: 'They are over, and were of that account.',
  },
  {
    columns: [secondFactors.userId, signInPictures.userId],
    because: 'They are of the sign-in to that account, which is over.',
  },
  { columns: [sessionHandoffs.userId, accountTokens.userId], because: 'They are deleted.' },
  {
    columns: [destinationTokens.userId, federationAttempts.userId],
    because: 'They are over within minutes, and open nothing for a merged account.',
  },
  {
    columns: [parentInvitations.inviterId, parentInvitations.acceptedBy, parentInvitationChildren.studentId],
    because: 'They are over within weeks; the links that they made move.',
  },
  {
    columns: [usageConsents.userId, usageViews.userId],
    because: 'They were agreed to for that account, which is used no more.',
  },
  {
    columns: [settings.userId, notificationPreferences.userId],
    because: 'They are how that account looked and was notified; those of the kept one go on.',
  },
];

/** How many rows would move, of each kind that there is. */
export async function countMoves(db: Database, pair: Pair): Promise<{ rows: MergeRows; count: number }[]> {
  const counts: { rows: MergeRows; count: number }[] = [];
  for (const { column, rows, except } of movedColumns) {
    if (rows === null) continue;
    // One after another: a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    const count = await db.$count(column.table, moving(column, pair, except));
    if (count > 0) counts.push({ rows, count });
  }
  return counts;
}

/** Moves the rows of the merged account. What may be there once is to be ended before (duplicates.ts). */
export async function moveRows(tx: Transaction, pair: Pair): Promise<void> {
  for (const { column, except } of movedColumns) {
    const name = sql.identifier(column.name);
    // oxlint-disable-next-line no-await-in-loop
    await tx.execute(sql`update ${column.table} set ${name} = ${pair.kept} where ${moving(column, pair, except)}`);
  }
}

const moving = (column: AnyPgColumn, pair: Pair, except: MovedColumn['except']): SQL =>
  except ? sql`${column} = ${pair.merged} and not ${except(pair)}` : eq(column, pair.merged);
