import { saveCourseOxxo, saveCoursePayment, validateCoursePayment } from '@lia/sdk/courses/cards';
import { buyCourse } from '@lia/sdk/courses/endpoints';
import type { CourseRecord } from '@lia/sdk/courses/records';
import { coursePriceId } from '@lia/sdk/courses/rules';
import type { CoursePurchase } from '@lia/sdk/courses/schema';
import { createIntent } from '@lia/sdk/payments/cards';
import { decideSandboxCheckout } from '@lia/sdk/payments/endpoints';
import { fromPesos } from '@lia/sdk/payments/money';
import { decideSandboxVoucher } from '@lia/sdk/payments/sandboxCards';
import { saveOxxo, subscribe } from '@lia/sdk/registrations/endpoints';
import { registerParent } from '@lia/sdk/registrations/families';

import type { RunningApi } from './api.ts';
import { confirm, payer, tokenise } from './cards.ts';
import { purchaseOf } from './courses.ts';
import { child } from './families.ts';
import { orderPlan, planPayment, planPurchase } from './planPurchases.ts';

/** A visitor's client: of a test, or of a product that runs somewhere. */
type Visiting = Pick<RunningApi, 'visitor'>;

/** The course that is bought, with the fields of a purchase. */
type Sold = Pick<CourseRecord, 'id' | 'productable_id' | 'price' | 'name'>;

/** Something that a visitor ordered and did not pay yet. */
interface Ordered {
  /** Of the account that they chose when they ordered. */
  password: string;
  pay: () => Promise<unknown>;
}

/** One way in which a visitor buys: orders under a username, which is also their e-mail's. */
export type Purchase = (api: Visiting, username: string, course: Sold) => Promise<Ordered>;

const checkoutOf = (api: Visiting, initPoint: string | null) => () =>
  api.visitor.call(decideSandboxCheckout, {
    params: { preference_id: initPoint?.split('/').at(-1) ?? '' },
    body: { decision: 'approved' },
  });

const payVoucher = (api: Visiting, id: string | undefined) =>
  api.visitor.call(decideSandboxVoucher, { params: { id: id ?? '' }, body: { decision: 'paid' } });

/** A course on the payment screen, checked and with an intent to pay it. */
export async function checkedCourse(
  api: Visiting,
  username: string,
  course: Sold,
  paymentMethodType: 'card' | 'oxxo',
  change: Partial<CoursePurchase> = {},
) {
  const form = purchaseOf(course, username, change);
  const [amount, product] = [fromPesos(course.price), coursePriceId(course.id)];
  const { data } = await api.visitor.call(validateCoursePayment, {
    body: { email: form.email, amount, prices: [product], currency: 'MXN', form, children: [], extras: [] },
  });
  const order = data.order.id;
  const asked = { paymentMethodType, email: form.email, currency: 'MXN', amount, order };
  const { id, client_secret } = await api.visitor.call(createIntent, { body: asked });
  return { form, client_secret, saved: { order, id, client_secret, product }, amount };
}

/** The ways to buy a course. */
export const coursePurchases: readonly (readonly [string, Purchase])[] = [
  [
    'a course at a checkout',
    async (api, username, course) => {
      const form = purchaseOf(course, username);
      const { data } = await api.visitor.call(buyCourse, { body: form });
      return { password: form.password, pay: checkoutOf(api, data.init_point) };
    },
  ],
  [
    'a course by card',
    async (api, username, course) => {
      const { form, client_secret, saved, amount } = await checkedCourse(api, username, course, 'card');
      const pay = async () => {
        await confirm(api, { client_secret, payment_method: await tokenise(api), notifications: 0 });
        return api.visitor.call(saveCoursePayment, { body: { ...saved, amount } });
      };
      return { password: form.password, pay };
    },
  ],
  [
    'a course at OXXO',
    async (api, username, course) => {
      const { form, client_secret, saved } = await checkedCourse(api, username, course, 'oxxo');
      const pay = async () => {
        const { voucher } = await confirm(api, { client_secret, oxxo: payer });
        await api.visitor.call(saveCourseOxxo, { body: saved });
        return payVoucher(api, voucher?.id);
      };
      return { password: form.password, pay };
    },
  ],
];

const oneChild = (username: string) => planPurchase(username, child(`${username}.hija`));

/** The ways to register a family, of one child, on a plan that is paid. */
export const planPurchases: readonly (readonly [string, Purchase])[] = [
  [
    'a plan at a checkout',
    async (api, username) => {
      const { form, children } = oneChild(username);
      const body = { ...form, children, id_licenses_type: 2, unit_price: 149_00 };
      const { data } = await api.visitor.call(registerParent, { body });
      return { password: form.password, pay: checkoutOf(api, data.init_point) };
    },
  ],
  [
    'a plan by card',
    async (api, username) => {
      const body = oneChild(username);
      const order = await orderPlan(api, body);
      const pay = async () => api.visitor.call(subscribe, { body: planPayment(order, await tokenise(api)) });
      return { password: body.form.password, pay };
    },
  ],
  [
    'a plan at OXXO',
    async (api, username) => {
      const { amount, form, ...rest } = oneChild(username);
      const order = await orderPlan(api, { amount, form, ...rest });
      const asked = { paymentMethodType: 'oxxo' as const, email: payer.email, currency: 'mxn', amount, order };
      const intent = await api.visitor.call(createIntent, { body: asked });
      const pay = async () => {
        const { voucher } = await confirm(api, { client_secret: intent.client_secret, oxxo: payer });
        await api.visitor.call(saveOxxo, { body: { order, ...intent, product: 'price_padre-mensual' } });
        return payVoucher(api, voucher?.id);
      };
      return { password: form.password, pay };
    },
  ],
];
