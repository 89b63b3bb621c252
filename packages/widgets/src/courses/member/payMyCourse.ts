import { buyMyCourse } from '@lia/sdk/courses/endpoints';
import type { MemberCoursePurchase } from '@lia/sdk/courses/memberSchema';
import { coursePriceId } from '@lia/sdk/courses/rules';
import { CURRENCY } from '@lia/sdk/payments/money';

import { payOrder } from '../../payments/paidCourse.ts';
import type { Pay } from '../../payments/PaymentStep.tsx';

/** Pays a course in a session by card or at OXXO: the order belongs to the signed-in user. */
export const payMyCourse =
  (body: Omit<MemberCoursePurchase, 'payment'>): Pay =>
  async (client, key, chosen) => {
    const { data } = await client.call(buyMyCourse, { body: { ...body, payment: 'here' }, idempotencyKey: key });
    const { course, amount } = body;
    const order = { order: data.order.id, amount, currency: CURRENCY, product: coursePriceId(course) };
    return payOrder(client, key, order, chosen);
  };
