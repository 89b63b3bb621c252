import { buyCourse, findCourses, listProducts } from '@lia/sdk/courses/endpoints';
import { courseListSchema, productListSchema } from '@lia/sdk/courses/records';
import { coursePurchaseSchema } from '@lia/sdk/courses/schema';
import { checkoutSchema } from '@lia/sdk/payments/schema';
import { object, string } from 'yup';

import { cardsOf, providerOf } from '../payments/configured.ts';
import type { PaymentContext } from '../payments/fulfilment.ts';
import { checkoutAnswer, openOrder, writeOrder } from '../payments/openOrder.ts';
import { holdRequest } from '../payments/sameOrder.ts';
import { fingerprint } from '../platform/idempotency.ts';
import { Page } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { courseCardRoutes } from './cardRoutes.ts';
import { consoleRoutes } from './consoleRoutes.ts';
import { memberCourseRoutes } from './memberRoutes.ts';
import { cancelCompetingPayments, closeCheckouts } from './cancelCompetingPayments.ts';
import { checkPurchase, provenBuyer, writePurchase } from './purchase.ts';
import { courseOf, productOf } from './shown.ts';
import { myCourseRoutes } from './selfRoutes.ts';
import { offeredCourses, publishedCourse, standingPurchase } from './store.ts';

/** Asked again each time: a course may be taken back, and a price change, at any moment. */
const ASK_FIRST = 0;

/** A whole staff room may sit behind one address. */
const PURCHASES = { times: 60, seconds: 60 };

export function courseRoutes(api: Api, context: PaymentContext): void {
  const provider = providerOf(api.app);

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
    async prepare({ db, app, body, language, address }) {
      const purchase = await checkPurchase(app, body, { language, address });
      const asked = {
        request: fingerprint(app.secret, { checkout: body }),
        userId: await provenBuyer({ app, address }, body, purchase.course),
      };
      const standing = await standingPurchase(db, provider.name, purchase.course, asked);
      if (standing) return { standing };
      if (asked.userId !== null) {
        const buying = { userId: asked.userId, course: purchase.course };
        await closeCheckouts(context, provider, buying);
        await cancelCompetingPayments(context, cardsOf(app), buying);
      }
      return { purchase, asked, opened: await openOrder(provider, app.config.publicUrl, purchase.order) };
    },
    async handle({ db, t }, prepared) {
      const message = t('course.received');
      if ('standing' in prepared) return checkoutAnswer(message, prepared.standing, prepared.standing.place);
      const { purchase, asked, opened } = prepared;
      const { request, userId } = asked;
      await holdRequest(db, request);
      if (userId !== null) await holdRequest(db, `course ${purchase.course.id} of ${userId}`);
      // Another window may have asked since: what was opened for this one is never shown.
      const other = await standingPurchase(db, provider.name, purchase.course, asked);
      if (other) return checkoutAnswer(message, other, other.place);
      await writeOrder(db, opened, request);
      const place = await writePurchase(db, purchase, opened.id, userId ?? 'at once');
      return checkoutAnswer(message, opened, place);
    },
  });

  courseCardRoutes(api, context);
  memberCourseRoutes(api, context);
  myCourseRoutes(api);
  consoleRoutes(api);
}
