import { isTeacher } from '@lia/sdk/accounts/roles';
import type { CourseChange, CourseData, CourseRecord, EnrolmentRecord } from '@lia/sdk/courses/records';
import { placeStatuses } from '@lia/sdk/courses/rules';
import { fromPesos, toPesos } from '@lia/sdk/payments/money';
import { uuid } from '@lia/sdk/validation/fields';
import { and, eq, or, sql, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { orders } from '../payments/tables.ts';
import { columnsWithout, columnValues } from '../platform/columns.ts';
import { inTransaction, type Transaction, violatedConstraint } from '../platform/database.ts';
import { ApiFailure, invalidFields } from '../platform/errors.ts';
import { defineList, type ScopedCall } from '../platform/lists/defineList.ts';
import { choice, filter, flag, int4 } from '../platform/lists/filters.ts';
import { contains } from '../platform/search.ts';
import { dropUnusedImage } from './images.ts';
import { firstPrices, priceOfNow } from './prices.ts';
import { coursePrices, courses, enrolments } from './tables.ts';

/** How many have a course now. */
const places = sql<number>`(
  select count(*)::int from ${enrolments} where ${enrolments.courseId} = ${sql`${courses}.id`} and ${enrolments.status} = 'active'
)`;

/** Every course, as the console lists them. */
export const courseList = defineList({
  name: 'courses',
  rows: (db, tally) =>
    db
      .select({
        course: columnsWithout(courses, 'currency', 'search', 'imageFileId', 'teacherId'),
        teacher_uuid: users.uuid,
        price: priceOfNow,
        places,
        tally,
      })
      .from(courses)
      .leftJoin(users, eq(users.id, courses.teacherId))
      .$dynamic(),
  key: [courses.id],
  sorts: {
    id: courses.id,
    created_at: courses.createdAt,
    name: sql`lower(${courses.name})`,
    price: priceOfNow,
    keywords: sql`lower(${courses.keywords})`,
    productable_id: courses.productable_id,
    published: courses.published,
    places,
  },
  sort: { column: 'name', descending: false },
  filters: { published: flag(courses.published) },
  search: courses.search,
  searches: '`q`: words of the name, description or keywords',
  records: (rows) =>
    rows.map(({ course: { createdAt, ...course }, teacher_uuid, price, places: held }): CourseRecord => ({
      ...course,
      teacher_uuid,
      created_at: createdAt.toISOString(),
      price: toPesos(price),
      places: held,
    })),
});

async function columnsOf(tx: Transaction, course: CourseChange) {
  const { teacher_uuid, hours, teacher, description = '', keywords = '', syllabus = '', ...others } = course;
  return {
    ...columnValues(courses, others),
    description,
    keywords,
    syllabus,
    hours: hours ?? null,
    teacher: teacher || null,
    teacherId: teacher_uuid === undefined ? null : await teacherOf(tx, teacher_uuid),
  };
}

/** The account of who teaches a course. @throws {ApiFailure} 422 on `teacher_uuid` where it is no teacher's */
async function teacherOf(tx: Transaction, id: string): Promise<number> {
  const [user] = await tx.select({ id: users.id, role: users.role }).from(users).where(eq(users.uuid, id));
  if (!user?.role.some(isTeacher)) throw invalidFields({ teacher_uuid: { key: 'choice.unknown' } });
  return user.id;
}

/** Adds a course and returns its number. @throws {ApiFailure} 409 `COURSE_PRODUCT_TAKEN`, 422 on `teacher_uuid` */
export async function addCourse(tx: Transaction, { price, ...course }: CourseData): Promise<number> {
  const columns = await columnsOf(tx, course);
  const [row] = await unlessTaken(() => tx.insert(courses).values(columns).returning({ id: courses.id }));
  if (!row) throw new Error('The course got no row');
  await tx.insert(coursePrices).values(firstPrices([{ courseId: row.id, price: fromPesos(price) }]));
  return row.id;
}

/**
 * Changes a course; false where the scope has none. An uploaded picture that its address names no more is deleted.
 * @throws {ApiFailure} 409 `COURSE_PRODUCT_TAKEN`, 422 on `teacher_uuid`
 */
export async function changeCourse(
  { db, scope }: ScopedCall<'everything'>,
  id: number,
  course: CourseChange,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const columns = await columnsOf(tx, course);
    const changed = await unlessTaken(() =>
      tx
        .update(courses)
        .set(columns)
        .where(and(scope.where({}), eq(courses.id, id)))
        .returning({ id: courses.id }),
    );
    if (changed.length > 0) await dropUnusedImage(tx, id);
    return changed.length > 0;
  });
}

async function unlessTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) === 'courses_product_taken') throw new ApiFailure(409, 'COURSE_PRODUCT_TAKEN');
    throw error;
  }
}

const giver = alias(users, 'giver');

/** Something of the person of a place: of a place that was given, the order has none. */
const personOf = (own: SQLWrapper, ordered: SQLWrapper) =>
  sql<string>`case when ${enrolments.givenBy} is null then ${ordered} else coalesce(${own}, '') end`;

/** Who has courses, as the console lists them. */
export const enrolmentList = defineList({
  name: 'enrolments',
  rows: (db, tally) =>
    db
      .select({
        id: enrolments.id,
        createdAt: enrolments.createdAt,
        course_id: enrolments.courseId,
        course_name: courses.name,
        status: enrolments.status,
        payment_status: orders.status,
        total: orders.total,
        name: personOf(sql`${users.name} || ' ' || ${users.lastName}`, orders.payer_name),
        email: personOf(users.email, orders.payer_email),
        username: users.username,
        order_id: enrolments.orderId,
        given: sql<EnrolmentRecord['given']>`case when ${enrolments.givenBy} is not null then jsonb_build_object(
          'by', ${giver.name} || ' ' || ${giver.lastName}, 'reason', ${enrolments.givenReason}) end`,
        tally,
      })
      .from(enrolments)
      .innerJoin(courses, eq(courses.id, enrolments.courseId))
      .innerJoin(orders, eq(orders.id, enrolments.orderId))
      .leftJoin(users, eq(users.id, enrolments.userId))
      .leftJoin(giver, eq(giver.id, enrolments.givenBy))
      .$dynamic(),
  key: [enrolments.id],
  sorts: {
    created_at: enrolments.createdAt,
    name: sql`lower(${personOf(sql`${users.name} || ' ' || ${users.lastName}`, orders.payer_name)})`,
    status: enrolments.status,
    total: orders.total,
  },
  sort: { column: 'created_at', descending: true },
  filters: {
    course_id: filter(int4(), (id) => eq(enrolments.courseId, id)),
    user: filter(uuid(), (id) => eq(users.uuid, id)),
    status: choice(placeStatuses, enrolments.status),
  },
  search: (words) =>
    or(
      sql`${enrolments.orderId} in (select ${orders.id} from ${orders} where ${contains(orders.search, words)})`,
      sql`${enrolments.userId} in (select ${users.id} from ${users} where ${contains(users.search, words)})`,
      sql`${enrolments.courseId} in (select ${courses.id} from ${courses} where ${contains(courses.search, words)})`,
    ),
  searches: "`q`: words of the buyer's name, e-mail or username, or of the course",
  records: (rows) =>
    rows.map(({ createdAt, ...row }): EnrolmentRecord => ({ ...row, created_at: createdAt.toISOString() })),
});
