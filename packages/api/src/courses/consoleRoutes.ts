import { createCourse, getCourse, listCourses, listEnrolments, updateCourse } from '@lia/sdk/courses/administration';
import {
  courseDataSchema,
  courseRecordListSchema,
  courseRecordSchema,
  courseSavedSchema,
  enrolmentListSchema,
} from '@lia/sdk/courses/records';
import { placeStates } from '@lia/sdk/courses/rules';
import { LARGEST_ID, record, messageKey } from '@lia/sdk/validation/fields';
import { boolean, number, string } from 'yup';

import { check } from '../platform/check.ts';
import type { Database } from '../platform/database.ts';
import { found, notFound } from '../platform/errors.ts';
import { listQuery, readFilter, readSort, rowId } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import * as store from './console.ts';

const words = () => string().typeError(messageKey('invalid')).max(200, messageKey('text.max'));

const courseFilter = record({ published: boolean().typeError(messageKey('choice.unknown')), q: words() });

const enrolmentFilter = record({
  course_id: number()
    .typeError(messageKey('invalid'))
    .integer(messageKey('invalid'))
    .max(LARGEST_ID, messageKey('number.max')),
  state: string().oneOf(placeStates, messageKey('choice.unknown')),
  q: words(),
});

/** What the console does with courses, and sees of who bought them. */
export function consoleRoutes(api: Api): void {
  serve(api, listCourses, {
    summary: 'Courses, for the console',
    description: `Filters: \`published\`, \`q\`. Sorts by ${store.courseSorts.join(', ')}; by name otherwise. Prices in pesos.`,
    permission: 'courses.manage',
    query: listQuery({}),
    returns: courseRecordListSchema,
    handle({ db, query, range }) {
      const filter = check(courseFilter, readFilter(query.filter), 'strict');
      return store.listCourses(db, filter, readSort(query.sort, store.courseSorts), range);
    },
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
    description: `Filters: \`course_id\`, \`state\`, \`q\`. Sorts by ${store.enrolmentSorts.join(', ')}; newest first otherwise.`,
    permission: 'courses.manage',
    query: listQuery({}),
    returns: enrolmentListSchema,
    handle({ db, query, range }) {
      const filter = check(enrolmentFilter, readFilter(query.filter), 'strict');
      return store.listEnrolments(db, filter, readSort(query.sort, store.enrolmentSorts), range);
    },
  });
}

async function existing(db: Database, id: number) {
  const course = found(await store.findCourse(db, id));
  return course;
}
