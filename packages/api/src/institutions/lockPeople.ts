import { lockKey, type Transaction } from '../platform/database.ts';

/**
 * What writes many people of a school at once goes on one after the other until the transaction ends: two imports must not create the
 * same person, nor write what they read of a student before the school year changed.
 */
export const lockPeople = (tx: Transaction, schoolId: number): Promise<void> =>
  lockKey(tx, `people of school ${schoolId}`);
