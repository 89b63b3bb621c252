import { createCourse, getCourse, listCourses, listEnrolments, updateCourse } from '@lia/sdk/courses/administration';
import {
  courseDataSchema,
  courseRecordListSchema,
  courseRecordSchema,
  courseSavedSchema,
  enrolmentListSchema,
} from '@lia/sdk/courses/records';

import type { ScopedCall } from '../platform/lists/defineList.ts';
import { found, notFound } from '../platform/errors.ts';
import { listQuery, rowId } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import * as store from './console.ts';

/** What the console does with courses, and sees of who bought them. */
export function consoleRoutes(api: Api): void {
  serve(api, listCourses, {
    summary: 'Courses, for the console',
    description: `Prices in pesos. ${store.courseList.description}`,
    permission: 'courses.manage',
    query: listQuery({}),
    returns: courseRecordListSchema,
    handle: (call) => store.courseList.answer(call),
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
    description: 'One that is not published is not for sale; those who bought it keep it.',
    permission: 'courses.manage',
    params: rowId,
    body: courseDataSchema,
    returns: courseSavedSchema,
    async handle(call) {
      const { params, body, t } = call;
      if (!(await store.changeCourse(call, params.id, body))) throw notFound();
      return { message: t('operation.succeeded'), data: await existing(call, params.id) };
    },
  });

  serve(api, listEnrolments, {
    summary: 'Who bought courses',
    description: store.enrolmentList.description,
    permission: 'courses.manage',
    query: listQuery({}),
    returns: enrolmentListSchema,
    handle: (call) => store.enrolmentList.answer(call),
  });
}

const existing = async (call: ScopedCall<'everything'>, id: number) => found(await store.courseList.find(call, id));
