import { sql } from 'drizzle-orm';

import type { ErasurePart } from '../erasure/part.ts';
import { detachFiles } from '../platform/attachedFiles.ts';
import { teacherApplications, teacherDocuments } from './tables.ts';

/** Registrations of a teacher, with the documents that they uploaded. */
export const applicationErasure: readonly ErasurePart[] = [
  {
    by: [teacherApplications.userId],
    async erase(tx, people) {
      const theirs = sql`${teacherApplications.userId} in ${people}`;
      const ids = sql`(select ${teacherApplications.id} from ${teacherApplications} where ${theirs})`;
      await detachFiles(tx, teacherDocuments, { of: sql`${teacherDocuments.applicationId} in ${ids}` });
      await tx.delete(teacherApplications).where(theirs);
    },
  },
];
