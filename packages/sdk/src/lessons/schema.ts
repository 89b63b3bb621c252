import { array, boolean, type InferType, number, string } from 'yup';

import { fileSchema } from '../files/schema.ts';
import { messageKey, record, requiredUuid } from '../validation/fields.ts';
import { lessonCompletions, lessonKinds, lessonStatuses, MAX_OPTIONS, MAX_QUESTIONS, questionKinds } from './rules.ts';

const progress = record({
  completed: number().required(),
  total: number().required(),
  percent: number().required(),
  finished: boolean().required(),
});

/** A certificate, as its owner finds it: `code` is that of its public page; it is revoked as long as they have no place. */
const certificate = record({ code: string().required(), issued_at: string().required() });

/** How far the caller is in each course that they have a place in; `course` is its id. */
export const myProgressSchema = record({
  data: array(record({ course: number().required(), progress })).required(),
});
export type MyProgress = InferType<typeof myProgressSchema>['data'];

const outlineLessonSchema = record({
  id: string().required(),
  title: string().required(),
  kind: string().oneOf(lessonKinds).required(),
  minutes: number().nullable().defined(),
  /** False for a draft, which only who teaches the course sees. */
  published: boolean().required(),
  status: string().oneOf(lessonStatuses).required(),
});
export type OutlineLesson = InferType<typeof outlineLessonSchema>;

const outlineSectionSchema = record({
  id: string().required(),
  title: string().required(),
  lessons: array(outlineLessonSchema).required(),
});
export type OutlineSection = InferType<typeof outlineSectionSchema>;

/**
 * A course for who studies it. `tracked`: they have a place, so that their progress is kept; who teaches it has none. `resume`: the
 * lesson where they go on.
 */
export const courseOutlineSchema = record({
  data: record({
    id: number().required(),
    name: string().required(),
    tracked: boolean().required(),
    sections: array(outlineSectionSchema).required(),
    progress,
    resume: string().nullable().defined(),
    certificate: certificate.nullable().defined(),
  }),
});
export type CourseOutline = InferType<typeof courseOutlineSchema>['data'];

const questionSchema = record({
  id: string().required(),
  kind: string().oneOf(questionKinds).required(),
  text: string().required(),
  options: array(record({ id: string().required(), text: string().defined() })).required(),
});
export type QuizQuestion = InferType<typeof questionSchema>;

/**
 * What came of a quiz. Which options are right, and why, is null until it is passed: who tries again finds them on their own.
 */
const attemptSchema = record({
  score: number().required(),
  passed: boolean().required(),
  submitted_at: string().required(),
  answers: array(
    record({
      question: string().required(),
      options: array(string().required()).required(),
      right: boolean().required(),
      correct: array(string().required()).nullable().defined(),
      explanation: string().nullable().defined(),
    }),
  ).required(),
});
export type QuizAttempt = InferType<typeof attemptSchema>;

export type LessonFile = InferType<typeof fileSchema>;

/** A lesson to study. `text` in Markdown; `previous` and `next` are lessons of the course; `attempt` is the latest of a quiz. */
export const lessonSchema = record({
  data: record({
    id: string().required(),
    course: record({ id: number().required(), name: string().required() }),
    section: string().required(),
    title: string().required(),
    kind: string().oneOf(lessonKinds).required(),
    minutes: number().nullable().defined(),
    published: boolean().required(),
    text: string().defined(),
    file: fileSchema.nullable().defined(),
    /** Its video in `media`; `url` is where a provider shows it. */
    media: string().nullable().defined(),
    url: string().nullable().defined(),
    completion: string().oneOf(lessonCompletions).required(),
    pass_mark: number().nullable().defined(),
    questions: array(questionSchema).required(),
    tracked: boolean().required(),
    status: string().oneOf(lessonStatuses).required(),
    previous: string().nullable().defined(),
    next: string().nullable().defined(),
    attempts: number().required(),
    attempt: attemptSchema.nullable().defined(),
  }),
});
export type Lesson = InferType<typeof lessonSchema>['data'];

/** That a lesson is open, or completed. Nothing makes a completed one incomplete again. */
export const lessonProgressSchema = record({
  completed: boolean().typeError(messageKey('choice.unknown')).required(messageKey('required')),
});
export type LessonProgress = InferType<typeof lessonProgressSchema>;

/** How far a student is after that. */
export const lessonProgressSavedSchema = record({
  data: record({ status: string().oneOf(lessonStatuses).required(), progress }),
});
export type LessonProgressSaved = InferType<typeof lessonProgressSavedSchema>;

/** The id of an option: it names it within its question. */
export const optionId = () =>
  string()
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .matches(/^[\w-]{1,36}$/, messageKey('invalid'));

export const questionId = requiredUuid;

/** The answers of a quiz: to each question once; `options` is empty where none was chosen. */
export const quizAnswersSchema = record({
  answers: array(
    record({
      question: questionId(),
      options: array(optionId())
        .typeError(messageKey('invalid'))
        .defined(messageKey('required'))
        .max(MAX_OPTIONS, messageKey('invalid')),
    }).required(messageKey('required')),
  )
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .max(MAX_QUESTIONS, messageKey('invalid')),
});
export type QuizAnswers = InferType<typeof quizAnswersSchema>;

export const quizGradedSchema = record({
  message: string().required(),
  data: record({ attempt: attemptSchema, status: string().oneOf(lessonStatuses).required(), progress }),
});
export type QuizGraded = InferType<typeof quizGradedSchema>;

export const certificateIssuedSchema = record({ message: string().required(), data: certificate });
export type CertificateIssued = InferType<typeof certificateIssuedSchema>;

/** What anyone who has the code reads of a certificate: `hours` null where the course had none. */
export const certificateCheckSchema = record({
  data: record({
    name: string().required(),
    course: string().required(),
    hours: number().nullable().defined(),
    issued_at: string().required(),
    /** When its name was last corrected; null where it is that of its day. */
    corrected_at: string().nullable().defined(),
    valid: boolean().required(),
  }),
});
export type CertificateCheck = InferType<typeof certificateCheckSchema>['data'];

/** Figures of a course: people with a place now, and what they have done of the lessons of today. */
export const courseFigures = {
  lessons: number().required(),
  enrolled: number().required(),
  started: number().required(),
  finished: number().required(),
  /** Mean progress of the enrolled, in whole percent. */
  percent: number().required(),
  quizzes: array(
    record({
      id: string().required(),
      title: string().required(),
      /** People with a place who answered it, and those of them who passed. */
      takers: number().required(),
      passed: number().required(),
      /** Mean of their best scores, in whole percent; null before the first. */
      score: number().nullable().defined(),
    }),
  ).required(),
};

export const courseFiguresSchema = record({ data: record(courseFigures) });
export type CourseFigures = InferType<typeof courseFiguresSchema>['data'];

/** The courses that a person teaches, by name. */
export const taughtCoursesSchema = record({
  data: array(
    record({
      id: number().required(),
      name: string().required(),
      card_image_url: string().nullable().defined(),
      published: boolean().required(),
      ...courseFigures,
    }),
  ).required(),
});
export type TaughtCourse = InferType<typeof taughtCoursesSchema>['data'][number];
