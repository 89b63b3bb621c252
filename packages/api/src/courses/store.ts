import { DAY_MS } from '@lia/sdk/calendar/durations';
import { monthOf } from '@lia/sdk/calendar/instants';
import { isProgramming } from '@lia/sdk/courses/rules';
import type { Centavos } from '@lia/sdk/payments/money';
import { and, asc, desc, eq, getTableColumns, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';

import type { Scope } from '../platform/scope.ts';
import { byName } from '../geography/names.ts';
import { checkoutOf, checkoutWaits, isPaidBy, mayBePaid } from '../payments/checkoutWaits.ts';
import { setOwner } from '../payments/owner.ts';
import type { OpenedCheckout } from '../payments/provider.ts';
import type { Order } from '../payments/store.ts';
import { orders } from '../payments/tables.ts';
import { type Database, lockKey, type Transaction } from '../platform/database.ts';
import { priceOfNow } from './prices.ts';
import { courses, enrolments } from './tables.ts';

/** A course with its price of now. */
export type CourseRow = typeof courses.$inferSelect & { price: Centavos };

const priced = { ...getTableColumns(courses), price: priceOfNow };

export type Enrolment = typeof enrolments.$inferSelect;

/** The courses that visitors may buy, by name. */
export async function offeredCourses(db: Database): Promise<CourseRow[]> {
  const published = await db.select(priced).from(courses).where(eq(courses.published, true)).orderBy(asc(courses.id));
  // The two engines sort accents differently.
  return published.filter(isOffered).toSorted((a, b) => byName(a.name, b.name));
}

const isOffered = ({ published, keywords }: CourseRow): boolean => published && !isProgramming(keywords);

/** A course, on offer or not. */
export async function anyCourse(db: Database, id: number): Promise<CourseRow | null> {
  const [found] = await db.select(priced).from(courses).where(eq(courses.id, id));
  return found ?? null;
}

/** A published course, of programming or not. */
export async function publishedCourse(db: Database, id: number): Promise<CourseRow | null> {
  const [found] = await db
    .select(priced)
    .from(courses)
    .where(and(eq(courses.id, id), eq(courses.published, true)));
  return found ?? null;
}

/** A course that visitors may buy, by its `productable_id`. */
export async function offeredProduct(db: Database, productableId: number): Promise<CourseRow | null> {
  const [found] = await db.select(priced).from(courses).where(eq(courses.productable_id, productableId));
  return found && isOffered(found) ? found : null;
}

/** A course that may be bought, by its id. */
export async function offeredCourse(db: Database, id: number): Promise<CourseRow | null> {
  const found = await publishedCourse(db, id);
  return found && isOffered(found) ? found : null;
}

/** Writes a place, and whose its order is where they have an account. */
export async function insertEnrolment(tx: Transaction, enrolment: typeof enrolments.$inferInsert): Promise<void> {
  await tx.insert(enrolments).values(enrolment);
  if (enrolment.userId != null) await setOwner(tx, enrolment.orderId, enrolment.userId);
}

/** The place that an order pays. */
export async function findEnrolment(db: Database, orderId: string): Promise<Enrolment | undefined> {
  const [found] = await db.select().from(enrolments).where(eq(enrolments.orderId, orderId));
  return found;
}

/** The place that an order pays, held until the transaction ends. */
export async function lockEnrolment(tx: Transaction, orderId: string): Promise<Enrolment | undefined> {
  const [found] = await tx.select().from(enrolments).where(eq(enrolments.orderId, orderId)).for('update');
  return found;
}

/** Whether a user has a place in a course that is paid for. */
export async function isOwned(db: Database, { id }: Pick<CourseRow, 'id'>, userId: number): Promise<boolean> {
  const theirs = and(eq(enrolments.courseId, id), eq(enrolments.userId, userId), eq(enrolments.status, 'active'));
  return (await db.$count(enrolments, theirs)) > 0;
}

/** Holds what a user has of courses until the transaction ends: their purchases and payments are taken in one after another. */
export const lockCoursesOf = (tx: Transaction, userId: number): Promise<void> => lockKey(tx, `courses of ${userId}`);

/** Places of a scope, as a condition on `enrolments`. */
const enrolmentsIn = (scope: Scope<'own'>): SQL => scope.where({ own: (userId) => eq(enrolments.userId, userId) });

/** Ids of the courses that a member has a place in. */
export async function ownedCourses(db: Database, scope: Scope<'own'>): Promise<Set<number>> {
  const places = await db
    .select({ courseId: enrolments.courseId })
    .from(enrolments)
    .where(and(enrolmentsIn(scope), eq(enrolments.status, 'active')));
  return new Set(places.map(({ courseId }) => courseId));
}

/** The provider of an order that needs no payment, since the buyer's plan includes its course. */
export const BY_PLAN = 'plan';

/** The provider of one that needs none since the team gives its place away. */
export const GIVEN = 'given';

/** How many courses a user's plan included in the calendar month (Mexico City) of an instant. */
export async function includedInMonth(db: Database, userId: number, now: Date): Promise<number> {
  const given = await db
    .select({ at: orders.createdAt })
    .from(enrolments)
    .innerJoin(orders, eq(orders.id, enrolments.orderId))
    .where(
      and(
        eq(enrolments.userId, userId),
        eq(orders.provider, BY_PLAN),
        gt(orders.createdAt, new Date(now.getTime() - LONGEST_MONTH_MS)),
      ),
    );
  const month = monthOf(now.toISOString());
  return given.filter(({ at }) => monthOf(at.toISOString()) === month).length;
}

/** A day more than a month has, so that no zone leaves its first hours out. */
const LONGEST_MONTH_MS = 32 * DAY_MS;

/** The courses that a member has a place in, each by its first one, the latest first; `paid` in centavos. */
export async function coursesIn(
  db: Database,
  scope: Scope<'own'>,
): Promise<{ course: typeof courses.$inferSelect; since: Date; orderId: string; paid: number }[]> {
  const rows = await db
    .selectDistinctOn([enrolments.courseId], {
      course: getTableColumns(courses),
      place: enrolments,
      paid: orders.total,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(orders, eq(orders.id, enrolments.orderId))
    .where(and(enrolmentsIn(scope), eq(enrolments.status, 'active')))
    .orderBy(enrolments.courseId, enrolments.createdAt);
  return rows
    .map(({ course, place, paid }) => ({
      course,
      since: place.activeSince ?? place.createdAt,
      orderId: place.orderId,
      paid,
    }))
    .toSorted((a, b) => b.since.getTime() - a.since.getTime());
}

/** A user's orders of a course at a provider that could still be paid. */
export async function unpaidOrders(
  db: Database,
  provider: string,
  { course, userId }: { course: CourseRow; userId: number },
): Promise<Order[]> {
  const rows = await db
    .select({ order: orders })
    .from(enrolments)
    .innerJoin(orders, eq(orders.id, enrolments.orderId))
    .where(
      and(
        eq(enrolments.courseId, course.id),
        eq(enrolments.userId, userId),
        eq(orders.provider, provider),
        mayBePaid(),
      ),
    );
  return rows.map(({ order }) => order);
}

/** A purchase that waits at its checkout. */
export interface StandingPurchase {
  id: string;
  place: string;
  checkout: OpenedCheckout;
}

/**
 * The purchase of a course at a price by the same `request`, or by an account with the same address, that can still be paid
 * where it is; null where there is none.
 */
export async function standingPurchase(
  db: Database,
  provider: string,
  { id, price }: { id: number; price: Centavos },
  { request, userId, email }: { request: string; userId: number | null; email: string },
): Promise<StandingPurchase | null> {
  const same = eq(orders.request, request);
  const [found] = await db
    .select({ order: orders, place: enrolments.id })
    .from(enrolments)
    .innerJoin(orders, eq(orders.id, enrolments.orderId))
    .where(
      and(
        checkoutWaits(provider),
        eq(enrolments.courseId, id),
        eq(orders.total, price),
        isPaidBy(email),
        userId === null ? same : or(same, eq(enrolments.userId, userId)),
      ),
    )
    .orderBy(desc(sql`coalesce(${same}, false)`), desc(orders.createdAt))
    .limit(1);
  return found ? { id: found.order.id, place: found.place, checkout: checkoutOf(found.order) } : null;
}

/** Gives a place the account of its person, and forgets what they typed; the order is theirs as well. */
export async function keepBuyer(tx: Transaction, { id, orderId }: Enrolment, userId: number): Promise<void> {
  await changeEnrolment(tx, id, { userId, buyer: null });
  await setOwner(tx, orderId, userId);
}

export async function changeEnrolment(tx: Transaction, id: string, change: Partial<Enrolment>): Promise<void> {
  await tx.update(enrolments).set(change).where(eq(enrolments.id, id));
}

/** Forgets who never paid and has no account: what they typed is kept no longer than an order may be paid. */
export async function sweepBuyers(db: Database): Promise<void> {
  const over = lt(enrolments.createdAt, sql`now() - interval '90 days'`);
  await db.delete(enrolments).where(and(isNull(enrolments.userId), eq(enrolments.status, 'pending'), over));
}
