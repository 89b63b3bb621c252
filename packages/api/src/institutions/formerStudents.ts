import { not, type SQL, sql } from 'drizzle-orm';

import { endCodes } from '../accounts/accessCodes.ts';
import { endPictures } from '../accounts/signInPictures.ts';
import { accessCodes, signInPictures } from '../accounts/tables.ts';
import type { Transaction } from '../platform/database.ts';
import { isStudentOf } from './members.ts';

/**
 * Ends what schools gave accounts to sign in with, a card or pictures, where these are students no more, with the sessions that it
 * opened. Whatever ends places of students calls it.
 */
export async function endSignInsOfFormerSchools(tx: Transaction, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  const isFormer = ({ userId, schoolId }: typeof accessCodes | typeof signInPictures): SQL =>
    sql`(${schoolId} is not null and ${not(isStudentOf(userId, schoolId))})`;
  await endCodes(tx, userIds, isFormer(accessCodes));
  await endPictures(tx, userIds, isFormer(signInPictures));
}
