import { randomUUID } from 'node:crypto';

import { may } from '@lia/sdk/accounts/permissions';
import type { GivenPlace } from '@lia/sdk/courses/records';
import type { Centavos } from '@lia/sdk/payments/money';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';

import { notify } from '../accounts/notifications/notify.ts';
import { languageOf } from '../accounts/notifications/preferences.ts';
import { users } from '../accounts/tables.ts';
import type { Payments } from '../payments/configured.ts';
import { orderColumns } from '../payments/openOrder.ts';
import { insertOrder } from '../payments/store.ts';
import type { AppContext } from '../platform/appContext.ts';
import type { Transaction } from '../platform/database.ts';
import { ApiFailure, found, invalidFields } from '../platform/errors.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import type { ApiModule } from '../platform/module.ts';
import type { Scope } from '../platform/scope.ts';
import { cancelCompetingPayments } from './cancelCompetingPayments.ts';
import { placeEmail } from './emails.ts';
import { anyCourse, changeEnrolment, type CourseRow, GIVEN, insertEnrolment, isOwned, lockCoursesOf } from './store.ts';
import { enrolments } from './tables.ts';

declare module '../platform/module.ts' {
  interface ApiModule {
    /** What someone has done with a place in a course, as a condition on `enrolments`: such a place is not taken back. */
    usesPlace?: SQL;
  }
}

interface Call {
  db: Transaction;
  scope: Scope<'everything'>;
}

/** A course, and whom it is given to. */
interface Gift {
  course: CourseRow;
  user: Pick<typeof users.$inferSelect, 'id' | 'role' | 'email'>;
}

const taken = (): ApiFailure => new ApiFailure(409, 'PLACE_TAKEN');

/** @throws {ApiFailure} 404, 409 `PLACE_TAKEN`, 422 on `user` */
export async function checkGift(
  { app: { db }, scope }: { app: Pick<AppContext, 'db'>; scope: Scope<'everything'> },
  courseId: number,
  given: GivenPlace,
): Promise<Gift> {
  const course = found((await anyCourse(db, courseId)) ?? undefined);
  const [user] = await db
    .select({ id: users.id, role: users.role, email: users.email })
    .from(users)
    .where(and(eq(users.uuid, given.user), isNull(users.deletedAt), scope.where({})));
  if (!user || !may(user, 'lessons.study')) throw invalidFields({ user: { key: 'choice.unknown' } });
  if (await isOwned(db, course, user.id)) throw taken();
  return { course, user };
}

/** Ends every way in which a person could still pay what they are given. @throws {ApiFailure} 409 `PLACE_TAKEN` where they paid it */
export const endPayments = (payments: Payments, { course, user }: Gift): Promise<void> =>
  cancelCompetingPayments(payments, { course, userId: user.id }).catch((error: unknown) => {
    throw error instanceof ApiFailure && error.code === 'COURSE_OWNED' ? taken() : error;
  });

/** @throws {ApiFailure} 409 `PLACE_TAKEN` */
export async function give({ db, scope }: Call, reason: string, { course, user }: Gift): Promise<void> {
  const { id: userId, email } = user;
  // Purchases of theirs wait for it, and it for them.
  await lockCoursesOf(db, userId);
  if (await isOwned(db, course, userId)) throw taken();
  const id = randomUUID();
  const since = new Date();
  await givePlace(db, { id, orderId: randomUUID(), course, userId, by: scope.userId, reason, since });
  await notify(db, 'course', { userId, cause: id, data: { course: course.id, title: course.name } });
  // Children read of it in their account.
  if (email !== null && may(user, 'courses.buy')) {
    const language = await languageOf(db, userId);
    await enqueueEmail(db, placeEmail, { cause: id, to: email, language, data: { place: id } });
  }
}

/** Takes back a place that was given. @throws {ApiFailure} 404, 409 `PLACE_USED` */
export async function withdraw({ db, scope }: Call, modules: readonly ApiModule[], id: string): Promise<void> {
  const one = eq(enrolments.id, id);
  const [place] = await db
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(and(one, isNotNull(enrolments.givenBy), eq(enrolments.status, 'active'), scope.where({})))
    .for('update');
  found(place);
  for (const { usesPlace } of modules) {
    // One after another: a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    if (usesPlace && (await db.$count(enrolments, and(one, usesPlace))) > 0) throw new ApiFailure(409, 'PLACE_USED');
  }
  await changeEnrolment(db, id, { status: 'withdrawn', withdrawnAt: new Date() });
}

/**
 * Writes a place in a course that the team gives a person. Its order costs nothing; it counts for no plan's allowance.
 */
export async function givePlace(
  tx: Transaction,
  { id, orderId, course, userId, by, reason, since }: Given,
): Promise<void> {
  const purchase = {
    reason: 'course',
    charge: { title: course.name, quantity: 1, unit_price: 0 },
    discount: { list_price: course.price, percent: 100 },
    payer: { name: 'LIA', email: CONTACT_EMAIL },
    language: 'es',
  } as const;
  await insertOrder(tx, {
    id: orderId,
    ...orderColumns(purchase),
    provider: GIVEN,
    status: 'approved',
    createdAt: since,
  });
  await insertEnrolment(tx, {
    id,
    courseId: course.id,
    orderId,
    userId,
    status: 'active',
    createdAt: since,
    activeSince: since,
    givenBy: by,
    givenReason: reason,
  });
}

interface Given {
  id: string;
  orderId: string;
  course: { id: number; name: string; price: Centavos };
  userId: number;
  /** Who gives it. */
  by: number;
  reason: string;
  since: Date;
}
