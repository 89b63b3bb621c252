import type { ReportCardContent, ReportCardPublication } from '@lia/sdk/reportCards/schema';
import { eq, sql } from 'drizzle-orm';

import { fullName } from '../accounts/fullName.ts';
import { users } from '../accounts/tables.ts';
import { type GradedGroup, holdGroup, type Period, periodOf } from '../gradebook/group.ts';
import type { GroupScope } from '../groups/scope.ts';
import { groups, institutions, schoolYears, sections } from '../institutions/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { ApiFailure, found, invalidFields } from '../platform/errors.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { type Draft, readDrafts } from './drafts.ts';
import { publishes } from './group.ts';
import { noticeJob } from './notices.ts';
import { reportCards } from './tables.ts';

/**
 * Publishes what is new or changed of the report cards of a closed period. Each of them is kept as it is now: a correction is another
 * version. @throws {ApiFailure} 403, 404, 409, 422
 */
export async function publishCards(
  call: { db: Transaction; scope: GroupScope },
  id: string,
  periodId: string,
  { reason = '' }: ReportCardPublication,
): Promise<void> {
  const { db, scope } = call;
  const group = await holdGroup(db, scope, id);
  if (!(await publishes(call, group))) throw new ApiFailure(403, 'FORBIDDEN');
  const period = await periodOf(db, group, periodId);
  if (period.closing === null) throw new ApiFailure(409, 'PERIOD_OPEN');
  const drafts = (await readDrafts(db, group, period)).filter(({ state }) => state === 'draft' || state === 'changed');
  if (drafts.length === 0) throw new ApiFailure(409, 'REPORT_CARDS_UNCHANGED');
  if (reason === '' && drafts.some(({ state }) => state === 'changed'))
    throw invalidFields({ reason: { key: 'required' } });
  const publishedAt = new Date();
  const cards = await keepCards(db, group, period, drafts, { reason, publishedAt, publishedBy: scope.userId });
  await enqueue(db, noticeJob, { cards }, { key: `${group.id} ${period.id} ${publishedAt.toISOString()}` });
}

/** Who publishes report cards, when, and why what was published is corrected. */
type Publication = Pick<typeof reportCards.$inferSelect, 'reason' | 'publishedAt' | 'publishedBy'>;

/** Keeps the report cards of students as they are now. Returns their ids. */
export async function keepCards(
  db: Transaction,
  group: GradedGroup,
  period: Period,
  drafts: readonly Draft[],
  { reason, ...by }: Publication,
): Promise<string[]> {
  const contentOf = await readContents(db, group, period);
  const cards = await db
    .insert(reportCards)
    .values(
      drafts.map(({ student, published, ...draft }) => ({
        ...by,
        periodId: period.id,
        groupId: group.id,
        userId: student.id,
        version: (published?.version ?? 0) + 1,
        reason: published ? reason : '',
        content: contentOf({ student, ...draft }),
      })),
    )
    .returning({ id: reportCards.id });
  return cards.map(({ id }) => id);
}

/** What stands on the report cards of a group besides what each student did. */
export async function readContents(
  db: Database,
  group: GradedGroup,
  { name, startsOn, endsOn }: Period,
): Promise<(draft: Pick<Draft, 'student' | 'findings'>) => ReportCardContent> {
  const [row] = await db
    .select({
      cct: institutions.cct,
      teacher: sql<string>`coalesce(${fullName(users)}, '')`,
      starts_on: schoolYears.startsOn,
      ends_on: schoolYears.endsOn,
    })
    .from(groups)
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .innerJoin(institutions, eq(institutions.id, sections.schoolId))
    .innerJoin(schoolYears, eq(schoolYears.id, groups.yearId))
    .leftJoin(users, eq(users.id, groups.teacherId))
    .where(eq(groups.id, group.id));
  const { cct, teacher, ...year } = found(row);
  return ({ student, findings: { subjects, attendance, observations } }) => ({
    school: { name: group.school, cct },
    student: { name: student.name, last_name: student.last_name },
    group: { name: group.name, level: group.level, grade: group.grade },
    teacher,
    year,
    period: { name, starts_on: startsOn, ends_on: endsOn },
    subjects,
    attendance,
    observations,
  });
}
