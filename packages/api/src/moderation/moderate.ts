import type { ReportRecord } from '@lia/sdk/moderation/records';
import { afterStep, isDecidedBy, type ReportableKind } from '@lia/sdk/moderation/rules';
import type { ModerationStep } from '@lia/sdk/moderation/schema';
import { and, asc, eq, sql } from 'drizzle-orm';

import { notify } from '../accounts/notifications/notify.ts';
import type { Transaction } from '../platform/database.ts';
import { ApiFailure, found, notFound } from '../platform/errors.ts';
import { type ModerationScope, reportList, reportsIn } from './list.ts';
import { isOfContent, type Reportable } from './reportable.ts';
import { moderationLog, reports } from './tables.ts';

type Report = typeof reports.$inferSelect;

interface Call {
  db: Transaction;
  scope: ModerationScope;
}

/** Takes a report a step further, and writes down who did it and why. @throws {ApiFailure} 404, 409 */
export async function moderate(
  call: Call,
  id: string,
  { action, note }: ModerationStep,
  reportable: (kind: ReportableKind) => Reportable,
): Promise<ReportRecord> {
  const { db, scope } = call;
  const [asked] = await db
    .select({ kind: reports.kind, subjectId: reports.subjectId })
    .from(reports)
    .where(and(eq(reports.id, id), reportsIn(scope)));
  const { kind, subjectId } = found(asked);
  const content = reportable(kind);
  const ofContent = await lockReports(db, { kind, subjectId }, content);
  const { status, outcome, level, grave, personId, reporterId } = found(ofContent.find((report) => report.id === id));
  if (!isDecidedBy(scope.reachesEverything ? 'lia' : 'school', { level, grave })) throw notFound();
  const next = afterStep({ status, outcome, level }, action);
  if (!next) throw new ApiFailure(409, 'REPORT_STEP');
  const now = new Date();
  await db
    .update(reports)
    .set({ ...next, resolvedAt: next.status === 'resolved' ? now : null })
    .where(eq(reports.id, id));
  await db
    .insert(moderationLog)
    .values({ reportId: id, actorId: scope.userId, action, note, at: sql`clock_timestamp()` });
  const isHiddenByAnother = ofContent.some((report) => report.id !== id && report.outcome === 'hidden');
  if (action === 'hide') await content.hide(db, subjectId, true);
  if (action === 'restore' && !isHiddenByAnother) await content.hide(db, subjectId, false);
  if (action === 'warn')
    await notify(db, 'moderation', { userId: personId, cause: `${id} warned`, data: { about: 'warned' } });
  // That it was dealt with, not how someone else was treated; a content that is shown again is no news.
  if (next.status === 'resolved' && action !== 'restore')
    await notify(db, 'moderation', { userId: reporterId, cause: `${id} handled`, data: { about: 'handled' } });
  return found(await reportList.find(call, id));
}

/** All reports of a content, in one order: steps of two of them at once would each decide by the other one as it was before. */
const lockReports = async (
  db: Transaction,
  subject: Pick<Report, 'kind' | 'subjectId'>,
  content: Reportable,
): Promise<Report[]> =>
  db
    .select()
    .from(reports)
    .where(await isOfContent(db, subject, content))
    .orderBy(asc(reports.id))
    .for('update');
