import type { ReportCard, ReportCardList } from '@lia/sdk/reportCards/schema';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';

import { isChildOf } from '../accounts/guardianships.ts';
import { users } from '../accounts/tables.ts';
import { logoPath } from '../institutions/logo.ts';
import { groups, institutions, sections } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { reportCards } from './tables.ts';
import { readYears } from './year.ts';

/** Who reads published report cards: guardians those of their children, students of secundaria their own. */
export type CardScope = Scope<'children' | 'own'>;

/** As conditions on `report_cards` with its student as `users`. */
const readable = (scope: CardScope) =>
  and(
    isNull(users.deletedAt),
    scope.where({
      children: isChildOf,
      own: (userId) =>
        sql`(${reportCards.userId} = ${userId} and (${reportCards.content} #>> '{group,level}')::int = 3)`,
    }),
  );

/** The newest version of each period, the latest first. */
export async function listCards(db: Database, scope: CardScope): Promise<ReportCardList['data']> {
  const rows = await db
    .selectDistinctOn([reportCards.userId, reportCards.periodId], {
      id: reportCards.id,
      version: reportCards.version,
      publishedAt: reportCards.publishedAt,
      content: reportCards.content,
      student: { uuid: users.uuid, name: users.name },
    })
    .from(reportCards)
    .innerJoin(users, eq(users.id, reportCards.userId))
    .where(readable(scope))
    .orderBy(reportCards.userId, reportCards.periodId, desc(reportCards.version));
  return rows
    .toSorted((one, other) => other.content.period.starts_on.localeCompare(one.content.period.starts_on))
    .map(({ id, version, publishedAt, student, content: { year, period, group } }) => ({
      id,
      student,
      year,
      period,
      group: group.name,
      version,
      published_at: publishedAt.toISOString(),
    }));
}

/** A report card that a scope reads, with its school. @throws {ApiFailure} 404 */
export async function findCard(db: Database, scope: CardScope, id: string) {
  const [row] = await db
    .select({
      id: reportCards.id,
      userId: reportCards.userId,
      periodId: reportCards.periodId,
      version: reportCards.version,
      reason: reportCards.reason,
      publishedAt: reportCards.publishedAt,
      content: reportCards.content,
      schoolId: institutions.id,
      logoFileId: institutions.logoFileId,
    })
    .from(reportCards)
    .innerJoin(users, eq(users.id, reportCards.userId))
    .innerJoin(groups, eq(groups.id, reportCards.groupId))
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .innerJoin(institutions, eq(institutions.id, sections.schoolId))
    .where(and(eq(reportCards.id, id), readable(scope)));
  return found(row);
}

/** The same with its versions and its school year. @throws {ApiFailure} 404 */
export async function readCard(db: Database, scope: CardScope, id: string): Promise<ReportCard['data']> {
  const { userId, periodId, publishedAt, schoolId: _schoolId, logoFileId, ...card } = await findCard(db, scope, id);
  const versions = await db
    .select({
      id: reportCards.id,
      version: reportCards.version,
      publishedAt: reportCards.publishedAt,
      reason: reportCards.reason,
    })
    .from(reportCards)
    .where(and(eq(reportCards.userId, userId), eq(reportCards.periodId, periodId)))
    .orderBy(asc(reportCards.version));
  const { whole } = found((await readYears(db, periodId, [userId])).get(userId));
  return {
    ...card,
    published_at: publishedAt.toISOString(),
    newest: versions.at(-1)?.id === card.id,
    versions: versions.map(({ publishedAt: at, ...version }) => ({ ...version, published_at: at.toISOString() })),
    logo: logoPath(logoFileId),
    whole,
  };
}
