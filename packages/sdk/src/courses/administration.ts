import { endpoint } from '../http/endpoint.ts';
import type { MessageAnswer } from '../accounts/schema.ts';
import type { ListQuery } from '../http/list.ts';
import type {
  CourseChange,
  CourseData,
  CoursePriceData,
  CoursePriceList,
  CourseRecord,
  CourseSaved,
  EnrolmentRecord,
  GivenPlace,
} from './records.ts';

/** Every course for the console. Filters: `published`, `q`. Sorts by the record's fields; by name otherwise. */
export const listCourses = endpoint<{ query: ListQuery; returns: CourseRecord[] }>('GET /courses');

export const getCourse = endpoint<{ params: { id: number }; returns: CourseRecord }>('GET /courses/{id}');

/** 409 `COURSE_PRODUCT_TAKEN` when another course has the `productable_id`. */
export const createCourse = endpoint<{ body: CourseData; returns: CourseSaved }>('POST /courses');

/**
 * Changes a course but for its price; who bought it keeps it, published or not. 422 on `teacher_uuid` for an account that is no
 * teacher's.
 */
export const updateCourse = endpoint<{ params: { id: number }; body: CourseChange; returns: CourseSaved }>(
  'PUT /courses/{id}',
);

/** Takes a picture for a course (`pictureRule`), in place of the one that it had. */
export const uploadCourseImage = endpoint<{
  params: { id: number };
  files: 'image';
  returns: CourseSaved;
}>('POST /courses/{id}/image');

/** An uploaded picture, for everybody; 404 once another one took its place. */
export const getCourseImage = endpoint<{ params: { id: string }; returns: Blob }>('GET /course-images/{id}');

/** The prices of a course, past and coming. */
export const listCoursePrices = endpoint<{ params: { id: number }; returns: CoursePriceList }>(
  'GET /courses/{id}/prices',
);

/**
 * Sets another price, now or from a day on; orders keep theirs. 422 for a day that has begun, 409 `COURSE_PRICE_TAKEN` where
 * another one holds from the same day. Send an idempotency key.
 */
export const setCoursePrice = endpoint<{ params: { id: number }; body: CoursePriceData; returns: MessageAnswer }>(
  'POST /courses/{id}/prices',
);

/** Takes back a price that does not hold yet. 409 `COURSE_PRICE_BEGUN` where it does. */
export const withdrawCoursePrice = endpoint<{ params: { id: string }; returns: MessageAnswer }>(
  'POST /course-prices/{id}/withdraw',
);

/** Who has courses, newest first. Filters: `course_id`, `user` (a uuid), `status`, `q`. Sorts by `created_at`, `name`, `status`. */
export const listEnrolments = endpoint<{ query: ListQuery; returns: EnrolmentRecord[] }>('GET /enrolments');

/**
 * Gives a person a place without a payment. 422 on `user` for an account that studies no courses, 409 `PLACE_TAKEN` where they have one.
 * Send an idempotency key.
 */
export const giveCoursePlace = endpoint<{ params: { id: number }; body: GivenPlace; returns: MessageAnswer }>(
  'POST /courses/{id}/places',
);

/** Takes back a place that was given. 404 for one that was not, 409 `PLACE_USED` once its person has opened a lesson. */
export const withdrawCoursePlace = endpoint<{ params: { id: string }; returns: MessageAnswer }>(
  'POST /course-places/{id}/withdraw',
);
