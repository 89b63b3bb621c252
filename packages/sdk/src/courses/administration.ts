import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type { CourseData, CourseRecord, CourseSaved, EnrolmentRecord } from './records.ts';

/** Every course for the console. Filters: `published`, `q`. Sorts by the record's fields; by name otherwise. */
export const listCourses = endpoint<{ query: ListQuery; returns: CourseRecord[] }>('GET /courses');

export const getCourse = endpoint<{ params: { id: number }; returns: CourseRecord }>('GET /courses/{id}');

/** 409 `COURSE_PRODUCT_TAKEN` when another course has the `productable_id`. */
export const createCourse = endpoint<{ body: CourseData; returns: CourseSaved }>('POST /courses');

/** Changes a course; who bought it keeps it, published or not. */
export const updateCourse = endpoint<{ params: { id: number }; body: CourseData; returns: CourseSaved }>(
  'PUT /courses/{id}',
);

/** Who bought courses, newest first. Filters: `course_id`, `status`, `q`. Sorts by `created_at`, `name`, `status`. */
export const listEnrolments = endpoint<{ query: ListQuery; returns: EnrolmentRecord[] }>('GET /enrolments');
