import { messageSchema } from '@lia/sdk/accounts/schema';
import {
  createCourse,
  getCourse,
  getCourseImage,
  listCoursePrices,
  listCourses,
  giveCoursePlace,
  listEnrolments,
  setCoursePrice,
  updateCourse,
  uploadCourseImage,
  withdrawCoursePlace,
  withdrawCoursePrice,
} from '@lia/sdk/courses/administration';
import {
  courseChangeSchema,
  courseDataSchema,
  coursePriceDataSchema,
  coursePriceListSchema,
  courseRecordListSchema,
  courseRecordSchema,
  courseSavedSchema,
  enrolmentListSchema,
  givenPlaceSchema,
} from '@lia/sdk/courses/records';
import { pictureRule } from '@lia/sdk/files/picture';

import type { Payments } from '../payments/configured.ts';
import type { ScopedCall } from '../platform/lists/defineList.ts';
import { found, invalidFields, notFound } from '../platform/errors.ts';
import { rowId, rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import * as store from './console.ts';
import { checkGift, endPayments, give, withdraw } from './given.ts';
import { findImage, replaceImage } from './images.ts';
import { addPrice, pricesOf, withdrawPrice } from './prices.ts';

/** What the console does with courses, and sees of who bought them. */
export function consoleRoutes(api: Api, payments: Payments): void {
  serve(api, listCourses, {
    ...store.courseList.pages('Prices in pesos.'),
    summary: 'Courses, for the console',
    permission: 'courses.manage',
    returns: courseRecordListSchema,
  });

  serve(api, getCourse, {
    summary: 'A course, for the console',
    permission: 'courses.manage',
    params: rowId,
    returns: courseRecordSchema,
    handle: (call) => existing(call, call.params.id),
  });

  serve(api, createCourse, {
    summary: 'Add a course',
    description: 'Answers 409 `COURSE_PRODUCT_TAKEN` when another one has the `productable_id`.',
    permission: 'courses.manage',
    status: 201,
    idempotent: true,
    body: courseDataSchema,
    returns: courseSavedSchema,
    handle: async (call) => ({
      message: call.t('course.created'),
      data: await existing(call, await store.addCourse(call.db, call.body)),
    }),
  });

  serve(api, updateCourse, {
    summary: 'Change a course',
    description:
      'One that is not published is not for sale; those who bought it keep it. Its price is changed by a call of its own.',
    permission: 'courses.manage',
    params: rowId,
    body: courseChangeSchema,
    returns: courseSavedSchema,
    async handle(call) {
      const { db, scope, params, body, t } = call;
      if (!(await store.changeCourse({ db, scope }, params.id, body))) throw notFound();
      return { message: t('operation.succeeded'), data: await existing(call, params.id) };
    },
  });

  serve(api, uploadCourseImage, {
    summary: 'Upload the picture of a course',
    description: 'JPG, PNG or WebP of up to 1 MB, in place of the picture that it had.',
    permission: 'courses.manage',
    params: rowId,
    files: { field: 'image', ...pictureRule },
    returns: courseSavedSchema,
    async handle(call) {
      const { db, scope, params, files, t } = call;
      const [image] = files;
      if (!image) throw invalidFields({ image: { key: 'required' } });
      await replaceImage({ db, scope }, params.id, image);
      return { message: t('operation.succeeded'), data: await existing(call, params.id) };
    },
  });

  serve(api, getCourseImage, {
    summary: 'Picture of a course',
    permission: 'anyone',
    params: rowUuid,
    handle: async ({ db, app, params }) => app.files.download(found(await findImage(db, params.id))),
  });

  priceRoutes(api);

  serve(api, listEnrolments, {
    ...store.enrolmentList.pages(),
    summary: 'Who has courses',
    permission: 'courses.manage',
    returns: enrolmentListSchema,
  });

  serve(api, giveCoursePlace, {
    summary: 'Give a person a place in a course',
    description:
      'Without a payment, with the reason. What waits to be paid for it is cancelled. 409 `PLACE_TAKEN` where they have one.',
    permission: 'courses.manage',
    status: 201,
    idempotent: true,
    params: rowId,
    body: givenPlaceSchema,
    returns: messageSchema,
    prepare: (call) => checkGift(call, call.params.id, call.body),
    charge: (_, gift) => endPayments(payments, gift),
    async handle(call, gift) {
      await give(call, call.body.reason, gift);
      return { message: call.t('place.given') };
    },
  });

  serve(api, withdrawCoursePlace, {
    summary: 'Take back a place that was given',
    description: '409 `PLACE_USED` once its person has opened a lesson.',
    permission: 'courses.manage',
    idempotent: true,
    params: rowUuid,
    returns: messageSchema,
    async handle(call) {
      await withdraw(call, call.app.modules, call.params.id);
      return { message: call.t('place.withdrawn') };
    },
  });
}

const existing = async (call: ScopedCall<'everything'>, id: number) => found(await store.courseList.find(call, id));

function priceRoutes(api: Api): void {
  serve(api, listCoursePrices, {
    summary: 'Prices of a course',
    description: 'In centavos, past and coming, the latest first.',
    permission: 'courses.manage',
    params: rowId,
    returns: coursePriceListSchema,
    async handle(call) {
      const { id } = await existing(call, call.params.id);
      return { data: await pricesOf(call.db, call.scope, id) };
    },
  });

  serve(api, setCoursePrice, {
    summary: 'Set another price of a course',
    description:
      'Now, or from a day in Mexico City on. Orders keep their price. 422 for a day that has begun; 409 `COURSE_PRICE_TAKEN` ' +
      'where another price holds from that day.',
    permission: 'courses.manage',
    status: 201,
    idempotent: true,
    params: rowId,
    body: coursePriceDataSchema,
    returns: messageSchema,
    async handle({ db, scope, params, body, t }) {
      await addPrice(db, scope, params.id, body);
      return { message: t('course.priceSaved') };
    },
  });

  serve(api, withdrawCoursePrice, {
    summary: 'Take back a price of a course that does not hold yet',
    description: '409 `COURSE_PRICE_BEGUN` where it holds.',
    permission: 'courses.manage',
    params: rowUuid,
    returns: messageSchema,
    async handle({ db, scope, params, t }) {
      await withdrawPrice(db, scope, params.id);
      return { message: t('plan.terms.withdrawn') };
    },
  });
}
