import type { QuestionData } from '@lia/sdk/lessons/contents';
import type { GradedAnswer } from '@lia/sdk/lessons/grading';
import { lessonKinds } from '@lia/sdk/lessons/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { courses } from '../courses/tables.ts';
import { media } from '../media/tables.ts';
import { type AuditDeclaration, audited, unaudited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';
import { sortIndexes } from '../platform/lists/sortIndexes.ts';
import { storedFiles } from '../platform/tables.ts';

/** What a course is divided into. */
export const courseSections = pgTable(
  'course_sections',
  {
    id: uuid().primaryKey().defaultRandom(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    title: text().notNull(),
    position: integer().notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [index('course_sections_course').on(table.courseId, table.position)],
);

/** What is studied. One that is deleted, or is a draft, counts for no one; what people have done of it stays. */
export const lessons = pgTable(
  'lessons',
  {
    id: uuid().primaryKey().defaultRandom(),
    sectionId: uuid('section_id')
      .notNull()
      .references(() => courseSections.id),
    kind: text({ enum: lessonKinds }).notNull(),
    title: text().notNull(),
    /** Markdown. */
    text: text().notNull().default(''),
    minutes: integer(),
    position: integer().notNull(),
    published: boolean().notNull().default(false),
    /** Of a quiz, in percent. */
    passMark: integer('pass_mark'),
    /** Of a quiz. Each attempt keeps what was answered, so that these may change. */
    questions: jsonb().$type<QuestionData[]>().notNull().default([]),
    fileId: uuid('file_id').references(() => storedFiles.id),
    /** Of a video that was uploaded. */
    mediaId: uuid('media_id').references(() => media.id),
    /** Of a video that a provider shows; http or https. */
    url: text(),
    /** Counts its changes: who saves an older one is refused. */
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('lessons_section').on(table.sectionId, table.position),
    uniqueIndex('lessons_file').on(table.fileId),
    uniqueIndex('lessons_media').on(table.mediaId),
    check('lessons_pass_mark', sql`(${table.kind} = 'quiz') = (${table.passMark} is not null)`),
    check(
      'lessons_video',
      sql`num_nonnulls(${table.mediaId}, ${table.url}) <= (case ${table.kind} when 'video' then 1 else 0 end)`,
    ),
  ],
);

/** How far people are with lessons. By the person, not by their place: who buys a course again goes on where they were. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lessons.id),
    startedAt: instant('started_at').notNull().defaultNow(),
    /** The last time that it was opened. */
    openedAt: instant('opened_at').notNull().defaultNow(),
    /** Set once. */
    completedAt: instant('completed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index('lesson_progress_lesson').on(table.lessonId),
  ],
);

/** Quizzes as people answered them. A row is never changed. */
export const quizAttempts = pgTable(
  'quiz_attempts',
  {
    id: uuid().primaryKey().defaultRandom(),
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lessons.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    answers: jsonb().$type<GradedAnswer[]>().notNull(),
    score: integer().notNull(),
    passed: boolean().notNull(),
    submittedAt: instant('submitted_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    index('quiz_attempts_lesson').on(table.lessonId, table.userId, table.submittedAt),
    index('quiz_attempts_user').on(table.userId),
  ],
);

/** What a course certifies, with the names of that day. It holds as long as the person has a place in the course. */
export const certificates = pgTable(
  'certificates',
  {
    id: uuid().primaryKey().defaultRandom(),
    code: text().notNull().unique(),
    number: serial().notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    name: text().notNull(),
    courseName: text('course_name').notNull(),
    hours: integer(),
    issuedAt: instant('issued_at').notNull().defaultNow(),
    /** Since when another one of the same person stands for the course: an account of theirs was merged. Its code holds on. */
    supersededAt: instant('superseded_at'),
  },
  (table) => [
    uniqueIndex('certificates_person')
      .on(table.userId, table.courseId)
      .where(sql`${table.supersededAt} is null`),
    index('certificates_user').on(table.userId),
    index('certificates_course').on(table.courseId),
    ...sortIndexes('certificates', [table.id], [table.issuedAt]),
  ],
);

/** Names that certificates had, why they were corrected, and by whom. A row is never changed. */
export const certificateCorrections = pgTable(
  'certificate_corrections',
  {
    id: uuid().primaryKey().defaultRandom(),
    certificateId: uuid('certificate_id')
      .notNull()
      .references(() => certificates.id),
    /** The name before. */
    name: text().notNull(),
    reason: text().notNull(),
    correctedBy: integer('corrected_by')
      .notNull()
      .references(() => users.id),
    correctedAt: instant('corrected_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    index('certificate_corrections_certificate').on(table.certificateId, table.correctedAt),
    index('certificate_corrections_by').on(table.correctedBy),
  ],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  audited(courseSections, { title: 'title' }),
  audited(lessons, { title: 'title', technical: ['version'] }),
  audited(certificates, { secret: ['code'], person: 'userId', title: 'courseName' }),
  ...unaudited('Record themselves who has done what and when.', lessonProgress, quizAttempts, certificateCorrections),
];
