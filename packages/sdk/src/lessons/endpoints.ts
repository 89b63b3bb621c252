import { endpoint } from '../http/endpoint.ts';
import type {
  CertificateCheck,
  CertificateIssued,
  CourseOutline,
  Lesson,
  LessonProgress,
  LessonProgressSaved,
  MyProgress,
  QuizAnswers,
  QuizGraded,
  TaughtCourse,
} from './schema.ts';

type OfCourse = { params: { id: number } };
type OfLesson = { params: { id: string } };

/** How far the caller is in the courses that they have a place in. */
export const listMyProgress = endpoint<{ returns: { data: MyProgress } }>('GET /me/progress');

/** The lessons of a course that the caller has a place in, or teaches; 404 for any other. */
export const getCourseOutline = endpoint<OfCourse & { returns: { data: CourseOutline } }>('GET /me/courses/{id}');

/** A lesson to study, without the right answers of a quiz that was not passed. */
export const getLesson = endpoint<OfLesson & { returns: { data: Lesson } }>('GET /me/lessons/{id}');

/** The file of a lesson, in the scope of the lesson. */
export const getLessonFile = endpoint<OfLesson & { returns: Blob }>('GET /me/lessons/{id}/file');

/**
 * Keeps that the caller opened a lesson, or completed it. May be repeated: the first time counts. 404 without a place in the course;
 * 422 on `completed` for a quiz, which is completed by passing it, and for a video that is completed by watching it.
 */
export const saveLessonProgress = endpoint<OfLesson & { body: LessonProgress; returns: LessonProgressSaved }>(
  'PUT /me/lessons/{id}/progress',
);

/** Hands in the answers of a quiz. 409 `QUIZ_CHANGED` where its questions are others by now. Send an idempotency key. */
export const answerQuiz = endpoint<OfLesson & { body: QuizAnswers; returns: QuizGraded }>(
  'POST /me/lessons/{id}/attempts',
);

/** Makes the certificate of a course, once. 409 `COURSE_UNFINISHED` before every lesson is completed. */
export const issueCertificate = endpoint<OfCourse & { returns: CertificateIssued }>(
  'POST /me/courses/{id}/certificate',
);

/** The caller's certificate of a course as PDF; 404 before there is one, and without a place. */
export const getCertificate = endpoint<OfCourse & { returns: Blob }>('GET /me/courses/{id}/certificate');

/** A certificate by its code, for anyone; 404 for a code that names none. */
export const checkCertificate = endpoint<{ params: { code: string }; returns: { data: CertificateCheck } }>(
  'GET /certificates/{code}',
);

/** The courses that the caller teaches, with figures of their students; all of them for an administrator. */
export const listTaughtCourses = endpoint<{ returns: { data: TaughtCourse[] } }>('GET /me/taught-courses');
