import { buyMyCourse, listMyCatalogue } from '@lia/sdk/courses/endpoints';
import {
  catalogueSchema,
  type MemberCourseOrder,
  memberCourseOrderSchema,
  memberCoursePurchaseSchema,
} from '@lia/sdk/courses/memberSchema';

import type { Payments } from '../payments/configured.ts';
import { type Api, serve } from '../platform/serve.ts';
import { checkMemberOrder, keepMemberOrder, openMemberOrder } from './memberOrder.ts';
import { catalogueOf } from './memberPurchase.ts';

/** Purchases of one person: enough for a bad connection. */
const PURCHASES = { times: 60, seconds: 60 };

/** Courses for who is signed in: the person comes from the session, and the price from their plan. */
export function memberCourseRoutes(api: Api, payments: Payments): void {
  serve(api, listMyCatalogue, {
    summary: 'Courses on offer at my price',
    description: 'In centavos, with what my plan takes off and how many courses it still includes this month.',
    permission: 'courses.buy',
    returns: catalogueSchema,
    handle: ({ db, app, scope }) => catalogueOf(db, scope, app.config.publicUrl),
  });

  serve(api, buyMyCourse, {
    summary: 'Buy a course in my session',
    description:
      'The buyer is the caller, and the price is worked out from their plan; `amount` is what they were shown. A course ' +
      'that the plan includes is theirs at once. Sent again while it waits to be paid, it answers the same order. 422 ' +
      'where the course, its price or a text is not ours; 409 `COURSE_OWNED` once the course is theirs.',
    permission: 'courses.buy',
    limit: PURCHASES,
    idempotent: true,
    body: memberCoursePurchaseSchema,
    returns: memberCourseOrderSchema,
    prepare: (call) => checkMemberOrder(call, payments, call.body),
    charge: ({ app }, checked) => openMemberOrder(payments, app.config.publicUrl, checked),
    async handle({ db, t }, checked, opened): Promise<MemberCourseOrder> {
      const { message, id, place, init_point, given } = await keepMemberOrder(db, payments, checked, opened);
      return { message: t(message), data: { order: { id }, id_parent: place, init_point, given } };
    },
  });
}
