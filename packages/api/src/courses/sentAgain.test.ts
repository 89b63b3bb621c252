import { setCoursePrice } from '@lia/sdk/courses/administration';
import { saveCourseOxxo, validateCoursePayment } from '@lia/sdk/courses/cards';
import { buyCourse } from '@lia/sdk/courses/endpoints';
import { coursePriceId } from '@lia/sdk/courses/rules';
import type { CourseRecord } from '@lia/sdk/courses/records';
import type { CoursePurchase } from '@lia/sdk/courses/schema';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { createIntent } from '@lia/sdk/payments/cards';
import { decideSandboxCheckout } from '@lia/sdk/payments/endpoints';
import { fromPesos } from '@lia/sdk/payments/money';
import { decideSandboxVoucher } from '@lia/sdk/payments/sandboxCards';
import type { Checkout, CheckoutDecision } from '@lia/sdk/payments/schema';
import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { cardsOf } from '../payments/configured.ts';
import { sandboxCheckouts } from '../payments/sandbox/tables.ts';
import { orders } from '../payments/tables.ts';
import { type RunningApi, test } from '../testing/api.ts';
import { confirm, payer, tokenise } from '../testing/cards.ts';
import { addCourse, purchaseOf } from '../testing/courses.ts';
import { enrolments } from './tables.ts';

/** Sends the form as a page does that knows nothing of an earlier time: under a key of its own. */
const buy = (api: RunningApi, body: CoursePurchase) =>
  api.visitor.call(buyCourse, { body, idempotencyKey: newIdempotencyKey() });

const decide = (api: RunningApi, { data }: Checkout, decision: CheckoutDecision) =>
  api.visitor.call(decideSandboxCheckout, {
    params: { preference_id: data.init_point?.split('/').at(-1) ?? '' },
    body: { decision },
  });

const ordersOf = (api: RunningApi, email: string) =>
  api.app.db.$count(orders, eq(sql`lower(${orders.payer_email})`, email.toLowerCase()));

