import type { TeacherDocument, TeacherRecord } from '@lia/sdk/teachers/records';
import { reviewStatuses, type TeacherReview } from '@lia/sdk/teachers/review';
import { memberships } from '@lia/sdk/teachers/rules';
import { and, asc, eq, inArray, or } from 'drizzle-orm';

import { columnsWithout } from '../platform/columns.ts';
import type { Scope } from '../platform/scope.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import type { FileStore } from '../platform/files.ts';
import { defineList, type ScopedCall } from '../platform/lists/defineList.ts';
import { choice } from '../platform/lists/filters.ts';
import { wordsOrPhone } from '../platform/search.ts';
import { storedFiles } from '../platform/tables.ts';
import { forgetDocuments } from './documents.ts';
import { teacherApplications as applications, teacherDocuments as documents, teacherTickets } from './tables.ts';

const applicationColumns = columnsWithout(applications, 'ticket', 'userId', 'reviewedBy', 'search');

/** Registrations of teachers as the console lists them. */
export const teacherList = defineList({
  name: 'teachers',
  rows: (db, tally) => db.select({ application: applicationColumns, tally }).from(applications).$dynamic(),
  key: [applications.id],
  sorts: {
    id: applications.id,
    created_at: applications.createdAt,
    membership: applications.membership,
    name: applications.name,
    last_name: applications.last_name,
    email: applications.email,
    school_name: applications.school_name,
    country: applications.country,
    state: applications.state,
    review: applications.review,
  },
  sort: { column: 'created_at', descending: true },
  filters: {
    membership: choice(memberships, applications.membership),
    review: choice(reviewStatuses, applications.review),
  },
  search: wordsOrPhone(applications.search, applications.phone_number),
  searches: "`q`: words of the teacher's name, school, username or e-mail, or their telephone",
  records: (rows, db) =>
    recordsOf(
      db,
      rows.map(({ application }) => application),
    ),
});

/** A document of this very registration. */
export async function findDocument({ db, scope }: ScopedCall<'everything'>, applicationId: string, id: string) {
  const [found] = await db
    .select({ file: storedFiles })
    .from(documents)
    .innerJoin(storedFiles, eq(storedFiles.id, documents.fileId))
    .where(and(scope.where({}), eq(documents.applicationId, applicationId), eq(documents.id, id)));
  return found?.file;
}

/** Writes what was decided about a registration. @throws {ApiFailure} 404 */
export async function review(
  tx: Transaction,
  scope: Scope<'everything'>,
  id: string,
  { review: decided, note }: TeacherReview,
): Promise<void> {
  const isOver = decided !== 'pending';
  const [found] = await tx
    .update(applications)
    .set({
      review: decided,
      reviewNote: decided === 'declined' ? (note ?? null) : null,
      reviewedAt: isOver ? new Date() : null,
      reviewedBy: isOver ? scope.userId : null,
    })
    .where(and(scope.where({}), eq(applications.id, id)))
    .returning({ id: applications.id });
  if (!found) throw notFound();
}

/** Deletes a registration with all that was uploaded for it. @throws {ApiFailure} 404 */
export async function deleteTeacher(
  tx: Transaction,
  scope: Scope<'everything'>,
  files: FileStore,
  id: string,
): Promise<void> {
  const [found] = await tx
    .select({ ticket: applications.ticket })
    .from(applications)
    .where(and(scope.where({}), eq(applications.id, id)))
    .for('update');
  if (!found) throw notFound();
  const ofIt = eq(documents.applicationId, id);
  await forgetDocuments(tx, files, found.ticket === null ? ofIt : or(ofIt, eq(documents.ticket, found.ticket)));
  await tx.delete(applications).where(eq(applications.id, id));
  if (found.ticket !== null) await tx.delete(teacherTickets).where(eq(teacherTickets.ticket, found.ticket));
}

type Row = Omit<typeof applications.$inferSelect, 'ticket' | 'userId' | 'reviewedBy' | 'search'>;

async function recordsOf(db: Database, rows: readonly Row[]): Promise<TeacherRecord[]> {
  const uploaded = await documentsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ createdAt, reviewNote, reviewedAt, ...application }) => ({
    ...application,
    created_at: createdAt.toISOString(),
    review_note: reviewNote,
    reviewed_at: reviewedAt?.toISOString() ?? null,
    documents: uploaded.get(application.id) ?? [],
  }));
}

async function documentsOf(db: Database, ids: readonly string[]): Promise<Map<string, TeacherDocument[]>> {
  const found = new Map<string, TeacherDocument[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .select({ applicationId: documents.applicationId, id: documents.id, file: storedFiles })
    .from(documents)
    .innerJoin(storedFiles, eq(storedFiles.id, documents.fileId))
    .where(inArray(documents.applicationId, [...ids]))
    .orderBy(asc(documents.createdAt), asc(documents.id));
  for (const { applicationId, id, file } of rows) {
    if (applicationId === null) continue;
    const { name, type, size } = file;
    found.set(applicationId, [...(found.get(applicationId) ?? []), { id, name, type, size }]);
  }
  return found;
}
