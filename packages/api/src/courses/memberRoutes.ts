import { randomUUID } from 'node:crypto';

import { buyMyCourse, listMyCatalogue } from '@lia/sdk/courses/endpoints';
import {
  catalogueSchema,
  type MemberCourseOrder,
  memberCourseOrderSchema,
  memberCoursePurchaseSchema,
} from '@lia/sdk/courses/memberSchema';

import { cardsOf, providerOf } from '../payments/configured.ts';
import type { PaymentContext } from '../payments/fulfilment.ts';
import { openOrder, orderColumns, writeOrder } from '../payments/openOrder.ts';
import { sameOrder, waitingOrder } from '../payments/sameOrder.ts';
import { insertOrder } from '../payments/store.ts';
import { ApiFailure } from '../platform/errors.ts';
import { fingerprint } from '../platform/idempotency.ts';
import { type Api, serve } from '../platform/serve.ts';
import { catalogueOf, checkMemberPurchase, giveIncluded, lockMemberPurchase } from './memberPurchase.ts';
import { cancelCompetingPayments, closeCheckouts } from './cancelCompetingPayments.ts';
import { writePlace } from './purchase.ts';
import { findEnrolment, standingPurchase } from './store.ts';

/** A whole staff room may sit behind one address. */
const PURCHASES = { times: 60, seconds: 60 };

/** Courses for who is signed in: the person comes from the session, and the price from their plan. */
export function memberCourseRoutes(api: Api, context: PaymentContext): void {
  const provider = providerOf(api.app);
  const cards = cardsOf(api.app);

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
    async prepare({ db, app, session, body, language, address }) {
      const { userId } = session;
      const purchase = await checkMemberPurchase(db, body, { userId, language, address });
      const request = fingerprint(app.secret, { member: userId, course: body });
      const wanted = { id: purchase.course.id, price: purchase.price.price };
      const atCheckout = body.payment === 'checkout' && !purchase.price.included;
      if (atCheckout && (await standingPurchase(db, provider.name, wanted, { request, userId }))) {
        return { purchase, request, wanted, opened: null };
      }
      await closeCheckouts(context, provider, purchase);
      await cancelCompetingPayments(context, cards, purchase, atCheckout ? null : await waitingOrder(db, request));
      const opened = atCheckout ? await openOrder(provider, app.config.publicUrl, purchase.order) : null;
      return { purchase, request, wanted, opened };
    },
    async handle({ db, session, body, t }, { purchase, request, wanted, opened }): Promise<MemberCourseOrder> {
      const { userId } = session;
      await lockMemberPurchase(db, purchase);
      const answer = (message: string, order: string, id_parent: string, init_point: string | null = null) => ({
        message,
        data: { order: { id: order }, id_parent, init_point, given: purchase.price.included },
      });
      if (purchase.price.included) {
        const { id, place } = await giveIncluded(db, purchase);
        return answer(t('course.included'), id, place);
      }
      if (body.payment === 'checkout') {
        const standing = await standingPurchase(db, provider.name, wanted, { request, userId });
        if (standing) return answer(t('course.ordered'), standing.id, standing.place, standing.checkout.init_point);
        // It was there when we looked: another window closed it, or pays at it.
        if (!opened) throw new ApiFailure(409, 'ORDER_BEING_PAID');
        await writeOrder(db, opened, request);
        const place = await writePlace(db, purchase, opened.id, { userId });
        return answer(t('course.ordered'), opened.id, place, opened.checkout.init_point);
      }
      const known = await sameOrder(db, request);
      const place = known !== null && (await findEnrolment(db, known));
      if (place) return answer(t('course.checked'), place.orderId, place.id);
      const id = randomUUID();
      await insertOrder(db, { id, ...orderColumns(purchase.order), provider: cards.name, request });
      return answer(t('course.checked'), id, await writePlace(db, purchase, id, { userId }));
    },
  });
}
