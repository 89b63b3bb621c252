import { randomBytes } from 'node:crypto';

import { progressOf } from '@lia/sdk/lessons/progress';
import { CERTIFICATE_CODE_LENGTH, certificateSigns } from '@lia/sdk/lessons/rules';
import type { CertificateCheck } from '@lia/sdk/lessons/schema';
import { and, eq, isNull, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { courses } from '../courses/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { ApiFailure, found } from '../platform/errors.ts';
import { hasPlace, type StudentScope, studied } from './access.ts';
import { lessonsFor } from './studied.ts';
import { certificateCorrections, certificates } from './tables.ts';

export type CertificateRow = typeof certificates.$inferSelect;

/** A random code. There are as many signs as five bits count, so that each is as likely as any other. */
const newCode = (): string =>
  [...randomBytes(CERTIFICATE_CODE_LENGTH)].map((byte) => certificateSigns.charAt(byte % 32)).join('');

/** A certificate of today, with the names of today. */
export const certificateColumns = (
  person: Pick<typeof users.$inferSelect, 'id' | 'name' | 'lastName'>,
  course: Pick<typeof courses.$inferSelect, 'id' | 'name' | 'hours'>,
) => ({
  code: newCode(),
  userId: person.id,
  courseId: course.id,
  name: `${person.name} ${person.lastName}`,
  courseName: course.name,
  hours: course.hours,
});

/** The certificate of a person for a course, where there is one. */
export async function findCertificate(
  db: Database,
  userId: number,
  courseId: number,
): Promise<CertificateRow | undefined> {
  const [row] = await db
    .select()
    .from(certificates)
    .where(
      and(eq(certificates.userId, userId), eq(certificates.courseId, courseId), isNull(certificates.supersededAt)),
    );
  return row;
}

/**
 * Makes the certificate of a course for who has completed it, or answers the one that there is.
 * @throws {ApiFailure} 404 without a place, 409 `COURSE_UNFINISHED`
 */
export async function issue(tx: Transaction, scope: StudentScope, courseId: number): Promise<CertificateRow> {
  const { userId } = scope;
  const [row] = await tx
    .select()
    .from(courses)
    .where(and(eq(courses.id, courseId), studied(scope)));
  const course = found(row);
  const known = await findCertificate(tx, userId, courseId);
  if (known) return known;
  const all = await lessonsFor(tx, courseId, { userId, drafts: false });
  if (!progressOf(all).finished) throw new ApiFailure(409, 'COURSE_UNFINISHED');
  const [person] = await tx.select().from(users).where(eq(users.id, userId));
  // Two windows at once: the second one finds what the first one made.
  await tx
    .insert(certificates)
    .values(certificateColumns(found(person), course))
    .onConflictDoNothing();
  return found(await findCertificate(tx, userId, courseId));
}

/** A certificate of who has a place. @throws {ApiFailure} 404 */
export async function ownCertificate(db: Database, scope: StudentScope, courseId: number): Promise<CertificateRow> {
  const [row] = await db
    .select({ certificate: certificates })
    .from(certificates)
    .innerJoin(courses, eq(courses.id, certificates.courseId))
    .where(
      and(
        eq(certificates.courseId, courseId),
        eq(certificates.userId, scope.userId),
        isNull(certificates.supersededAt),
        studied(scope),
      ),
    );
  return found(row).certificate;
}

/** When the name of a certificate was last corrected. */
const lastCorrected = sql<string | null>`(select max(corrected.corrected_at) from ${certificateCorrections} corrected
  where corrected.certificate_id = ${certificates}.id)`;

/** The content of a certificate by its code, and whether it holds: as long as its person has a place. @throws {ApiFailure} 404 */
export async function checkCode(db: Database, code: string): Promise<CertificateCheck> {
  const [row] = await db
    .select({
      certificate: certificates,
      valid: sql<boolean>`${hasPlace(certificates.userId)}`,
      correctedAt: lastCorrected,
    })
    .from(certificates)
    .innerJoin(courses, eq(courses.id, certificates.courseId))
    .innerJoin(users, eq(users.id, certificates.userId))
    .where(and(eq(certificates.code, code), isNull(users.deletedAt)));
  const { certificate, valid, correctedAt } = found(row);
  const { name, courseName: course, hours, issuedAt } = certificate;
  const corrected_at = correctedAt === null ? null : new Date(correctedAt).toISOString();
  return { name, course, hours, issued_at: issuedAt.toISOString(), corrected_at, valid };
}
