import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type { CertificateCorrection, CertificateRecord, CertificateSaved } from './certificateRecords.ts';
import type {
  ContentsOrder,
  ContentsSaved,
  CourseContents,
  CourseSectionData,
  LessonChange,
  LessonPublication,
  LessonRecord,
  LessonSaved,
  LessonUpload,
  NewLesson,
} from './contents.ts';
import type { CourseFigures } from './schema.ts';

type Course = { params: { id: number } };
type Row = { params: { id: string } };

/** What a course consists of, drafts included. */
export const getCourseContents = endpoint<Course & { returns: { data: CourseContents } }>('GET /courses/{id}/lessons');

/** Puts sections and lessons in order. 409 `LESSONS_CHANGED` unless it names all that there are, each once. */
export const orderCourseContents = endpoint<Course & { body: ContentsOrder; returns: ContentsSaved }>(
  'PUT /courses/{id}/lessons/order',
);

/** Adds a section at the end. Send an idempotency key. */
export const addCourseSection = endpoint<Course & { body: CourseSectionData; returns: ContentsSaved }>(
  'POST /courses/{id}/sections',
);

export const renameCourseSection = endpoint<Row & { body: CourseSectionData; returns: ContentsSaved }>(
  'PUT /course-sections/{id}',
);

/** Deletes a section with its lessons: they do not count any more, for anyone. */
export const deleteCourseSection = endpoint<Row & { returns: ContentsSaved }>('DELETE /course-sections/{id}');

/** Adds a draft at the end of a section. Send an idempotency key. */
export const addLesson = endpoint<Row & { body: NewLesson; returns: LessonSaved }>(
  'POST /course-sections/{id}/lessons',
);

export const getLessonRecord = endpoint<Row & { returns: LessonRecord }>('GET /course-lessons/{id}');

/**
 * Changes a lesson; progress in it stays. A `url` takes the place of a video that was uploaded. 409 `LESSON_STALE` where someone else has
 * changed it since `version`, `LESSON_INCOMPLETE` where a published one would have nothing to study.
 */
export const changeLesson = endpoint<Row & { body: LessonChange; returns: LessonSaved }>('PUT /course-lessons/{id}');

/** Publishes a lesson, or makes it a draft again. 409 `LESSON_INCOMPLETE` where it has nothing to study. */
export const publishLesson = endpoint<Row & { body: LessonPublication; returns: LessonSaved }>(
  'PUT /course-lessons/{id}/publication',
);

/**
 * Puts a finished upload (`lessonUploads`) in place of the file that a lesson has, or of its video or the address of that. 404 for one that
 * is not the caller's, or of another lesson; 409 `UPLOAD_UNFINISHED`.
 */
export const setLessonFile = endpoint<Row & { body: LessonUpload; returns: LessonSaved }>(
  'POST /course-lessons/{id}/file',
);

/** Deletes a lesson: it does not count any more, for anyone. */
export const deleteLesson = endpoint<Row & { returns: MessageAnswer }>('DELETE /course-lessons/{id}');

/** Who is how far in a course, and how its quizzes go. */
export const getCourseFigures = endpoint<Course & { returns: { data: CourseFigures } }>('GET /courses/{id}/figures');

/** Certificates of courses, the latest first. Filters: `course_id`, `q`. */
export const listCertificates = endpoint<{ query: ListQuery; returns: CertificateRecord[] }>(
  'GET /course-certificates',
);

/**
 * Corrects the name of a certificate: its code and number stay, and its page states when that was. The same name again is no change. Send an
 * idempotency key.
 */
export const correctCertificate = endpoint<Row & { body: CertificateCorrection; returns: CertificateSaved }>(
  'PUT /course-certificates/{id}/name',
);
