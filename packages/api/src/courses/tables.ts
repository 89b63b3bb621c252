import { placeStatuses } from '@lia/sdk/courses/rules';
import { CURRENCY } from '@lia/sdk/payments/money';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { orders } from '../payments/tables.ts';
import { instant } from '../platform/columnTypes.ts';
import type { Buyer } from './buyer.ts';
import { searchColumn } from '../platform/search.ts';
import { storedFiles } from '../platform/tables.ts';
import { sortIndexes } from '../platform/lists/sortIndexes.ts';
import { type AuditDeclaration, audited } from '../platform/audit/audited.ts';

/** Courses that visitors buy. One that is not published is not for sale; those who bought it keep it. */
export const courses = pgTable(
  'courses',
  {
    // Numbers below are given by hand, such as those of the demo data.
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    name: text().notNull(),
    description: text().notNull().default(''),
    hours: integer(),
    /** Who teaches it, as it is shown. */
    teacher: text(),
    /** Their account, where they have one. */
    teacherId: integer('teacher_id').references(() => users.id),
    /** Paragraphs, each a section (`sectionsOf`). */
    syllabus: text().notNull().default(''),
    currency: text().notNull().default(CURRENCY),
    /** An address, or a path below our own origin. */
    card_image_url: text('card_image_url'),
    /** What that path leads to, where the picture was uploaded. */
    imageFileId: uuid('image_file_id').references(() => storedFiles.id),
    keywords: text().notNull().default(''),
    /** What a purchase names the course by (document 1 section 3). */
    productable_id: integer('productable_id').notNull().unique('courses_product_taken'),
    published: boolean().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    search: searchColumn('name', 'description', 'keywords'),
  },
  (table) => [index('courses_teacher').on(table.teacherId), index('courses_image').on(table.imageFileId)],
);

/** What courses cost, and since when. A row is never changed: another one follows it. One that does not hold yet may be taken back. */
export const coursePrices = pgTable(
  'course_prices',
  {
    id: uuid().primaryKey().defaultRandom(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    /** In centavos. */
    price: integer().notNull(),
    validFrom: instant('valid_from').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Null for the price that a course began with. */
    createdBy: integer('created_by').references(() => users.id),
  },
  (table) => [
    uniqueIndex('course_prices_from').on(table.courseId, table.validFrom),
    index('course_prices_created_by').on(table.createdBy),
    check('course_prices_price', sql`${table.price} > 0`),
  ],
);

/** Places in courses: who, which course, by which order. A person may hold several, one for each order. */
export const enrolments = pgTable(
  'enrolments',
  {
    id: uuid().primaryKey(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    /** Whose place it is; null while they have no account, which they get when they have paid. */
    userId: integer('user_id').references(() => users.id),
    /** The account to be made, while there is none. */
    buyer: jsonb().$type<Buyer>(),
    status: text({ enum: placeStatuses }).notNull().default('pending'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When it was first given, and when it was taken back. */
    activeSince: instant('active_since'),
    withdrawnAt: instant('withdrawn_at'),
    /** Who of the team gave it without a payment, and why. */
    givenBy: integer('given_by').references(() => users.id),
    givenReason: text('given_reason'),
  },
  (table) => [
    index('enrolments_course').on(table.courseId),
    index('enrolments_user').on(table.userId),
    ...sortIndexes('enrolments', [table.id], [table.createdAt, table.status]),
    index('enrolments_given_by').on(table.givenBy),
    check('enrolments_given', sql`(${table.givenBy} is null) = (${table.givenReason} is null)`),
    check('enrolments_person', sql`${table.userId} is not null or ${table.buyer} is not null`),
  ],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  audited(courses, { title: 'name' }),
  audited(coursePrices, {}),
  audited(enrolments, { secret: ['buyer'], person: 'userId', order: 'orderId' }),
];
