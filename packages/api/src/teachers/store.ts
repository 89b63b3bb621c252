import type { TeacherDocument, TeacherRecord } from '@lia/sdk/teachers/records';
import type { TeacherMembership } from '@lia/sdk/teachers/rules';
import { and, asc, desc, eq, inArray, or, type SQL } from 'drizzle-orm';

import type { Database, Transaction } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import type { FileStore } from '../platform/files.ts';
import { type ListRange, Page, type Sort } from '../platform/list.ts';
import { containing } from '../platform/search.ts';
import { storedFiles } from '../platform/tables.ts';
import { forgetDocuments } from './documents.ts';
import { teacherApplications as applications, teacherDocuments as documents, teacherTickets } from './tables.ts';

const sortColumns = {
  id: applications.id,
  created_at: applications.createdAt,
  membership: applications.membership,
  name: applications.name,
  last_name: applications.lastName,
  email: applications.email,
  school_name: applications.schoolName,
  country: applications.country,
  state: applications.state,
} as const;

/** What the console may sort by. */
export type SortName = keyof typeof sortColumns;
export const sortNames = Object.keys(sortColumns).filter((name): name is SortName => name in sortColumns);

export interface TeacherFilter {
  membership?: TeacherMembership | undefined;
  /** Words that the teacher's name, school, username or e-mail contains. */
  q?: string | undefined;
}

function matching({ membership, q }: TeacherFilter): SQL | undefined {
  const { name, lastName, schoolName, username, email } = applications;
  return and(
    membership && eq(applications.membership, membership),
    containing([name, lastName, schoolName, username, email], q),
  );
}

export async function listTeachers(
  db: Database,
  filter: TeacherFilter,
  { column, descending }: Sort<SortName>,
  range: ListRange,
): Promise<Page<TeacherRecord>> {
  const where = matching(filter);
  const by = sortColumns[column];
  const rows = await db
    .select()
    .from(applications)
    .where(where)
    .orderBy(descending ? desc(by) : asc(by), desc(applications.id))
    .limit(range.limit)
    .offset(range.first);
  return new Page(await recordsOf(db, rows), range, await db.$count(applications, where));
}

export async function findTeacher(db: Database, id: string): Promise<TeacherRecord | undefined> {
  const rows = await db.select().from(applications).where(eq(applications.id, id));
  const [found] = await recordsOf(db, rows);
  return found;
}

/** A document of this very registration. */
export async function findDocument(db: Database, applicationId: string, id: string) {
  const [found] = await db
    .select({ file: storedFiles })
    .from(documents)
    .innerJoin(storedFiles, eq(storedFiles.id, documents.fileId))
    .where(and(eq(documents.applicationId, applicationId), eq(documents.id, id)));
  return found?.file;
}

/** Deletes a registration with all that was uploaded for it. @throws {ApiFailure} 404 */
export async function deleteTeacher(tx: Transaction, files: FileStore, id: string): Promise<void> {
  const [found] = await tx
    .select({ ticket: applications.ticket })
    .from(applications)
    .where(eq(applications.id, id))
    .for('update');
  if (!found) throw notFound();
  const ofIt = eq(documents.applicationId, id);
  await forgetDocuments(tx, files, found.ticket === null ? ofIt : or(ofIt, eq(documents.ticket, found.ticket)));
  await tx.delete(applications).where(eq(applications.id, id));
  if (found.ticket !== null) await tx.delete(teacherTickets).where(eq(teacherTickets.ticket, found.ticket));
}

type Row = typeof applications.$inferSelect;

async function recordsOf(db: Database, rows: readonly Row[]): Promise<TeacherRecord[]> {
  const uploaded = await documentsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    created_at: row.createdAt.toISOString(),
    membership: row.membership,
    name: row.name,
    last_name: row.lastName,
    email: row.email,
    username: row.username,
    phone_number: row.phoneNumber,
    country: row.country,
    state: row.state,
    city: row.city,
    school_name: row.schoolName,
    level_id: row.levelId,
    level_school: row.levelSchool,
    grade: row.grades,
    intereses: row.subjects,
    document_type: row.interests,
    documents: uploaded.get(row.id) ?? [],
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
