import type { CourseData, CourseRecord, EnrolmentRecord } from '@lia/sdk/courses/records';
import type { PlaceState } from '@lia/sdk/courses/rules';
import { fromPesos, toPesos } from '@lia/sdk/payments/money';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { orders } from '../payments/tables.ts';
import { type Database, violatedConstraint } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { type ListRange, Page, type Sort } from '../platform/list.ts';
import { containing } from '../platform/search.ts';
import { courses, enrolments } from './tables.ts';

/** How many have each course now. */
const placesIn = (db: Database) =>
  db
    .select({ courseId: enrolments.courseId, places: count().as('places') })
    .from(enrolments)
    .where(eq(enrolments.state, 'active'))
    .groupBy(enrolments.courseId)
    .as('counts');

const places = sql<number>`coalesce("counts"."places", 0)::int`;

function selectCourses(db: Database) {
  const counts = placesIn(db);
  return db.select({ course: courses, places }).from(courses).leftJoin(counts, eq(counts.courseId, courses.id));
}

/** What the console sorts courses by. */
export const courseSorts = [
  'id',
  'created_at',
  'name',
  'price',
  'keywords',
  'productable_id',
  'published',
  'places',
] as const;

const courseColumns: Record<(typeof courseSorts)[number], SQL> = {
  id: sql`${courses.id}`,
  created_at: sql`${courses.createdAt}`,
  name: sql`lower(${courses.name})`,
  price: sql`${courses.price}`,
  keywords: sql`lower(${courses.keywords})`,
  productable_id: sql`${courses.productableId}`,
  published: sql`${courses.published}`,
  places,
};

/** Every course, by name unless sorted otherwise. */
export async function listCourses(
  db: Database,
  { published, q }: { published?: boolean | undefined; q?: string | undefined },
  sort: Sort<(typeof courseSorts)[number]> | null,
  range: ListRange,
): Promise<Page<CourseRecord>> {
  const where = and(
    published === undefined ? undefined : eq(courses.published, published),
    containing([courses.name, courses.description, courses.keywords], q),
  );
  const by = courseColumns[sort?.column ?? 'name'];
  const found = await selectCourses(db)
    .where(where)
    .orderBy(sort?.descending ? desc(by) : asc(by), asc(courses.id))
    .limit(range.limit)
    .offset(range.first);
  return new Page(found.map(courseRecord), range, await db.$count(courses, where));
}

export async function findCourse(db: Database, id: number): Promise<CourseRecord | null> {
  const [found] = await selectCourses(db).where(eq(courses.id, id));
  return found ? courseRecord(found) : null;
}

type CourseRow = Awaited<ReturnType<typeof selectCourses>>[number];

const courseRecord = ({ course, places: held }: CourseRow): CourseRecord => ({
  id: course.id,
  created_at: course.createdAt.toISOString(),
  name: course.name,
  description: course.description,
  price: toPesos(course.price),
  card_image_url: course.cardImageUrl,
  keywords: course.keywords,
  productable_id: course.productableId,
  published: course.published,
  places: held,
});

const columnsOf = ({
  name,
  description = '',
  price,
  card_image_url,
  keywords = '',
  productable_id,
  published,
}: CourseData) => ({
  name,
  description,
  price: fromPesos(price),
  cardImageUrl: card_image_url || null,
  keywords,
  productableId: productable_id,
  published,
});

/** Adds a course and returns its number. @throws {ApiFailure} 409 `COURSE_PRODUCT_TAKEN` */
export async function addCourse(db: Database, course: CourseData): Promise<number> {
  const [row] = await unlessTaken(() => db.insert(courses).values(columnsOf(course)).returning({ id: courses.id }));
  if (!row) throw new Error('The course got no row');
  return row.id;
}

/** Changes a course; false where there is none. @throws {ApiFailure} 409 `COURSE_PRODUCT_TAKEN` */
export async function changeCourse(db: Database, id: number, course: CourseData): Promise<boolean> {
  const changed = await unlessTaken(() =>
    db.update(courses).set(columnsOf(course)).where(eq(courses.id, id)).returning({ id: courses.id }),
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

const selectEnrolments = (db: Database) =>
  db
    .select({ place: enrolments, course: courses.name, order: orders, username: users.username })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(orders, eq(orders.id, enrolments.orderId))
    .leftJoin(users, eq(users.id, enrolments.userId));

/** What the console sorts buyers by. */
export const enrolmentSorts = ['created_at', 'name', 'state', 'total'] as const;

const enrolmentColumns: Record<(typeof enrolmentSorts)[number], SQL> = {
  created_at: sql`${enrolments.createdAt}`,
  name: sql`lower(${orders.payerName})`,
  state: sql`${enrolments.state}`,
  total: sql`${orders.total}`,
};

export interface EnrolmentFilter {
  course_id?: number | undefined;
  state?: PlaceState | undefined;
  /** Words of the buyer's name, e-mail or username, or of the course. */
  q?: string | undefined;
}

/** Who bought courses, newest first unless sorted otherwise. */
export async function listEnrolments(
  db: Database,
  { course_id, state, q }: EnrolmentFilter,
  sort: Sort<(typeof enrolmentSorts)[number]> | null,
  range: ListRange,
): Promise<Page<EnrolmentRecord>> {
  const where = and(
    course_id === undefined ? undefined : eq(enrolments.courseId, course_id),
    state && eq(enrolments.state, state),
    containing([orders.payerName, orders.payerEmail, users.username, courses.name], q),
  );
  const { column, descending } = sort ?? { column: 'created_at', descending: true };
  const by = enrolmentColumns[column];
  const found = await selectEnrolments(db)
    .where(where)
    .orderBy(descending ? desc(by) : asc(by), desc(enrolments.id))
    .limit(range.limit)
    .offset(range.first);
  return new Page(found.map(enrolmentRecord), range, await db.$count(selectEnrolments(db).where(where).as('found')));
}

const enrolmentRecord = ({
  place,
  course,
  order,
  username,
}: Awaited<ReturnType<typeof selectEnrolments>>[number]): EnrolmentRecord => ({
  id: place.id,
  created_at: place.createdAt.toISOString(),
  course_id: place.courseId,
  course_name: course,
  state: place.state,
  payment_state: order.state,
  total: order.total,
  name: order.payerName,
  email: order.payerEmail,
  username,
  order_id: place.orderId,
});
