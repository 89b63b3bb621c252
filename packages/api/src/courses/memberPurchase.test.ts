import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@lia/sdk/calendar/durations';
import { monthOf } from '@lia/sdk/calendar/instants';
import { giveCoursePlace } from '@lia/sdk/courses/administration';
import { saveCourseOxxo, saveCoursePayment } from '@lia/sdk/courses/cards';
import { buyMyCourse, listMyCatalogue } from '@lia/sdk/courses/endpoints';
import type { MemberCoursePurchase } from '@lia/sdk/courses/memberSchema';
import type { CourseRecord } from '@lia/sdk/courses/records';
import { coursePriceId } from '@lia/sdk/courses/rules';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { listMyOrders, listOpenOrders, subscribeMember } from '@lia/sdk/memberships/endpoints';
import { GRACE_DAYS, priceIdOf } from '@lia/sdk/memberships/rules';
import type { Membership, RegistrationType } from '@lia/sdk/registrations/rules';
import { createIntent } from '@lia/sdk/payments/cards';
import { decideSandboxCheckout, getSandboxCheckout } from '@lia/sdk/payments/endpoints';
import { decideSandboxVoucher, refundSandboxPayment } from '@lia/sdk/payments/sandboxCards';
import { getOrder } from '@lia/sdk/receipts/administration';
import { listMyBills } from '@lia/sdk/receipts/endpoints';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Role } from '@lia/sdk/accounts/roles';

import { users } from '../accounts/tables.ts';
import { memberships } from '../memberships/tables.ts';
import { orders, refunds } from '../payments/tables.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { confirm, orderOf, payer, paymentsOf, tokenise } from '../testing/cards.ts';
import { consentsInForce } from '../testing/consents.ts';
import { addCourse } from '../testing/courses.ts';
import { emailsTo } from '../testing/mail.ts';
import { enrolments } from './tables.ts';

const roleOf = { padre: 'padre', maestro: 'maestro', escuela: 'admin_escuela' } as const satisfies Record<
  RegistrationType,
  Role
>;

/** A user who pays this plan by card; nothing is paid for a free one. */
async function memberOn(api: RunningApi, type: RegistrationType, membership: Membership): Promise<Member> {
  const member = await api.member(roleOf[type]);
  if (membership === 'gratis') return member;
  const prices = [priceIdOf({ type, membership })];
  const body = { payment_method: await tokenise(api), email: 'ana@example.mx', prices, currency: 'mxn' };
  await member.client.call(subscribeMember, { body });
  return member;
}

const LIST = 1490_00;

const bodyOf = (course: CourseRecord, amount: number, payment: MemberCoursePurchase['payment'] = 'checkout') => ({
  course: course.id,
  amount,
  payment,
  consents: consentsInForce(),
});

const buy = (
  { client }: Member,
  course: CourseRecord,
  amount: number,
  payment: MemberCoursePurchase['payment'] = 'checkout',
) => client.call(buyMyCourse, { body: bodyOf(course, amount, payment), idempotencyKey: newIdempotencyKey() });

const offerOf = async ({ client }: Member, course: CourseRecord) => {
  const { data } = await client.call(listMyCatalogue);
  return { quota: data.quota, ...data.courses.find(({ id }) => id === course.id) };
};

const refusedPrice = {
  status: 422,
  fields: { amount: 'El precio de este curso cambió. Revísalo y vuelve a intentarlo' },
};

const placesOf = (api: RunningApi, { id }: Member) =>
  api.app.db.select().from(enrolments).where(eq(enrolments.userId, id));

/** The checkout behind the address that an answer leads to. */
async function checkoutAt(api: RunningApi, initPoint: string | null) {
  const id = initPoint?.split('/').at(-1) ?? '';
  return api.visitor.call(getSandboxCheckout, { params: { preference_id: id } });
}

const pay = async (api: RunningApi, initPoint: string | null) => {
  const params = { preference_id: initPoint?.split('/').at(-1) ?? '' };
  await api.visitor.call(decideSandboxCheckout, { params, body: { decision: 'approved' } });
};

