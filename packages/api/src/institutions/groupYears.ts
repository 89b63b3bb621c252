import { addDays } from '@lia/sdk/calendar/days';
import { DAY_MS } from '@lia/sdk/calendar/durations';
import { dayOf } from '@lia/sdk/calendar/instants';
import type { MexicanZone } from '@lia/sdk/calendar/zones';
import { and, asc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';

import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import { startOf } from '../platform/days.ts';
import type { JobHandler } from '../platform/jobs/job.ts';
import { recurringJob } from '../platform/jobs/recurring.ts';
import { isCurrentGroup } from './members.ts';
import { groups, institutions, schoolYears, sections } from './tables.ts';

/** Who makes a group in the days before a school year begins, the summer break, makes it for that year. */
const DAYS_BEFORE = 60;

/** So many days after a school year began, its rollover is not expected any more. */
const ROLLOVER_DAYS = 30;

interface PresentYear {
  id: string;
  startsOn: string;
  /** Today, on the clocks of the school. */
  today: string;
  zone: MexicanZone;
}

/**
 * The school year to which a group belongs that is made today: the one that a rollover was made into, else the one of today, else one
 * that begins soon; null where the school has none. Read before sections are locked, as the school is held: years are added and
 * changed before or after the group, not meanwhile.
 */
export async function presentYear(tx: Transaction, schoolId: number): Promise<PresentYear | null> {
  const [school] = await tx
    .select({ zone: institutions.zone })
    .from(institutions)
    .where(eq(institutions.id, schoolId))
    .for('key share');
  if (!school) return null;
  const { zone } = school;
  const today = dayOf(new Date().toISOString(), zone);
  // Groups of a year to come are there once the school was rolled over into it, which may be before the old one is over.
  const rolledOver = sql<boolean>`(${schoolYears.startsOn} > ${today}
    and exists (select from ${groups} where ${groups.yearId} = ${schoolYears.id} and ${isCurrentGroup}))`;
  const [year] = await tx
    .select({ id: schoolYears.id, startsOn: schoolYears.startsOn })
    .from(schoolYears)
    .where(
      and(
        eq(schoolYears.schoolId, schoolId),
        gte(schoolYears.endsOn, today),
        or(lte(schoolYears.startsOn, addDays(today, DAYS_BEFORE)), rolledOver),
      ),
    )
    .orderBy(sql`${rolledOver} desc`, asc(schoolYears.startsOn))
    .limit(1);
  return year ? { ...year, today, zone } : null;
}

/**
 * Puts the groups of a school that belong to no school year into the present one. Those from before it wait for its rollover, which
 * takes them to the next grade, as long as that is expected. Deleted ones may be restored.
 */
export async function assignPresentYear(tx: Transaction, schoolId: number): Promise<void> {
  const year = await presentYear(tx, schoolId);
  if (!year) return;
  const { id: yearId, startsOn, today, zone } = year;
  const mayWait = addDays(startsOn, ROLLOVER_DAYS) >= today;
  await tx
    .update(groups)
    .set({ yearId })
    .where(
      and(
        isNull(groups.yearId),
        isNull(groups.endedAt),
        inArray(groups.sectionId, tx.select({ id: sections.id }).from(sections).where(eq(sections.schoolId, schoolId))),
        mayWait ? gte(groups.createdAt, startOf(startsOn, -DAYS_BEFORE, zone)) : undefined,
      ),
    );
}

const EVERY_MS = DAY_MS;

/** Puts groups into the present year of their school that waited for its rollover, once that is not expected any more. */
export async function assignWaitingGroups(db: Database): Promise<void> {
  const schools = await db
    .selectDistinct({ id: sections.schoolId })
    .from(groups)
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .innerJoin(schoolYears, eq(schoolYears.schoolId, sections.schoolId))
    .where(and(isNull(groups.yearId), isNull(groups.endedAt)));
  // Each school is a transaction of its own, so that a long run holds nothing up.
  // oxlint-disable-next-line no-await-in-loop
  for (const { id } of schools) await inTransaction(db, (tx) => assignPresentYear(tx, id));
}

export const groupYearsJob = (db: Database): JobHandler =>
  recurringJob({ kind: 'assign school years', everyMs: EVERY_MS, work: () => assignWaitingGroups(db) });
