import { endpoint } from '../http/endpoint.ts';
import type { Checkout } from '../payments/schema.ts';
import type { Catalogue, MemberCoursePurchase, MemberCourseOrder } from './memberSchema.ts';
import type { Course, MyCourseList, ProductList } from './records.ts';
import type { CoursePurchase } from './schema.ts';

/** The courses on offer (document 1 section 7): published ones, but those of programming. */
export const listProducts = endpoint<{ returns: ProductList }>('GET /stripe/products');

/** A list with the course by its id, of programming or not; empty where none is published by it (document 1 section 7). */
export const findCourses = endpoint<{ params: { id: string }; returns: Course[] }>('GET /thinkific/courses/{id}');

/**
 * `addCourseTeacher` of document 1 section 7, which leaves its path open; of the paths listed there, this is the one of
 * a person who registers. Registers the buyer and opens the checkout of their course. Where the e-mail address has an
 * account already, the course goes to that account, nothing else of it changes, and the answer is the same. Sent again while
 * the checkout waits, it answers that checkout; 409 `COURSE_OWNED` for a buyer who proves that the course is theirs.
 */
export const buyCourse = endpoint<{ body: CoursePurchase; returns: Checkout }>('POST /userSubscription');

/** The courses on offer at the price of the caller, with what their plan includes. */
export const listMyCatalogue = endpoint<{ returns: Catalogue }>('GET /me/catalogue');

/**
 * Buys a course in a session: the buyer is the caller. A course that their plan includes is theirs at once; any other
 * is paid at the checkout that comes back, or on our own page (`createIntent`, then `saveCoursePayment` or
 * `saveCourseOxxo`). 422 on `amount` where it is not their price any more, 409 `COURSE_OWNED`. Send an idempotency key.
 */
export const buyMyCourse = endpoint<{ body: MemberCoursePurchase; returns: MemberCourseOrder }>('POST /me/courses');

/** The courses of the caller: paid or included in their plan, published or not. */
export const listMyCourses = endpoint<{ returns: MyCourseList }>('GET /me/courses');
