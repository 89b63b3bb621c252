import { randomUUID } from 'node:crypto';
import { type BuyerMembership, memberPrice, type MemberPrice, quotaOf } from '@lia/sdk/courses/memberPrice';
import type { Catalogue, MemberCoursePurchase } from '@lia/sdk/courses/memberSchema';
import { membershipStatus } from '@lia/sdk/memberships/rules';

import type { Scope } from '../platform/scope.ts';
import { type GivenConsents, takeConsents } from '../consents/consent.ts';
import { buyerOf } from '../memberships/sale.ts';
import { standingMemberships } from '../memberships/store.ts';
import { pricedPlans } from '../memberships/terms.ts';
import { orderColumns, type Purchase } from '../payments/openOrder.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { findOrder, insertOrder } from '../payments/store.ts';
import { ApiFailure, invalidFields } from '../platform/errors.ts';
import type { Language } from '../platform/language.ts';
import { fulfilCourse } from './fulfil.ts';
import { writePlace } from './purchase.ts';
import { contentsOf, imageOf } from './shown.ts';
import {
  BY_PLAN,
  type CourseRow,
  includedInMonth,
  isOwned,
  lockCoursesOf,
  offeredCourse,
  offeredCourses,
  ownedCourses,
} from './store.ts';

/** What the prices of one buyer depend on. */
interface BuyerTerms {
  memberships: BuyerMembership[];
  /** Courses that their plan included this calendar month. */
  taken: number;
}

async function termsOf(db: Database, userId: number, now = new Date()): Promise<BuyerTerms> {
  const plans = await pricedPlans(db);
  const memberships = (await standingMemberships(db, userId)).flatMap(({ planId, paidUntil, cancelled }) => {
    const plan = plans.find(({ id }) => id === planId);
    // By the clock: the job that ends memberships comes once a minute.
    return plan ? [{ ...plan, status: membershipStatus(paidUntil, cancelled, now) }] : [];
  });
  return { memberships, taken: await includedInMonth(db, userId, now) };
}

/** The courses on offer, each at the price of one buyer. */
export async function catalogueOf(db: Database, scope: Scope<'own'>, publicUrl: string): Promise<Catalogue> {
  const { memberships, taken } = await termsOf(db, scope.userId);
  const owned = await ownedCourses(db, scope);
  const courses = await offeredCourses(db);
  return {
    data: {
      quota: quotaOf(memberships, taken),
      courses: courses.map((course) => ({
        id: course.id,
        name: course.name,
        description: course.description,
        card_image_url: imageOf(publicUrl, course.card_image_url),
        ...contentsOf(course),
        list_price: course.price,
        ...memberPrice(course.price, memberships, taken),
        owned: owned.has(course.id),
      })),
    },
  };
}

/** What a member buys, at their own price. */
export interface MemberPurchase {
  userId: number;
  course: CourseRow;
  price: MemberPrice;
  consents: GivenConsents;
  order: Purchase;
}

/**
 * Holds what a member asks for against what only we know: the texts in force, the course, and their price of it.
 * @throws {ApiFailure} 422 naming the field, 409 `COURSE_OWNED`.
 */
export async function checkMemberPurchase(
  db: Database,
  { course: id, amount, consents: given }: MemberCoursePurchase,
  asked: { userId: number; language: Language; address: string },
): Promise<MemberPurchase> {
  const { userId, language } = asked;
  const person = await buyerOf(db, userId);
  const consents = await takeConsents(given, { db, ...asked });
  const course = await offeredCourse(db, id);
  if (!course) throw invalidFields({ course: { key: 'course.unavailable' } });
  const price = await priceFor(db, { userId, course }, amount);
  const payer = { name: `${person.name} ${person.lastName}`, email: person.email };
  const charge = { title: course.name, quantity: 1, unit_price: price.price };
  const discount = price.plan && { list_price: course.price, percent: price.discount };
  const order: Purchase = { reason: 'course', charge, payer, language, ...(discount && { discount }) };
  return { userId, course, price, consents, order };
}

/** The price of a course for a buyer, where it is the one that they were shown and the course is not theirs yet. */
async function priceFor(
  db: Database,
  { userId, course }: Pick<MemberPurchase, 'userId' | 'course'>,
  shown: number,
): Promise<MemberPrice> {
  if (await isOwned(db, course, userId)) throw new ApiFailure(409, 'COURSE_OWNED');
  const { memberships, taken } = await termsOf(db, userId);
  const price = memberPrice(course.price, memberships, taken);
  if (price.price !== shown) throw invalidFields({ amount: { key: 'course.price' } });
  return price;
}

/**
 * Takes the purchases of one buyer one after another until the transaction ends, and looks once more: another window may
 * have taken the last included course, or this one.
 * @throws {ApiFailure} 422 on `amount`, 409 `COURSE_OWNED`.
 */
export async function lockMemberPurchase(tx: Transaction, purchase: MemberPurchase): Promise<void> {
  await lockCoursesOf(tx, purchase.userId);
  await priceFor(tx, purchase, purchase.price.price);
}

/** Gives a course that the buyer's plan includes: its order is paid from the start, and no company hears of it. */
export async function giveIncluded(tx: Transaction, purchase: MemberPurchase): Promise<{ id: string; place: string }> {
  const id = randomUUID();
  await insertOrder(tx, { id, ...orderColumns(purchase.order), provider: BY_PLAN, status: 'approved' });
  const place = await writePlace(tx, purchase, id, purchase);
  const order = await findOrder(tx, id);
  // Without a receipt, as with everything that is free: no money was received.
  if (order) await fulfilCourse(tx, order);
  return { id, place };
}
