import type { CertificateCorrection, CertificateRecord } from '@lia/sdk/lessons/certificateRecords';
import { and, eq, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { courses } from '../courses/tables.ts';
import type { Transaction } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import { defineList } from '../platform/lists/defineList.ts';
import { filter, int4 } from '../platform/lists/filters.ts';
import { contains } from '../platform/search.ts';
import type { Scope } from '../platform/scope.ts';
import { hasPlace } from './access.ts';
import { certificateCorrections, certificates } from './tables.ts';

/** The names that a certificate had, the latest first. */
const corrections = sql<CertificateRecord['corrections']>`coalesce((
  select jsonb_agg(jsonb_build_object(
    'name', before.name, 'reason', before.reason, 'by', corrector.name || ' ' || corrector.last_name,
    'corrected_at', to_char(before.corrected_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) order by before.corrected_at desc)
  from ${certificateCorrections} before
  join ${users} corrector on corrector.id = before.corrected_by
  where before.certificate_id = ${certificates}.id), '[]'::jsonb)`;

/** Certificates of courses, as the console lists them. */
export const certificateList = defineList({
  name: 'certificates',
  rows: (db, tally) =>
    db
      .select({
        id: certificates.id,
        createdAt: certificates.issuedAt,
        number: certificates.number,
        code: certificates.code,
        course_id: certificates.courseId,
        course_name: certificates.courseName,
        username: users.username,
        name: certificates.name,
        valid: sql<boolean>`${hasPlace(certificates.userId)}`,
        corrections,
        tally,
      })
      .from(certificates)
      .innerJoin(courses, eq(courses.id, certificates.courseId))
      .innerJoin(users, eq(users.id, certificates.userId))
      .$dynamic(),
  key: [certificates.id],
  sorts: { created_at: certificates.issuedAt },
  sort: { column: 'created_at', descending: true },
  filters: { course_id: filter(int4(), (id) => eq(certificates.courseId, id)) },
  search: (words) =>
    sql`${certificates.userId} in (select ${users.id} from ${users} where ${contains(users.search, words)})`,
  searches: "`q`: words of the person's name, e-mail or username",
  records: (rows) =>
    rows.map(({ createdAt, ...row }): CertificateRecord => ({ ...row, created_at: createdAt.toISOString() })),
});

/**
 * Corrects the name of a certificate and keeps the one that it had. Its code and number stay: who printed it finds the name of today.
 * @throws {ApiFailure} 404
 */
export async function correct(
  { db, scope }: { db: Transaction; scope: Scope<'everything'> },
  id: string,
  { name, reason }: CertificateCorrection,
): Promise<CertificateRecord> {
  const one = and(eq(certificates.id, id), scope.where({}));
  const [before] = await db.select({ name: certificates.name }).from(certificates).where(one).for('update');
  const { name: earlier } = found(before);
  if (name !== earlier) {
    await db
      .insert(certificateCorrections)
      .values({ certificateId: id, name: earlier, reason, correctedBy: scope.userId });
    await db.update(certificates).set({ name }).where(one);
  }
  return found(await certificateList.find({ db, scope }, id));
}
