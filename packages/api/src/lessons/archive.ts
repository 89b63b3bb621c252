import { desc, eq, sql } from 'drizzle-orm';

import type { ArchiveContribution } from '../archives/part.ts';
import { courses } from '../courses/tables.ts';
import { certificates, courseSections, lessonProgress, lessons, quizAttempts } from './tables.ts';

/** What a person has studied, with the results of their quizzes, and what was certified. */
export const lessonArchive: ArchiveContribution = {
  lessons: {
    by: [lessonProgress.userId],
    read: (db, person) =>
      db
        .select({
          course: courses.name,
          lesson: lessons.title,
          started_at: lessonProgress.startedAt,
          completed_at: lessonProgress.completedAt,
        })
        .from(lessonProgress)
        .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
        .innerJoin(courseSections, eq(courseSections.id, lessons.sectionId))
        .innerJoin(courses, eq(courses.id, courseSections.courseId))
        .where(sql`${lessonProgress.userId} in ${person}`)
        .orderBy(desc(lessonProgress.startedAt)),
  },
  quizzes: {
    by: [quizAttempts.userId],
    read: (db, person) =>
      db
        .select({
          lesson: lessons.title,
          score: quizAttempts.score,
          submitted_at: quizAttempts.submittedAt,
        })
        .from(quizAttempts)
        .innerJoin(lessons, eq(lessons.id, quizAttempts.lessonId))
        .where(sql`${quizAttempts.userId} in ${person}`)
        .orderBy(desc(quizAttempts.submittedAt)),
  },
  certificates: {
    by: [certificates.userId],
    read: (db, person) =>
      db
        .select({
          course: certificates.courseName,
          name: certificates.name,
          code: certificates.code,
          issued_at: certificates.issuedAt,
        })
        .from(certificates)
        .where(sql`${certificates.userId} in ${person}`)
        .orderBy(desc(certificates.issuedAt)),
  },
};
