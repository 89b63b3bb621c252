import { isShownInline } from '@lia/sdk/files/shown';
import {
  answerQuiz,
  checkCertificate,
  getCertificate,
  getCourseOutline,
  getLesson,
  getLessonFile,
  issueCertificate,
  listMyProgress,
  listTaughtCourses,
  saveLessonProgress,
} from '@lia/sdk/lessons/endpoints';
import { CERTIFICATE_CODE } from '@lia/sdk/lessons/rules';
import {
  certificateCheckSchema,
  certificateIssuedSchema,
  courseOutlineSchema,
  lessonProgressSavedSchema,
  lessonProgressSchema,
  lessonSchema,
  myProgressSchema,
  quizAnswersSchema,
  quizGradedSchema,
  taughtCoursesSchema,
} from '@lia/sdk/lessons/schema';
import { object, string } from 'yup';

import { Download } from '../platform/files.ts';
import { rowId, rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { certificatePdf } from './certificatePdf.ts';
import { checkCode, issue, ownCertificate } from './certificates.ts';
import { lessonEditorRoutes } from './editorRoutes.ts';
import { taughtCourses } from './figures.ts';
import { findLessonFile, readLesson } from './lesson.ts';
import { readMyProgress, readOutline } from './outline.ts';
import { answer, saveProgress } from './study.ts';

/** A code has 80 random bits: this is against load, not against guessing. */
const CHECKS = { times: 60, seconds: 60 };

/** Quizzes that are answered a hundred times in an hour are not answered by a person. */
const ATTEMPTS = { times: 100, seconds: 3600 };

export function lessonRoutes(api: Api): void {
  serve(api, getCourseOutline, {
    summary: 'A course that I study or teach',
    description: 'Its sections and lessons in order, with my progress. 404 for a course that I have no place in.',
    permission: 'lessons.read',
    params: rowId,
    returns: courseOutlineSchema,
    handle: async ({ db, scope, params }) => ({ data: await readOutline(db, scope, params.id) }),
  });

  serve(api, getLesson, {
    summary: 'A lesson',
    description: 'Text in Markdown. Which answers of a quiz are right comes once it was passed.',
    permission: 'lessons.read',
    params: rowUuid,
    returns: lessonSchema,
    handle: async ({ db, scope, params }) => ({ data: await readLesson(db, scope, params.id) }),
  });

  serve(api, getLessonFile, {
    summary: 'The file of a lesson',
    description: 'Pictures, audio, video and PDF are sent to be shown, in a sandbox.',
    permission: 'lessons.read',
    params: rowUuid,
    async handle({ app, db, scope, params }) {
      const file = await findLessonFile(db, scope, params.id);
      const download = await app.files.download(file);
      return isShownInline(file.type) ? download.shown() : download;
    },
  });

  studyRoutes(api);

  serve(api, checkCertificate, {
    summary: 'Check a certificate',
    description: 'By its code. It holds as long as its person has their place in the course.',
    permission: 'anyone',
    limit: CHECKS,
    params: object({ code: string().matches(CERTIFICATE_CODE).required() }),
    returns: certificateCheckSchema,
    handle: async ({ db, params }) => ({ data: await checkCode(db, params.code) }),
  });

  serve(api, listTaughtCourses, {
    summary: 'Courses that I teach',
    description: 'By name, with figures of their students: no names.',
    permission: 'lessons.teach',
    returns: taughtCoursesSchema,
    handle: async ({ app, db, scope }) => ({ data: await taughtCourses(db, scope, app.config.publicUrl) }),
  });

  lessonEditorRoutes(api);
}

/** What who has a place does in a course. */
function studyRoutes(api: Api): void {
  const permission = 'lessons.study';

  serve(api, listMyProgress, {
    summary: 'How far I am in my courses',
    permission,
    returns: myProgressSchema,
    handle: async ({ db, scope }) => ({ data: await readMyProgress(db, scope) }),
  });

  serve(api, saveLessonProgress, {
    summary: 'Keep that I opened or completed a lesson',
    description: 'May be repeated: the first time counts. A quiz is completed by passing it.',
    permission,
    params: rowUuid,
    body: lessonProgressSchema,
    returns: lessonProgressSavedSchema,
    handle: async ({ db, scope, params, body }) => ({ data: await saveProgress(db, scope, params.id, body.completed) }),
  });

  serve(api, answerQuiz, {
    summary: 'Answer a quiz',
    description: '409 `QUIZ_CHANGED` where its questions are others by now. It may be tried again at any time.',
    permission,
    limit: ATTEMPTS,
    idempotent: true,
    params: rowUuid,
    body: quizAnswersSchema,
    returns: quizGradedSchema,
    async handle({ db, scope, params, body, t }) {
      const data = await answer(db, scope, params.id, body);
      return { message: t(data.attempt.passed ? 'lesson.passed' : 'lesson.notPassed'), data };
    },
  });

  serve(api, issueCertificate, {
    summary: 'Make my certificate of a course',
    description: 'Once: later calls answer the same. 409 `COURSE_UNFINISHED` before every lesson is completed.',
    permission,
    idempotent: true,
    params: rowId,
    returns: certificateIssuedSchema,
    async handle({ db, scope, params, t }) {
      const { code, issuedAt } = await issue(db, scope, params.id);
      return { message: t('certificate.issued'), data: { code, issued_at: issuedAt.toISOString() } };
    },
  });

  serve(api, getCertificate, {
    summary: 'My certificate of a course, as PDF',
    permission,
    params: rowId,
    async handle({ app, db, scope, params }) {
      const certificate = await ownCertificate(db, scope, params.id);
      const bytes = await certificatePdf(certificate, app.config.publicUrl);
      return Download.made(`constancia-${certificate.number}.pdf`, 'application/pdf', bytes);
    },
  });
}
