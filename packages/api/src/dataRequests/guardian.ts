import { type SQL, sql } from 'drizzle-orm';

import { isGuardian } from '../accounts/guardianships.ts';
import { guardianships, users } from '../accounts/tables.ts';
import type { Database } from '../platform/database.ts';
import { dataRequests } from './tables.ts';

/**
 * Whether who asked answers for the student of a request now, or did until the student was erased; null of a request about their own
 * data. Who does not gets no answer about the student (decision 79).
 */
export const answersForChild: SQL<boolean | null> = sql<
  boolean | null
>`(case when ${dataRequests.childId} is not null then exists (
  select from ${guardianships} where ${guardianships.guardianId} = ${dataRequests.userId}
    and ${guardianships.studentId} = ${dataRequests.childId} and (${guardianships.endedAt} is null or ${guardianships.endedAt} = (
      select ${users.erasedAt} from ${users} where ${users.id} = ${dataRequests.childId}))) end)`;

/** Whether who asked may have an answer: about themselves, or about a student for whom they answer now. */
export const mayBeAnswered = async (
  db: Database,
  { userId, childId }: Pick<typeof dataRequests.$inferSelect, 'userId' | 'childId'>,
): Promise<boolean> => childId === null || userId === null || isGuardian(db, userId, childId);