describe('a course whose purchase is under way', () => {
  test('is bought at the checkout that waits, under any key', async ({ api }) => {
    const body = purchaseOf(await addCourse(api), 'otra.vez');
    const first = await buy(api, body);
    expect(await buy(api, body)).toEqual(first);
    expect(await ordersOf(api, body.email)).toBe(1);
    // It leads to the same page while its payment is under way as well.
    await decide(api, first, 'pending');
    expect(await buy(api, body)).toEqual(first);
  });

  test('by five windows at the same moment is bought at one', async ({ api }) => {
    const body = purchaseOf(await addCourse(api), 'cinco.ventanas');
    const answers = await Promise.all(Array.from({ length: 5 }, () => buy(api, body)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await ordersOf(api, body.email)).toBe(1);
  });

  test('is recognised by its buyer, whatever other fields they change', async ({ api }) => {
    const course = await addCourse(api);
    const first = await buy(api, purchaseOf(course, 'corregida'));
    const again = purchaseOf(course, 'CORREGIDA', { phone_number: '3312345678', email: 'Corregida@Example.mx' });
    expect(await buy(api, again)).toEqual(first);
    expect(await ordersOf(api, again.email)).toBe(1);
  });

  test('for the account of an address that proves nothing is recognised by the form alone', async ({ api }) => {
    const course = await addCourse(api);
    const member = await api.member('Padre-M');
    const body = purchaseOf(course, 'sin.prueba', { email: `${member.username}@example.com` });
    const first = await buy(api, body);
    expect(await buy(api, body)).toEqual(first);
    // Another form with that address may be a stranger's, who is not led to another buyer's order.
    const stranger = await buy(api, { ...body, username: 'sin.prueba.2', password: 'otra', c_password: 'otra' });
    expect(stranger.data.order).not.toEqual(first.data.order);
    expect(stranger.data.init_point).not.toBe(first.data.init_point);
  });

  test('is another order after a refusal, for the same account', async ({ api }) => {
    const body = purchaseOf(await addCourse(api), 'segunda.tarjeta');
    const first = await buy(api, body);
    await decide(api, first, 'rejected');
    const second = await buy(api, body);
    expect(second.data.order).not.toEqual(first.data.order);
    expect(await buy(api, body)).toEqual(second);
    expect(await api.app.db.$count(users, eq(users.email, body.email))).toBe(1);
  });

  test('is another order at another price, and once its checkout is over', async ({ api }) => {
    const course = await addCourse(api);
    const body = purchaseOf(course, 'mas.tarde');
    const first = await buy(api, body);
    await api.app.db
      .update(orders)
      .set({ createdAt: sql`now() - interval '30 days'` })
      .where(eq(orders.id, first.data.order?.id ?? ''));
    const second = await buy(api, body);
    expect(second.data.order).not.toEqual(first.data.order);

    const { client } = await api.member('admin');
    await client.call(setCoursePrice, { params: { id: course.id }, body: { price: 1590 } });
    const dearer = await buy(api, purchaseOf({ ...course, price: 1590 }, 'mas.tarde'));
    expect(dearer.data.order).not.toEqual(second.data.order);
  });

  test('is no reason to give another course for it', async ({ api }) => {
    const first = await buy(api, purchaseOf(await addCourse(api), 'dos.cursos'));
    const second = await buy(api, purchaseOf(await addCourse(api, { name: 'Cálculo mental' }), 'dos.cursos'));
    expect(second.data.order).not.toEqual(first.data.order);
    expect(await api.app.db.$count(users, eq(users.username, 'dos.cursos'))).toBe(1);
  });

  test('is reported as owned once they have it, to them alone', async ({ api }) => {
    const course = await addCourse(api);
    const body = purchaseOf(course, 'ya.suyo');
    await decide(api, await buy(api, body), 'approved');
    const owned = {
      status: 409,
      body: { code: 'COURSE_OWNED', message: 'Ya tienes este curso. Inicia sesión para entrar' },
    };
    expect(await api.request('POST', '/userSubscription', { json: body })).toMatchObject(owned);
    const stranger = { ...body, password: 'adivinada', c_password: 'adivinada' };
    expect(await api.request('POST', '/userSubscription', { json: stranger })).toMatchObject({
      status: 422,
      body: { fields: { username: 'Ese nombre de usuario ya está ocupado' } },
    });
  });

  /** What the payment screen sends. */
  const checkOf = (course: CourseRecord, form: CoursePurchase) => ({
    email: form.email,
    amount: fromPesos(course.price),
    prices: [coursePriceId(course.id)],
    currency: 'MXN',
    form,
    children: [],
    extras: [],
  });

  /** Opens the payment of a form by card or at OXXO. */
  async function intentFor(
    api: RunningApi,
    course: CourseRecord,
    form: CoursePurchase,
    paymentMethodType: 'card' | 'oxxo',
  ) {
    const { data } = await api.visitor.call(validateCoursePayment, { body: checkOf(course, form) });
    const order = data.order.id;
    const amount = fromPesos(course.price);
    const body = { paymentMethodType, email: form.email, currency: 'MXN', amount, order };
    return { order, ...(await api.visitor.call(createIntent, { body })) };
  }

  test('may be paid by card after another look at the checkout', async ({ api }) => {
    const course = await addCourse(api);
    const form = purchaseOf(course, 'ida.y.vuelta');
    await buy(api, form);
    const first = await intentFor(api, course, form, 'card');
    await buy(api, form);
    const again = await intentFor(api, course, form, 'card');
    expect(again.order).toBe(first.order);
    await confirm(api, { client_secret: again.client_secret, payment_method: await tokenise(api) });
    const given = await api.app.db.select().from(enrolments).where(eq(enrolments.courseId, course.id));
    expect(given.filter(({ status }) => status === 'active')).toMatchObject([{ orderId: first.order }]);
  });

  test('is one payment by card, however often it is asked for after a look at the checkout', async ({ api }) => {
    const course = await addCourse(api);
    const form = purchaseOf(course, 'primero.mira');
    await buy(api, form);
    await api.visitor.call(validateCoursePayment, { body: checkOf(course, form) });
    await buy(api, form);
    const first = await intentFor(api, course, form, 'card');
    expect(await intentFor(api, course, form, 'card')).toEqual(first);
  });

  test('may be paid by card after all, and no longer at the checkout', async ({ api }) => {
    const course = await addCourse(api);
    const form = purchaseOf(course, 'mejor.tarjeta');
    const left = await buy(api, form);
    const { data } = await api.visitor.call(validateCoursePayment, { body: checkOf(course, form) });
    expect(await api.app.db.$count(users, eq(users.email, form.email))).toBe(1);
    await expect(decide(api, left, 'approved')).rejects.toMatchObject({ code: 'CHECKOUT_DECIDED' });

    // And back: the slip that they got is worth nothing once they are led to a checkout.
    const { id, client_secret } = await api.visitor.call(createIntent, {
      body: {
        paymentMethodType: 'oxxo',
        email: form.email,
        currency: 'MXN',
        amount: fromPesos(course.price),
        order: data.order.id,
      },
    });
    const { voucher } = await confirm(api, { client_secret, oxxo: payer });
    const again = await buy(api, form);
    expect(again.data.order).not.toEqual(left.data.order);
    const params = { id: voucher?.id ?? '' };
    const paid = api.visitor.call(decideSandboxVoucher, { params, body: { decision: 'paid' } });
    await expect(paid).rejects.toMatchObject({ status: 409 });
    expect(await cardsOf(api.app).lookUpPayment(id)).not.toMatchObject({ status: 'approved' });
    await decide(api, again, 'approved');
    const given = await api.app.db.select().from(enrolments).where(eq(enrolments.status, 'active'));
    expect(given.filter(({ courseId }) => courseId === course.id)).toMatchObject([{ orderId: again.data.order?.id }]);
  });

  test('that was paid at the checkout without a notification is not paid by card as well', async ({ api }) => {
    const course = await addCourse(api);
    const form = purchaseOf(course, 'ya.pagado');
    const first = await buy(api, form);
    // The company has the money, and its notification is lost.
    await api.app.db
      .update(sandboxCheckouts)
      .set({ status: 'approved', decidedAt: new Date() })
      .where(eq(sandboxCheckouts.externalReference, first.data.order?.id ?? ''));
    await expect(api.visitor.call(validateCoursePayment, { body: checkOf(course, form) })).rejects.toMatchObject({
      status: 409,
      code: 'COURSE_OWNED',
    });
    const [order] = await api.app.db
      .select()
      .from(orders)
      .where(eq(orders.id, first.data.order?.id ?? ''));
    expect(order?.status).toBe('approved');
  });

  test('is not paid by card beside the voucher of an hour ago', async ({ api }) => {
    const course = await addCourse(api);
    const form = purchaseOf(course, 'vale.y.tarjeta');
    const product = coursePriceId(course.id);
    const cash = await intentFor(api, course, form, 'oxxo');
    const { voucher } = await confirm(api, { client_secret: cash.client_secret, oxxo: payer });
    await api.visitor.call(saveCourseOxxo, { body: { ...cash, product } });
    // A page that was reloaded keeps its voucher; another form of the same buyer is another way to pay.
    expect(await intentFor(api, course, form, 'oxxo')).toEqual(cash);
    const card = await intentFor(api, course, { ...form, phone_number: '5500000000' }, 'card');
    expect(card.order).not.toBe(cash.order);
    await confirm(api, { client_secret: card.client_secret, payment_method: await tokenise(api) });
    const decided = api.visitor.call(decideSandboxVoucher, {
      params: { id: voucher?.id ?? '' },
      body: { decision: 'paid' },
    });
    await expect(decided).rejects.toMatchObject({ status: 409 });
    const given = await api.app.db.select().from(enrolments).where(eq(enrolments.courseId, course.id));
    expect(given.filter(({ status }) => status === 'active')).toMatchObject([{ orderId: card.order }]);
  });

  test('is paid by card, and no longer by the slip of its checkout', async ({ api }) => {
    const course = await addCourse(api);
    const form = purchaseOf(course, 'ficha.y.tarjeta');
    const left = await buy(api, form);
    await decide(api, left, 'pending');
    const card = await intentFor(api, course, form, 'card');
    await expect(decide(api, left, 'approved')).rejects.toMatchObject({ code: 'CHECKOUT_DECIDED' });
    await confirm(api, { client_secret: card.client_secret, payment_method: await tokenise(api) });
    const given = await api.app.db.select().from(enrolments).where(eq(enrolments.courseId, course.id));
    expect(given.filter(({ status }) => status === 'active')).toMatchObject([{ orderId: card.order }]);
  });

  test('is not closed by a buyer who does not prove that it is theirs', async ({ api }) => {
    const course = await addCourse(api);
    const form = purchaseOf(course, 'abierta');
    const first = await buy(api, form);
    const stranger = { ...form, username: 'cerradora', password: 'adivinada', c_password: 'adivinada' };
    await api.visitor.call(validateCoursePayment, { body: checkOf(course, stranger) });
    await buy(api, stranger);
    expect(await buy(api, form)).toEqual(first);
    await decide(api, first, 'approved');
  });
});
