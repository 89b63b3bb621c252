import { randomUUID } from 'node:crypto';

import type { CoursePurchase } from '@lia/sdk/courses/schema';
import { fromPesos } from '@lia/sdk/payments/money';

import { prove } from '../accounts/prove.ts';
import { type GivenConsents, keepConsents, takeConsents } from '../consents/consent.ts';
import { assertState } from '../geography/service.ts';
import type { Purchase } from '../payments/openOrder.ts';
import type { Transaction } from '../platform/database.ts';
import { ApiFailure, invalidFields, pathIn } from '../platform/errors.ts';
import type { AppContext } from '../platform/appContext.ts';
import type { Language } from '../platform/language.ts';
import { isUsernameTaken } from '../people/newUser.ts';
import { addBuyer, type Buyer, buyerOf } from './buyer.ts';
import { type CourseRow, insertEnrolment, isOwned, offeredProduct } from './store.ts';

/** A purchase that may be made: all that takes time is done. */
export interface CheckedPurchase {
  course: CourseRow;
  buyer: Buyer;
  consents: GivenConsents;
  order: Purchase;
}

/**
 * The account of a buyer who has one and proves it (prove.ts); null for any other buyer.
 * @throws {ApiFailure} 409 `COURSE_OWNED` where the course is theirs: a buyer who proves nothing does not learn it.
 */
export async function provenBuyer(
  { app, address }: { app: AppContext; address: string },
  form: CoursePurchase,
  course: CourseRow,
): Promise<number | null> {
  const person = await prove(app, form, address);
  if (person === null || person === 'unknown') return null;
  if (await isOwned(app.db, course, person.id)) throw new ApiFailure(409, 'COURSE_OWNED');
  return person.id;
}

/** Where a route found a purchase: who asks, and the path of its form in the body. */
export interface Asked {
  language: Language;
  address: string;
  /** Path of the form in the body, where it is not the body itself. */
  at?: string;
}

/**
 * Holds a purchase against what only we know: the course and its price, the state, the texts in force.
 * @throws {ApiFailure} 422 naming the field.
 */
export async function checkPurchase(app: AppContext, form: CoursePurchase, asked: Asked): Promise<CheckedPurchase> {
  const { language, at = '' } = asked;
  assertState(form, at);
  const consents = await takeConsents(form.consents, { db: app.db, ...asked }, at);
  const course = await offeredProduct(app.db, form.course.id);
  if (!course) throw invalidFields({ [pathIn(at, 'course.id')]: { key: 'course.unavailable' } });
  if (fromPesos(form.course.price) !== course.price) {
    throw invalidFields({ [pathIn(at, 'course.price')]: { key: 'course.price' } });
  }
  const payer = { name: `${form.name} ${form.last_name}`, email: form.email };
  const charge = { title: course.name, quantity: 1, unit_price: course.price };
  return { course, consents, buyer: await buyerOf(app, form), order: { reason: 'course', charge, payer, language } };
}

/**
 * Writes what a purchase brings beside its order: the place, still to be paid, and the consents. `at once` makes the
 * account now; `when paid` leaves it to the payment; a number is the account of a buyer who proved that it is theirs.
 * Returns the place's id, which stands for the person in answers:
 * that of an account would disclose whether there was one.
 * @throws {ApiFailure} 422 where the username is taken.
 */
export async function writePurchase(
  tx: Transaction,
  { course, buyer, consents, order }: CheckedPurchase,
  orderId: string,
  account: 'at once' | 'when paid' | number,
  at = '',
): Promise<string> {
  const userId = typeof account === 'number' ? account : await accountOf(tx, buyer, account, order.language);
  if (userId === null) throw invalidFields({ [pathIn(at, 'username')]: { key: 'username.taken' } });
  return writePlace(tx, { course, consents }, orderId, userId === undefined ? { buyer } : { userId });
}

/** Writes the place in a course that an order pays, still pending, with the consents; returns the place's id. */
export async function writePlace(
  tx: Transaction,
  { course, consents }: Pick<CheckedPurchase, 'course' | 'consents'>,
  orderId: string,
  person: { buyer: Buyer } | { userId: number },
): Promise<string> {
  const id = randomUUID();
  await insertEnrolment(tx, { id, courseId: course.id, orderId, ...person });
  await keepConsents(tx, { kind: 'order', id: orderId }, consents);
  return id;
}

/** The account of a buyer who proved nothing: undefined where it is made later, null where the username is taken. */
async function accountOf(
  tx: Transaction,
  buyer: Buyer,
  account: 'at once' | 'when paid',
  language: Language,
): Promise<number | null | undefined> {
  if (account === 'at once') return addBuyer(tx, buyer, language);
  return (await isUsernameTaken(tx, buyer.username)) ? null : undefined;
}
