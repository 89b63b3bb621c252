import { createCourse, getCourse, listCourses, listEnrolments, updateCourse } from '@lia/sdk/courses/administration';
import {
  courseDataSchema,
  courseRecordListSchema,
  courseRecordSchema,
  courseSavedSchema,
  enrolmentListSchema,
} from '@lia/sdk/courses/records';

import type { Database } from '../platform/database.ts';
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
    handle: ({ db, params }) => existing(db, params.id),
  });

  serve(api, createCourse, {
    summary: 'Add a course',
    description: 'Answers 409 `COURSE_PRODUCT_TAKEN` when another one has the `productable_id`.',
    permission: 'courses.manage',
    status: 201,
    idempotent: true,
    body: courseDataSchema,
    returns: courseSavedSchema,
    handle: async ({ db, body, t }) => ({
      message: t('course.created'),
      data: await existing(db, await store.addCourse(db, body)),
    }),
  });

  serve(api, updateCourse, {
    summary: 'Change a course',
    description: 'One that is not published is offered to nobody; whoever bought it keeps it.',
    permission: 'courses.manage',
    params: rowId,
    body: courseDataSchema,
    returns: courseSavedSchema,
    async handle({ db, params, body, t }) {
      if (!(await store.changeCourse(db, params.id, body))) throw notFound();
      return { message: t('operation.succeeded'), data: await existing(db, params.id) };
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

async function existing(db: Database, id: number) {
  const course = found(await store.courseList.find(db, id));
  return course;
}
