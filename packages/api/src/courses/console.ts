import type { CourseData, CourseRecord, EnrolmentRecord } from '@lia/sdk/courses/records';
import { placeStatuses } from '@lia/sdk/courses/rules';
import { fromPesos, toPesos } from '@lia/sdk/payments/money';
import { LARGEST_ID, messageKey } from '@lia/sdk/validation/fields';
import { and, eq, or, sql } from 'drizzle-orm';
import { number } from 'yup';

import { users } from '../accounts/tables.ts';
import { orders } from '../payments/tables.ts';
import { columnsWithout, columnValues } from '../platform/columns.ts';
import { type Database, violatedConstraint } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { defineList, type ScopedCall } from '../platform/lists/defineList.ts';
import { choice, filter, flag } from '../platform/lists/filters.ts';
import { contains } from '../platform/search.ts';
import { courses, enrolments } from './tables.ts';

const courseId = number()
  .typeError(messageKey('invalid'))
  .integer(messageKey('invalid'))
  .max(LARGEST_ID, messageKey('number.max'));

/** How many have a course now. */
const places = sql<number>`(
  select count(*)::int from ${enrolments} where ${enrolments.courseId} = ${sql`${courses}.id`} and ${enrolments.status} = 'active'
)`;

/** Every course, as the console lists them. */
export const courseList = defineList({
  name: 'courses',
  rows: (db, tally) =>
    db
      .select({ course: columnsWithout(courses, 'currency', 'search'), places, tally })
      .from(courses)
      .$dynamic(),
  key: [courses.id],
  sorts: {
    id: courses.id,
    created_at: courses.createdAt,
    name: sql`lower(${courses.name})`,
    price: courses.price,
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
    rows.map(({ course: { createdAt, price, ...course }, places: held }): CourseRecord => ({
      ...course,
      created_at: createdAt.toISOString(),
      price: toPesos(price),
      places: held,
    })),
});

const columnsOf = ({ price, description = '', keywords = '', ...course }: CourseData) => ({
  ...columnValues(courses, course),
  price: fromPesos(price),
  description,
  keywords,
});

/** Adds a course and returns its number. @throws {ApiFailure} 409 `COURSE_PRODUCT_TAKEN` */
export async function addCourse(db: Database, course: CourseData): Promise<number> {
  const [row] = await unlessTaken(() => db.insert(courses).values(columnsOf(course)).returning({ id: courses.id }));
  if (!row) throw new Error('The course got no row');
  return row.id;
}

/** Changes a course; false where the scope has none. @throws {ApiFailure} 409 `COURSE_PRODUCT_TAKEN` */
export async function changeCourse(
  { db, scope }: ScopedCall<'everything'>,
  id: number,
  course: CourseData,
): Promise<boolean> {
  const changed = await unlessTaken(() =>
    db
      .update(courses)
      .set(columnsOf(course))
      .where(and(scope.where({}), eq(courses.id, id)))
      .returning({ id: courses.id }),
  );
  return changed.length > 0;
}

async function unlessTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) === 'courses_product_taken') throw new ApiFailure(409, 'COURSE_PRODUCT_TAKEN');
    throw error;
  }
}

/** Who bought courses, as the console lists them. */
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
        name: orders.payer_name,
        email: orders.payer_email,
        username: users.username,
        order_id: enrolments.orderId,
        tally,
      })
      .from(enrolments)
      .innerJoin(courses, eq(courses.id, enrolments.courseId))
      .innerJoin(orders, eq(orders.id, enrolments.orderId))
      .leftJoin(users, eq(users.id, enrolments.userId))
      .$dynamic(),
  key: [enrolments.id],
  sorts: {
    created_at: enrolments.createdAt,
    name: sql`lower(${orders.payer_name})`,
    status: enrolments.status,
    total: orders.total,
  },
  sort: { column: 'created_at', descending: true },
  filters: {
    course_id: filter(courseId, (id) => eq(enrolments.courseId, id)),
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
