import { isGrave, REPORTS_PER_DAY } from '@lia/sdk/moderation/rules';
import type { NewReport } from '@lia/sdk/moderation/schema';
import { and, eq, ne, sql } from 'drizzle-orm';

import { notify } from '../accounts/notifications/notify.ts';
import { isCurrentMember, isAdministered } from '../institutions/members.ts';
import { institutions, schoolMembers } from '../institutions/tables.ts';
import type { Session } from '../platform/appContext.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { holdFiles } from '../platform/files.ts';
import type { Limit } from '../platform/limits.ts';
import { isOfContent, type Reportable } from './reportable.ts';
import { reportFiles, reports } from './tables.ts';

/** Reports of one person, for all instances together. */
export const REPORTED: Limit = { times: REPORTS_PER_DAY, seconds: 86_400 };

const MAX_EXCERPT = 4000;

interface Call {
  db: Transaction;
  session: Session;
}

/**
 * Keeps a report of something that the session reads, with its text and files of now. It goes to the administrators of the school; to LIA where
 * one of them is reported, the school has none, or it belongs to no school, and to both where it is grave.
 * @throws {ApiFailure} 404 for what they do not read, or wrote themselves
 */
export async function makeReport({ db, session }: Call, given: NewReport, reportable: Reportable): Promise<void> {
  const content = await reportable.read(db, session, given.id);
  if (!content || content.authorId === session.userId) throw notFound();
  const { authorId, schoolId, text, files } = content;
  const { kind, id: subjectId, about, reason } = given;
  const grave = isGrave(reason);
  const forSchool =
    schoolId !== null && (await hasAdministrator(db, schoolId)) && !(await worksFor(db, authorId, schoolId));
  const [made] = await db
    .insert(reports)
    .values({
      kind,
      subjectId,
      about,
      reason,
      grave,
      forSchool,
      schoolId,
      personId: authorId,
      reporterId: session.userId,
      text: given.text ?? '',
      excerpt: text.slice(0, MAX_EXCERPT),
      level: grave || !forSchool ? 'lia' : 'school',
    })
    .onConflictDoNothing()
    .returning();
  if (!made) return;
  // Its author may take a file back in this moment.
  const kept = await holdFiles(db, files);
  if (kept.length > 0) await db.insert(reportFiles).values(kept.map((fileId) => ({ reportId: made.id, fileId })));
  if (forSchool && !(await isReportedAlready(db, made, reportable))) await tellSchool(db, schoolId, made.id);
}

/** Whether the same thing waits for a decision already, by a report that is as grave. */
const isReportedAlready = async (
  db: Database,
  report: typeof reports.$inferSelect,
  reportable: Reportable,
): Promise<boolean> =>
  (await db.$count(
    reports,
    and(
      ne(reports.id, report.id),
      await isOfContent(db, report, reportable),
      ne(reports.status, 'resolved'),
      report.grave ? eq(reports.grave, true) : undefined,
    ),
  )) > 0;

/** Notifies who decides at a school. Neither what was written nor who reported it is in the notification. */
async function tellSchool(tx: Transaction, schoolId: number, report: string): Promise<void> {
  const deciding = await tx
    .select({ userId: schoolMembers.userId })
    .from(schoolMembers)
    .where(isAdministratorOf(schoolId));
  // One after another: a transaction has one connection.
  for (const { userId } of deciding)
    // oxlint-disable-next-line no-await-in-loop
    await notify(tx, 'moderation', { userId, cause: `${report} made`, data: { about: 'made', report } });
}

const isAdministratorOf = (schoolId: number) =>
  and(eq(schoolMembers.schoolId, schoolId), sql`${schoolMembers.role} = 'schoolAdmin'`, isCurrentMember);

const hasAdministrator = async (db: Database, schoolId: number): Promise<boolean> =>
  (await db.$count(institutions, and(eq(institutions.id, schoolId), isAdministered(institutions.id)))) > 0;

const worksFor = async (db: Database, userId: number, schoolId: number): Promise<boolean> =>
  (await db.$count(schoolMembers, and(eq(schoolMembers.userId, userId), isAdministratorOf(schoolId)))) > 0;
