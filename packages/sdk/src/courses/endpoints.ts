import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type { CardOutcome, OxxoSaved, Validated } from '../payments/cardsSchema.ts';
import type { Checkout } from '../payments/schema.ts';
import type { CoursePayment, CoursePaymentCheck, CourseVoucher } from './paidSchema.ts';
import type { Course, CourseData, CourseRecord, CourseSaved, EnrolmentRecord, ProductList } from './records.ts';
import type { CoursePurchase } from './schema.ts';

/** The courses on offer (document 1 section 7): published ones, but those of programming. */
export const listProducts = endpoint<{ returns: ProductList }>('GET /stripe/products');

/** A list with the course by its id, of programming or not; empty where none is published by it (document 1 section 7). */
export const findCourses = endpoint<{ params: { id: string }; returns: Course[] }>('GET /thinkific/courses/{id}');

/**
 * `addCourseTeacher` of document 1 section 7, which leaves its path open; of the paths listed there, this is the one of
 * a person who registers. Registers the buyer and opens the checkout of their course. Where the e-mail address has an
 * account already, the course goes to that account, nothing else of it changes, and the answer is the same.
 */
export const buyCourse = endpoint<{ body: CoursePurchase; returns: Checkout }>('POST /userSubscription');

/**
 * Checks the purchase of a course before a card or voucher, and writes its order with the registration; the password
 * is kept as a hash alone (document 1 sections 4 and 7). 422 where a field or an amount is wrong.
 */
export const validateCoursePayment = endpoint<{ body: CoursePaymentCheck; returns: Validated }>(
  'POST /stripe/public/courses/payment-validate',
);

/** Says that the browser confirmed a card payment. What it says is asked of the provider before anything changes. */
export const saveCoursePayment = endpoint<{ body: CoursePayment; returns: CardOutcome }>(
  'POST /stripe/public/courses/payment',
);

/** Says that the browser got a voucher; registers its buyer. The course is theirs when the voucher is paid. */
export const saveCourseOxxo = endpoint<{ body: CourseVoucher; returns: OxxoSaved }>(
  'POST /stripe/public/courses/save-oxxo',
);

/** Every course for the console. Filters: `published`, `q`. Sorts by the record's fields; by name otherwise. */
export const listCourses = endpoint<{ query: ListQuery; returns: CourseRecord[] }>('GET /courses');

export const getCourse = endpoint<{ params: { id: number }; returns: CourseRecord }>('GET /courses/{id}');

/** 409 `COURSE_PRODUCT_TAKEN` when another course has the `productable_id`. */
export const createCourse = endpoint<{ body: CourseData; returns: CourseSaved }>('POST /courses');

/** Changes a course; who bought it keeps it, published or not. */
export const updateCourse = endpoint<{ params: { id: number }; body: CourseData; returns: CourseSaved }>(
  'PUT /courses/{id}',
);

/** Who bought courses, newest first. Filters: `course_id`, `state`, `q`. Sorts by `created_at`, `name`, `state`. */
export const listEnrolments = endpoint<{ query: ListQuery; returns: EnrolmentRecord[] }>('GET /enrolments');
