import { dayOf } from '@lia/sdk/calendar/instants';
import type { CoursePriceData, CoursePriceRecord } from '@lia/sdk/courses/records';
import type { PriceStatus } from '@lia/sdk/courses/rules';
import { type Centavos, fromPesos } from '@lia/sdk/payments/money';
import { and, desc, eq, gt, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { type Database, inTransaction, lockKey, type Transaction, violatedConstraint } from '../platform/database.ts';
import { startOf } from '../platform/days.ts';
import { ApiFailure, invalidFields, notFound } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { coursePrices, courses } from './tables.ts';

/** What a course costs at this moment, beside a row of `courses`; in centavos. */
export const priceOfNow = sql<Centavos>`(
  select now_price.price from ${coursePrices} now_price
  where now_price.course_id = ${sql`${courses}.id`} and now_price.valid_from <= clock_timestamp()
  order by now_price.valid_from desc limit 1
)`;

/** The first price of a course, which holds from the start. */
export const firstPrices = (prices: readonly { courseId: number; price: Centavos }[]) =>
  prices.map((price) => ({ ...price, validFrom: sql`clock_timestamp()` }));

/** Every price of a course, the latest first; empty outside of the scope. */
export async function pricesOf(
  db: Database,
  scope: Scope<'everything'>,
  courseId: number,
): Promise<CoursePriceRecord[]> {
  const rows = await db
    .select({
      id: coursePrices.id,
      price: coursePrices.price,
      from: coursePrices.validFrom,
      begun: sql<boolean>`${coursePrices.validFrom} <= clock_timestamp()`,
      author: sql<string | null>`${users.name} || ' ' || ${users.lastName}`,
    })
    .from(coursePrices)
    .leftJoin(users, eq(users.id, coursePrices.createdBy))
    .where(and(scope.where({}), eq(coursePrices.courseId, courseId)))
    .orderBy(desc(coursePrices.validFrom));
  const current = rows.find(({ begun }) => begun)?.id;
  const statusOf = (id: string, begun: boolean): PriceStatus =>
    !begun ? 'scheduled' : id === current ? 'current' : 'past';
  return rows.map(({ begun, from, ...row }) => ({
    ...row,
    status: statusOf(row.id, begun),
    from: from.toISOString(),
  }));
}

/**
 * Writes another price of a course, which holds now or with the beginning of a day.
 * @throws {ApiFailure} 404, 422 for a day that has begun, 409 `COURSE_PRICE_TAKEN`.
 */
export async function addPrice(
  tx: Transaction,
  scope: Scope<'everything'>,
  courseId: number,
  { price, from }: CoursePriceData,
): Promise<void> {
  if ((await tx.$count(courses, and(scope.where({}), eq(courses.id, courseId)))) === 0) throw notFound();
  if (from !== undefined && from <= dayOf(new Date().toISOString())) {
    throw invalidFields({ from: { key: 'plan.terms.day' } });
  }
  // The changes of a course are one after another, so that of two at once the later one holds.
  await lockKey(tx, `prices of course ${courseId}`);
  const validFrom = from === undefined ? sql`clock_timestamp()` : startOf(from);
  try {
    await tx.insert(coursePrices).values({ courseId, price: fromPesos(price), validFrom, createdBy: scope.userId });
  } catch (error) {
    if (violatedConstraint(error) === 'course_prices_from') throw new ApiFailure(409, 'COURSE_PRICE_TAKEN');
    throw error;
  }
}

/** Takes back a price that does not hold yet. @throws {ApiFailure} 404, 409 `COURSE_PRICE_BEGUN`. */
export async function withdrawPrice(db: Database, scope: Scope<'everything'>, id: string): Promise<void> {
  const mine = and(scope.where({}), eq(coursePrices.id, id));
  await inTransaction(db, async (tx) => {
    const taken = await tx
      .delete(coursePrices)
      .where(and(mine, gt(coursePrices.validFrom, sql`clock_timestamp()`)))
      .returning({ id: coursePrices.id });
    if (taken.length > 0) return;
    throw (await tx.$count(coursePrices, mine)) > 0 ? new ApiFailure(409, 'COURSE_PRICE_BEGUN') : notFound();
  });
}
