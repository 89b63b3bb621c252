import { type SQL, sql } from 'drizzle-orm';

import { guardianships } from '../../accounts/tables.ts';
import { announcementReads } from '../../announcements/tables.ts';
import { attendance } from '../../attendance/tables.ts';
import { meetingJoins } from '../../classroom/tables.ts';
import { clubMembers } from '../../clubs/tables.ts';
import { conversationReads, conversations, officeHours } from '../../conversations/tables.ts';
import { homeworkComments } from '../../deliveries/tables.ts';
import { closedGrades, periodGrades, periodObservations } from '../../gradebook/tables.ts';
import { registeredStudents } from '../../guardians/tables.ts';
import { homework } from '../../homework/tables.ts';
import { importGuardians } from '../../imports/tables.ts';
import { lessonProgress } from '../../lessons/tables.ts';
import { mediaProgress } from '../../media/tables.ts';
import { reports } from '../../moderation/tables.ts';
import { reportCards } from '../../reportCards/tables.ts';

/** The ids of two accounts: the one that is kept, and the one that is merged into it. */
export interface Pair {
  kept: number;
  merged: number;
}

/** The two answer for each other: it is ended, and an account cannot answer for itself. */
export const between = ({ kept, merged }: Pair): SQL =>
  sql`(${guardianships.guardianId}, ${guardianships.studentId}) in ((${kept}, ${merged}), (${merged}, ${kept}))`;

/** Nothing was done for a homework, nor written on it: it is as its activity made it. `row` is the table or a name of it. */
export const isUntouched = (row: SQL): SQL => sql`(${row}.status = 'toDo' and ${row}.attempts = 0 and not exists (
  select from ${homeworkComments} where ${homeworkComments.homeworkId} = ${row}.id))`;

/** Both have homework of one activity, which each student has once; what the merged account did takes the place of what was not begun. */
export const ofSameActivity = ({ kept }: Pair): SQL => sql`exists (
  select from ${homework} as same where same.user_id = ${kept} and same.activity_id = ${homework.activityId}
    and (not ${isUntouched(sql`same`)} or ${isUntouched(sql`homework`)}))`;

/** Both were named by one import, which has one row for each student. */
export const ofSameImport = ({ kept }: Pair): SQL => sql`${importGuardians.importId} in (
  select same.import_id from ${importGuardians} as same where same.student_id = ${kept})`;

/** Teachers registered both. */
export const bothRegistered = ({ kept }: Pair): SQL => sql`exists (
  select from ${registeredStudents} as same where same.student_id = ${kept})`;

/** Both were marked in one group on one day, which has one mark for each student. */
export const ofSameDay = ({ kept }: Pair): SQL => sql`(${attendance.groupId}, ${attendance.day}) in (
  select same.group_id, same.day from ${attendance} as same where same.user_id = ${kept})`;

/** Both have a grade of one period in one subject, which each student has once. */
export const ofSameSheet = ({ kept }: Pair): SQL => sql`(${periodGrades.periodId}, ${periodGrades.subjectId}) in (
  select same.period_id, same.subject_id from ${periodGrades} as same where same.user_id = ${kept})`;

/** Both were graded when one period of a group was closed. */
export const ofSameClosing = ({ kept }: Pair): SQL => sql`(${closedGrades.closingId}, ${closedGrades.subjectId}) in (
  select same.closing_id, same.subject_id from ${closedGrades} as same where same.user_id = ${kept})`;

/** Both have a report card of one period, whose versions are counted for each student. */
export const ofSamePeriod = ({ kept }: Pair): SQL => sql`${reportCards.periodId} in (
  select same.period_id from ${reportCards} as same where same.user_id = ${kept})`;

/** Something is written about both in one group and period. */
export const ofSameNote = ({
  kept,
}: Pair): SQL => sql`(${periodObservations.groupId}, ${periodObservations.periodId}) in (
  select same.group_id, same.period_id from ${periodObservations} as same where same.user_id = ${kept})`;

/** Both are or were in one club. */
export const ofSameClub = ({ kept }: Pair): SQL => sql`${clubMembers.clubId} in (
  select same.club_id from ${clubMembers} as same where same.user_id = ${kept})`;

/** Both have read one announcement. */
export const ofSameAnnouncement = ({ kept }: Pair): SQL => sql`${announcementReads.announcementId} in (
  select same.announcement_id from ${announcementReads} as same where same.user_id = ${kept})`;

/** Both have watched the same media. */
export const ofSameMedia = ({ kept }: Pair): SQL => sql`${mediaProgress.mediaId} in (
  select same.media_id from ${mediaProgress} as same where same.user_id = ${kept})`;

/** Both had a conversation with the same teacher, or with the same school: the messages of the two are in one by now. */
export const ofSameConversation = ({ kept }: Pair): SQL => sql`exists (
  select from ${conversations} as same where same.student_id = ${kept} and same.school_id = ${conversations.schoolId}
    and same.group_id is not distinct from ${conversations.groupId})`;

/** Both have read one conversation as far. */
export const ofSameReading = ({
  kept,
}: Pair): SQL => sql`(${conversationReads.conversationId}, ${conversationReads.through}) in (
  select same.conversation_id, same.through from ${conversationReads} as same where same.user_id = ${kept})`;

/** Both reported the same, and neither is resolved. */
export const ofSameReport = ({
  kept,
}: Pair): SQL => sql`(${reports.status} <> 'resolved' and (${reports.kind}, ${reports.subjectId}, ${reports.about}, ${reports.reason}) in (
  select same.kind, same.subject_id, same.about, same.reason from ${reports} as same where same.reporter_id = ${kept} and same.status <> 'resolved'))`;

/** Both set hours in one school. */
export const ofSameHours = ({ kept }: Pair): SQL => sql`${officeHours.schoolId} in (
  select same.school_id from ${officeHours} as same where same.user_id = ${kept})`;

/** Both have opened one lesson. */
export const ofSameLesson = ({ kept }: Pair): SQL => sql`${lessonProgress.lessonId} in (
  select same.lesson_id from ${lessonProgress} as same where same.user_id = ${kept})`;

/** Both joined one class. */
export const ofSameMeeting = ({ kept }: Pair): SQL => sql`${meetingJoins.meetingId} in (
  select same.meeting_id from ${meetingJoins} as same where same.user_id = ${kept})`;
