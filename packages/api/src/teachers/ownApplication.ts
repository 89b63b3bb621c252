import type { OwnApplication } from '@lia/sdk/teachers/records';
import { desc, eq, sql } from 'drizzle-orm';

import type { Database } from '../platform/database.ts';
import type { Scope } from '../platform/scope.ts';
import { teacherApplications as applications, teacherDocuments as documents } from './tables.ts';

/** Where the latest registration of the user of a scope stands; null without one. Reasons are for the team. */
export async function ownApplication(db: Database, scope: Scope<'own'>): Promise<OwnApplication['data']> {
  const [found] = await db
    .select({
      review: applications.review,
      createdAt: applications.createdAt,
      documents: sql<number>`count(${documents.id})::int`,
    })
    .from(applications)
    .leftJoin(documents, eq(documents.applicationId, applications.id))
    .where(scope.where({ own: (userId) => eq(applications.userId, userId) }))
    .groupBy(applications.id)
    .orderBy(desc(applications.createdAt))
    .limit(1);
  if (!found) return null;
  const { review, documents: count, createdAt } = found;
  return { review, documents: count, created_at: createdAt.toISOString() };
}
