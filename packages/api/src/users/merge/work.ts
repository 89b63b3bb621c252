import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { attendance } from '../../attendance/tables.ts';
import { periodGrades, periodObservations } from '../../gradebook/tables.ts';
import { homework } from '../../homework/tables.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { reportCards } from '../../reportCards/tables.ts';
import { isUntouched, ofSameActivity, ofSameDay, ofSameNote, ofSamePeriod, ofSameSheet, type Pair } from './same.ts';

/** What a student did or was given, where the kept account has the same: it stays with the merged one. */
const left: readonly { column: AnyPgColumn; where: (pair: Pair) => SQL | undefined }[] = [
  { column: homework.userId, where: (pair) => sql`${ofSameActivity(pair)} and not ${isUntouched(sql`homework`)}` },
  { column: attendance.userId, where: (pair) => and(ofSameDay(pair), isNotNull(attendance.state)) },
  { column: periodGrades.userId, where: ofSameSheet },
  { column: periodObservations.userId, where: ofSameNote },
  { column: reportCards.userId, where: ofSamePeriod },
];

/** Whether homework, attendance or grades of the merged account stay with it, and are to be seen in no list any more. */
export async function leavesWork(db: Database, pair: Pair): Promise<boolean> {
  for (const { column, where } of left) {
    // One after another: a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    if ((await db.$count(column.table, and(eq(column, pair.merged), where(pair)))) > 0) return true;
  }
  return false;
}

/** Removes homework of the kept account that was not begun, where the merged one did the same: that takes its place. */
export async function removeUntouchedHomework(tx: Transaction, { kept, merged }: Pair): Promise<void> {
  await tx.execute(sql`delete from ${homework} as own using ${homework}
    where own.user_id = ${kept} and ${homework.userId} = ${merged} and ${homework.activityId} = own.activity_id
      and ${isUntouched(sql`own`)} and not ${isUntouched(sql`homework`)}`);
}
