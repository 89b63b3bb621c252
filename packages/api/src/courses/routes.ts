import { buyCourse, findCourses, listProducts } from '@lia/sdk/courses/endpoints';
import { courseListSchema, productListSchema } from '@lia/sdk/courses/records';
import { coursePurchaseSchema } from '@lia/sdk/courses/schema';
import { checkoutSchema } from '@lia/sdk/payments/schema';
import { object, string } from 'yup';

import { configuredPayments } from '../payments/configured.ts';
import { checkoutAnswer } from '../payments/openOrder.ts';
import { Page } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { courseCardRoutes } from './cardRoutes.ts';
import { checkCheckout, keepCheckout, openCheckout } from './checkout.ts';
import { consoleRoutes } from './consoleRoutes.ts';
import { memberCourseRoutes } from './memberRoutes.ts';
import { courseOf, productOf } from './shown.ts';
import { myCourseRoutes } from './selfRoutes.ts';
import { offeredCourses, publishedCourse } from './store.ts';

/** Asked again each time: a course may be taken back, and a price change, at any moment. */
const ASK_FIRST = 0;

/** A whole staff room may sit behind one address. */
const PURCHASES = { times: 60, seconds: 60 };

export function courseRoutes(api: Api): void {
  const payments = configuredPayments(api.app);

  serve(api, listProducts, {
    summary: 'Courses on offer',
    description: 'Published courses that are not of programming, by name; prices in pesos.',
    permission: 'anyone',
    cache: ASK_FIRST,
    returns: productListSchema,
    async handle({ db, app }) {
      const offered = await offeredCourses(db);
      return { products: { data: offered.map((course) => productOf(course, app.config.publicUrl)) } };
    },
  });

  serve(api, findCourses, {
    summary: 'A course by its id',
    description: 'A list with the course, of programming or not; empty where none is published by this id.',
    permission: 'anyone',
    cache: ASK_FIRST,
    params: object({ id: string().max(40).required() }),
    returns: courseListSchema,
    async handle({ db, app, params, range }) {
      const course = /^[1-9]\d{0,8}$/.test(params.id) ? await publishedCourse(db, Number(params.id)) : null;
      const found = course ? [courseOf(course, app.config.publicUrl)] : [];
      return new Page(found, range, found.length);
    },
  });

  serve(api, buyCourse, {
    summary: 'Buy a course',
    description:
      'Registers the buyer as a teacher and answers where to pay. The account is theirs alone, even where others typed the same ' +
      'e-mail address. The same form sent again, or the same buyer by their username, address and password, is led back to the checkout that still waits. 422 where a field, ' +
      'the course or its price is not ours, or a text is no longer in force; 409 `COURSE_OWNED` for that buyer, once the ' +
      'course is theirs.',
    permission: 'anyone',
    limit: PURCHASES,
    idempotent: true,
    body: coursePurchaseSchema,
    returns: checkoutSchema,
    prepare: (call) => checkCheckout(call, payments, call.body),
    charge: ({ app }, checked) => openCheckout(payments, app.config.publicUrl, checked),
    async handle({ db, t }, checked, opened) {
      const kept = await keepCheckout(db, checked, opened);
      return checkoutAnswer(t('course.received'), kept, kept.place);
    },
  });

  courseCardRoutes(api, payments);
  memberCourseRoutes(api, payments);
  myCourseRoutes(api);
  consoleRoutes(api, payments);
}
