import type { ReportRecord } from '@lia/sdk/moderation/records';
import { afterStep, isDecidedBy, type ReportableKind } from '@lia/sdk/moderation/rules';
import type { ModerationStep } from '@lia/sdk/moderation/schema';
import { and, eq, ne, sql } from 'drizzle-orm';

import { notify } from '../accounts/notifications/notify.ts';
import type { Transaction } from '../platform/database.ts';
import { ApiFailure, found, notFound } from '../platform/errors.ts';
import { type ModerationScope, reportList, reportsIn } from './list.ts';
import { isOfContent, type Reportable } from './reportable.ts';
import { moderationLog, reports } from './tables.ts';

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
  const [row] = await db
    .select()
    .from(reports)
    .where(and(eq(reports.id, id), reportsIn(scope)))
    .for('update');
  const report = found(row);
  const { status, outcome, level, grave, kind, subjectId, personId, reporterId } = report;
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
  const content = reportable(kind);
  if (action === 'hide') await content.hide(db, subjectId, true);
  if (action === 'restore' && !(await isHiddenByAnother(db, report, content))) await content.hide(db, subjectId, false);
  if (action === 'warn')
    await notify(db, 'moderation', { userId: personId, cause: `${id} warned`, data: { about: 'warned' } });
  // That it was dealt with, not how someone else was treated; a content that is shown again is no news.
  if (next.status === 'resolved' && action !== 'restore')
    await notify(db, 'moderation', { userId: reporterId, cause: `${id} handled`, data: { about: 'handled' } });
  return found(await reportList.find(call, id));
}

/** Whether another report keeps the same content hidden. */
const isHiddenByAnother = async (
  db: Transaction,
  report: typeof reports.$inferSelect,
  content: Reportable,
): Promise<boolean> =>
  (await db.$count(
    reports,
    and(ne(reports.id, report.id), await isOfContent(db, report, content), eq(reports.outcome, 'hidden')),
  )) > 0;
