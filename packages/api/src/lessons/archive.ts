import type { QuestionData } from '@lia/sdk/lessons/contents';
import type { GradedAnswer } from '@lia/sdk/lessons/grading';
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
    async read(db, person) {
      const rows = await db
        .select({
          lesson: lessons.title,
          score: quizAttempts.score,
          questions: lessons.questions,
          answers: quizAttempts.answers,
          submitted_at: quizAttempts.submittedAt,
        })
        .from(quizAttempts)
        .innerJoin(lessons, eq(lessons.id, quizAttempts.lessonId))
        .where(sql`${quizAttempts.userId} in ${person}`)
        .orderBy(desc(quizAttempts.submittedAt));
      return rows.map(({ questions, answers, ...row }) => ({ ...row, answers: answerTexts(questions, answers) }));
    },
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

/** Answers as they are read: each question with what was chosen, by their ids where the quiz has them no more. */
const answerTexts = (questions: readonly QuestionData[], answers: readonly GradedAnswer[]): string[] =>
  answers.map(({ question: id, options: chosen }) => {
    const question = questions.find((one) => one.id === id);
    const texts = chosen.map((option) => question?.options.find((one) => one.id === option)?.text || option);
    return `${question?.text ?? id}: ${texts.join(', ') || '—'}`;
  });
