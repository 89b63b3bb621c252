import { desc, eq, type SQL, sql } from 'drizzle-orm';

import type { ArchiveContribution } from '../archives/part.ts';
import type { Database } from '../platform/database.ts';
import { storedFiles } from '../platform/tables.ts';
import { teacherApplications as applications, teacherDocuments as documents } from './tables.ts';

const documentsOf = (db: Database, person: SQL) =>
  db
    .select({ file: storedFiles, created_at: documents.createdAt })
    .from(documents)
    .innerJoin(applications, eq(applications.id, documents.applicationId))
    .innerJoin(storedFiles, eq(storedFiles.id, documents.fileId))
    .where(sql`${applications.userId} in ${person}`)
    .orderBy(desc(documents.createdAt), documents.id);

/** What a person wrote and uploaded when they registered as a teacher. */
export const teacherArchive: ArchiveContribution = {
  applications: {
    by: [applications.userId],
    read: (db, person) =>
      db
        .select({
          name: applications.name,
          last_name: applications.last_name,
          email: applications.email,
          phone_number: applications.phone_number,
          country: applications.country,
          state: applications.state,
          city: applications.city,
          school: applications.school_name,
          level: applications.level_school,
          grades: applications.grade,
          subjects: applications.intereses,
          interests: applications.document_type,
          created_at: applications.createdAt,
        })
        .from(applications)
        .where(sql`${applications.userId} in ${person}`)
        .orderBy(desc(applications.createdAt)),
  },
  documents: {
    by: [],
    async read(db, person) {
      return (await documentsOf(db, person)).map(({ file, created_at }) => ({ name: file.name, created_at }));
    },
    files: async (db, person) => (await documentsOf(db, person)).map(({ file }) => file),
  },
};