describe('a course for a member', () => {
  test.for<[RegistrationType, Membership, number, number]>([
    ['padre', 'gratis', LIST, 0],
    ['padre', 'mensual', 1117_50, 25],
    ['padre', 'anual', 1117_50, 25],
    ['escuela', 'mensual', 1117_50, 25],
    ['escuela', 'anual', 745_00, 50],
    ['maestro', 'mensual', 0, 100],
    ['maestro', 'anual', 0, 100],
  ])('costs what %s on plan %s pays', async ([type, membership, price, discount], { api }) => {
    const member = await memberOn(api, type, membership);
    const course = await addCourse(api);
    const offer = { price, discount, list_price: LIST, included: price === 0, owned: false };
    expect(await offerOf(member, course)).toMatchObject(offer);

    const { data } = await buy(member, course, price);
    const order = await orderOf(api, data.order.id);
    const listed = discount === 0 ? null : LIST;
    expect(order).toMatchObject({ total: price, unit_price: price, list_price: listed, discount: discount || null });
    const admin = await api.member('admin');
    const shown = await admin.client.call(getOrder, { params: { id: data.order.id } });
    expect(shown).toMatchObject({ unit_price: price, list_price: listed, discount: discount || null });
    expect(data.given).toBe(price === 0);
    if (price > 0) {
      expect(await checkoutAt(api, data.init_point)).toMatchObject({ total: price });
      await pay(api, data.init_point);
      const bills = (await member.client.call(listMyBills)).data.filter((bill) => bill.reason === 'course');
      expect(bills.map((bill) => bill.total)).toEqual([price]);
    }
    expect(await placesOf(api, member)).toMatchObject([{ status: 'active', courseId: course.id }]);
    expect(await offerOf(member, course)).toMatchObject({ owned: true });
    await expect(buy(member, course, price)).rejects.toMatchObject({ status: 409, code: 'COURSE_OWNED' });
  });

  test('is theirs at once where the plan includes it, with an order and without a receipt', async ({ api }) => {
    const teacher = await memberOn(api, 'maestro', 'mensual');
    const course = await addCourse(api);
    const { message, data } = await buy(teacher, course, 0, 'here');
    expect(message).toBe('El curso ya es tuyo. Tu plan lo incluye');
    expect(data).toMatchObject({ given: true, init_point: null });
    const [listed] = (await teacher.client.call(listMyOrders)).data;
    expect(listed).toMatchObject({ id: data.order.id, status: 'approved', total: 0, receipt: null });
    expect(await paymentsOf(api, data.order.id)).toEqual([]);
    expect((await teacher.client.call(listMyBills)).data.map(({ reason }) => reason)).toEqual(['membership']);
    const subjects = async () => (await emailsTo(api, `${teacher.username}@example.com`)).map((one) => one.subject);
    await expect.poll(subjects).toContain(`Ya tienes tu curso: ${course.name}`);
  });

  test.for(['checkout', 'here'] as const)(
    'ordered again (%s) has the address that was corrected',
    async (payment, { api }) => {
      const member = await memberOn(api, 'padre', 'gratis');
      const course = await addCourse(api);
      const { data: first } = await buy(member, course, LIST, payment);
      const email = `${member.username}@example.mx`;
      await api.app.db.update(users).set({ email }).where(eq(users.id, member.id));
      const { data } = await buy(member, course, LIST, payment);
      expect(data.order).not.toEqual(first.order);
      expect(await orderOf(api, data.order.id)).toMatchObject({ payer_email: email });
      expect((await buy(member, course, LIST, payment)).data.order).toEqual(data.order);
    },
  );

  test('is included three times a month, however many are asked for at once', async ({ api }) => {
    const teacher = await memberOn(api, 'maestro', 'mensual');
    const five = await Promise.all([1, 2, 3, 4, 5].map(() => addCourse(api)));
    const answers = await Promise.allSettled(five.map((course) => buy(teacher, course, 0)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toMatchObject([refusedPrice, refusedPrice]);
    expect(await placesOf(api, teacher)).toHaveLength(3);
    const course = await addCourse(api);
    const fourth = { price: 1117_50, discount: 25, quota: { each_month: 3, left: 0 } };
    expect(await offerOf(teacher, course)).toMatchObject(fourth);
    expect((await buy(teacher, course, 1117_50)).data.given).toBe(false);
  });

  test('that is asked for again under one key is one course of the month', async ({ api }) => {
    const teacher = await memberOn(api, 'maestro', 'mensual');
    const course = await addCourse(api);
    const headers = { 'Idempotency-Key': newIdempotencyKey() };
    const ask = () => api.request('POST', '/me/courses', { token: teacher.token, headers, json: bodyOf(course, 0) });
    const [first, second] = await Promise.all([ask(), ask()]);
    expect([first.status, second]).toEqual([200, { ...first, headers: second.headers }]);
    expect(await placesOf(api, teacher)).toHaveLength(1);
    expect(await offerOf(teacher, course)).toMatchObject({ quota: { each_month: 3, left: 2 } });
    // A replay is of who sent it first.
    const other = await memberOn(api, 'maestro', 'mensual');
    const stolen = await api.request('POST', '/me/courses', { token: other.token, headers, json: bodyOf(course, 0) });
    expect(stolen).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  test('counts for the calendar month in Mexico City', async ({ api }) => {
    const teacher = await memberOn(api, 'maestro', 'mensual');
    const course = await addCourse(api);
    const { data } = await buy(teacher, course, 0);
    const left = async () => (await offerOf(teacher, course)).quota?.left;
    const takenAt = (createdAt: Date) =>
      api.app.db.update(orders).set({ createdAt }).where(eq(orders.id, data.order.id));
    const begins = Date.parse(`${monthOf(new Date().toISOString())}-01T00:00:00-06:00`);
    await takenAt(new Date(begins));
    expect(await left()).toBe(2);
    await takenAt(new Date(begins - 1));
    expect(await left()).toBe(3);
  });

  test('keeps the discount in grace, and loses it when the plan ended', async ({ api }) => {
    const parent = await memberOn(api, 'padre', 'mensual');
    const course = await addCourse(api);
    const paidUntil = (at: number) =>
      api.app.db
        .update(memberships)
        .set({ paidUntil: new Date(at) })
        .where(eq(memberships.userId, parent.id));
    const ordered = await buy(parent, course, 1117_50);
    await paidUntil(Date.now() - DAY_MS);
    expect(await offerOf(parent, course)).toMatchObject({ price: 1117_50 });
    // The table is not updated yet: the clock decides.
    await paidUntil(Date.now() - (GRACE_DAYS + 1) * DAY_MS);
    expect(await offerOf(parent, course)).toMatchObject({ price: LIST, discount: 0, plan: null });
    await expect(buy(parent, course, 1117_50)).rejects.toMatchObject(refusedPrice);
    // What was ordered while the plan stood is paid at its price.
    await pay(api, ordered.data.init_point);
    expect(await orderOf(api, ordered.data.order.id)).toMatchObject({ status: 'approved', total: 1117_50 });
  });

  test('is refused at any price, discount or person that the body brings', async ({ api }) => {
    const parent = await memberOn(api, 'padre', 'mensual');
    const course = await addCourse(api);
    const ask = (change: object, { token }: Pick<Member, 'token'> = parent) =>
      api.request('POST', '/me/courses', { token, json: { ...bodyOf(course, 1117_50), ...change } });
    for (const amount of [0, 1, LIST, 745_00]) {
      expect(await ask({ amount })).toMatchObject({
        status: 422,
        body: { fields: { amount: refusedPrice.fields.amount } },
      });
    }
    for (const forged of [{ discount: 50 }, { price: 1 }, { user_id: 1 }, { email: 'otra@example.mx' }]) {
      const [field = ''] = Object.keys(forged);
      expect(await ask(forged)).toMatchObject({
        status: 422,
        body: { fields: { [field]: 'Este dato no se espera aquí' } },
      });
    }
    const outdated = { consents: { terms: '2000-01-01', privacy: '2000-01-01' } };
    expect(await ask(outdated)).toMatchObject({ status: 422 });
    const gone = await addCourse(api, { published: false });
    expect(await ask({ course: gone.id })).toMatchObject({ status: 422 });
    expect(await ask({}, await api.member('alumno'))).toMatchObject({ status: 403 });
    expect(await api.request('POST', '/me/courses', { json: bodyOf(course, LIST) })).toMatchObject({ status: 401 });
    const catalogue = await api.request('GET', '/me/catalogue', { token: parent.token });
    expect(catalogue.headers.get('cache-control')).toBe('no-store');
    expect(await placesOf(api, parent)).toEqual([]);
  });
});

describe('a course for a member, on our own page', () => {
  const opened = async (api: RunningApi, member: Member, course: CourseRecord, method: 'card' | 'oxxo') => {
    const offer = await offerOf(member, course);
    const amount = offer.price ?? 0;
    const { data } = await buy(member, course, amount, 'here');
    const order = data.order.id;
    const intent = { paymentMethodType: method, email: payer.email, currency: 'MXN', amount, order };
    await expect(
      api.visitor.call(createIntent, { body: { ...intent, amount: offer.list_price ?? 0 } }),
    ).rejects.toMatchObject({ status: 422 });
    const { id, client_secret } = await api.visitor.call(createIntent, { body: intent });
    return { order, amount, saved: { order, id, client_secret, product: coursePriceId(course.id) } };
  };

  test('is charged to a card at the price of the plan, and goes back at that price', async ({ api }) => {
    const parent = await memberOn(api, 'padre', 'anual');
    const course = await addCourse(api);
    const { order, amount, saved } = await opened(api, parent, course, 'card');
    // The same window again is the same order.
    expect((await buy(parent, course, amount, 'here')).data.order.id).toBe(order);
    const { client_secret } = saved;
    await confirm(api, { client_secret, payment_method: await tokenise(api), notifications: 0 });
    await api.visitor.call(saveCoursePayment, { body: { ...saved, amount } });
    const [payment] = await paymentsOf(api, order);
    expect(payment).toMatchObject({ amount: 1117_50, status: 'approved' });
    await api.visitor.call(refundSandboxPayment, { params: { id: payment?.id ?? '' }, body: {} });
    await expect.poll(async () => (await placesOf(api, parent))[0]?.status).toBe('withdrawn');
    const [back] = await api.app.db.select().from(refunds).where(eq(refunds.orderId, order));
    expect(back).toMatchObject({ amount: 1117_50 });
  });

  test('is paid at OXXO where the price of the plan fits, though the list price does not', async ({ api }) => {
    const school = await memberOn(api, 'escuela', 'anual');
    const course = await addCourse(api, { price: 18_000 });
    const { order, saved } = await opened(api, school, course, 'oxxo');
    const { voucher } = await confirm(api, { client_secret: saved.client_secret, oxxo: payer });
    await api.visitor.call(saveCourseOxxo, { body: saved, idempotencyKey: randomUUID() });
    expect(await placesOf(api, school)).toMatchObject([{ status: 'pending' }]);
    await api.visitor.call(decideSandboxVoucher, { params: { id: voucher?.id ?? '' }, body: { decision: 'paid' } });
    await expect.poll(async () => (await placesOf(api, school))[0]?.status).toBe('active');
    expect(await orderOf(api, order)).toMatchObject({ status: 'approved', total: 9000_00, payer_name: 'Ana López' });
  });

  test('is not paid at OXXO once the team gave the course', async ({ api }) => {
    const [parent, admin] = [await memberOn(api, 'padre', 'anual'), await api.member('admin')];
    const course = await addCourse(api);
    const { saved } = await opened(api, parent, course, 'oxxo');
    const { voucher } = await confirm(api, { client_secret: saved.client_secret, oxxo: payer });
    await api.visitor.call(saveCourseOxxo, { body: saved, idempotencyKey: randomUUID() });
    const waiting = async () => (await parent.client.call(listOpenOrders)).data;
    expect(await waiting()).toHaveLength(1);
    const body = { user: parent.uuid, reason: 'Ganó el concurso de lectura' };
    const params = { id: course.id };
    await admin.client.call(giveCoursePlace, { params, body, idempotencyKey: newIdempotencyKey() });
    expect(await waiting()).toEqual([]);
    const paid = api.visitor.call(decideSandboxVoucher, {
      params: { id: voucher?.id ?? '' },
      body: { decision: 'paid' },
    });
    await expect(paid).rejects.toMatchObject({ status: 409 });
    expect((await placesOf(api, parent)).filter(({ status }) => status === 'active')).toHaveLength(1);
  });
});
