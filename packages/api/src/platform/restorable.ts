import { RESTORE_DAYS } from '@lia/sdk/deletions/rules';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type SQL, sql } from 'drizzle-orm';

/** What was deleted lately enough to be restored, by the column that has when. */
export const isRestorable = (deletedAt: AnyPgColumn): SQL =>
  sql`${deletedAt} > now() - make_interval(days => ${RESTORE_DAYS})`;

/** What was deleted so long ago that it is deleted for good. */
export const isBeyondRestoring = (deletedAt: AnyPgColumn): SQL =>
  sql`${deletedAt} < now() - make_interval(days => ${RESTORE_DAYS})`;
