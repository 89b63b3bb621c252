import { login } from '@lia/sdk/accounts/endpoints';
import { listEnrolments } from '@lia/sdk/courses/administration';
import { saveCourseOxxo, saveCoursePayment, validateCoursePayment } from '@lia/sdk/courses/cards';
import type { CourseRecord } from '@lia/sdk/courses/records';
import { coursePriceId } from '@lia/sdk/courses/rules';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { createIntent } from '@lia/sdk/payments/cards';
import { fromPesos } from '@lia/sdk/payments/money';
import { decideSandboxVoucher, refundSandboxPayment } from '@lia/sdk/payments/sandboxCards';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { type RunningApi, test } from '../testing/api.ts';
import { cards, confirm, payer, paymentsOf, tokenise } from '../testing/cards.ts';
import { addCourse, purchaseOf } from '../testing/courses.ts';
import { emailsTo } from '../testing/mail.ts';
import { enrolments } from './tables.ts';

/** What the payment screen sends for a buyer with this username. */
const checkOf = (course: CourseRecord, username: string) => ({
  email: `${username}@example.mx`,
  amount: fromPesos(course.price),
  prices: [coursePriceId(course.id)],
  currency: 'MXN',
  form: purchaseOf(course, username),
  children: [],
  extras: [],
});

/** A checked purchase with an intent to pay it. */
async function checked(api: RunningApi, username: string, method: 'card' | 'oxxo' = 'card') {
  const course = await addCourse(api);
  const answer = await api.visitor.call(validateCoursePayment, {
    body: checkOf(course, username),
    idempotencyKey: newIdempotencyKey(),
  });
  const order = answer.data.order.id;
  const amount = fromPesos(course.price);
  const email = `${username}@example.mx`;
  const body = { paymentMethodType: method, email, currency: 'MXN', amount, order };
  const { id, client_secret } = await api.visitor.call(createIntent, { body });
  return { course, order, paid: { order, id, client_secret, amount, product: coursePriceId(course.id) } };
}

const placeOf = async (api: RunningApi, course: CourseRecord) => {
  const { client } = await api.member('admin');
  const [place] = await client.call(listEnrolments, { query: { filter: JSON.stringify({ course_id: course.id }) } });
  return place;
};

const enter = (api: RunningApi, username: string) =>
  api.visitor.call(login, { body: { username, password: 'bugambilia' } });

describe('a course by card', () => {
  test('registers its buyer and gives the place once the card is charged', async ({ api }) => {
    const { course, order, paid } = await checked(api, 'tarjeta');
    await expect(enter(api, 'tarjeta')).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
    await confirm(api, { client_secret: paid.client_secret, payment_method: await tokenise(api), notifications: 0 });
    const answer = await api.visitor.call(saveCoursePayment, { body: paid });
    expect(answer).toMatchObject({
      message: 'Pago realizado exitosamente',
      data: { status: 'paid', client_secret: null, order: { id: order }, id_parent: expect.any(String) },
    });
    expect(await placeOf(api, course)).toMatchObject({ status: 'active', username: 'tarjeta' });
    expect((await enter(api, 'tarjeta')).user.role).toEqual(['maestro']);
    const subjects = async () => (await emailsTo(api, 'tarjeta@example.mx')).map(({ subject }) => subject);
    await expect.poll(subjects).toContain(`Ya tienes tu curso: ${course.name}`);
  });

  test('is theirs even where the browser never reports the payment', async ({ api }) => {
    const { course, paid } = await checked(api, 'callada');
    await confirm(api, { client_secret: paid.client_secret, payment_method: await tokenise(api) });
    await expect.poll(async () => (await placeOf(api, course))?.status).toBe('active');
    await api.visitor.call(saveCoursePayment, { body: paid });
    expect(await api.app.db.$count(users, eq(users.username, 'callada'))).toBe(1);
  });

  test('is kept with a hash while it is unpaid, and with nothing of the form afterwards', async ({ api }) => {
    const { order, paid } = await checked(api, 'guardada');
    const kept = async () => (await api.app.db.select().from(enrolments).where(eq(enrolments.orderId, order)))[0];
    expect(JSON.stringify((await kept())?.buyer)).not.toContain('bugambilia');
    expect((await kept())?.buyer?.passwordHash).toMatch(/^\$argon2id\$/);
    await confirm(api, { client_secret: paid.client_secret, payment_method: await tokenise(api), notifications: 0 });
    await api.visitor.call(saveCoursePayment, { body: paid });
    expect((await kept())?.buyer).toBeNull();
  });

  test('is refused with the card, and another one may be tried', async ({ api }) => {
    const { course, paid } = await checked(api, 'insistente');
    await confirm(api, {
      client_secret: paid.client_secret,
      payment_method: await tokenise(api, cards.declined),
      notifications: 0,
    });
    await expect(api.visitor.call(saveCoursePayment, { body: paid })).rejects.toMatchObject({
      status: 402,
      code: 'CARD_DECLINED',
      message: 'Ha ocurrido un error con tus datos de pago',
    });
    expect(await placeOf(api, course)).toMatchObject({ status: 'pending', username: null });
    await confirm(api, { client_secret: paid.client_secret, payment_method: await tokenise(api), notifications: 0 });
    await expect(api.visitor.call(saveCoursePayment, { body: paid })).resolves.toMatchObject({
      data: { status: 'paid' },
    });
  });

  test('that is checked again is the same order, under any key', async ({ api }) => {
    const course = await addCourse(api);
    const body = checkOf(course, 'repetida');
    const check = (change: object = {}) =>
      api.visitor.call(validateCoursePayment, { body: { ...body, ...change }, idempotencyKey: newIdempotencyKey() });
    const [first, second] = await Promise.all([check(), check()]);
    expect(second).toEqual(first);
    expect(await api.app.db.$count(enrolments, eq(enrolments.courseId, course.id))).toBe(1);
    expect(await check({ currency: 'mxn' })).not.toEqual(first);
  });

  test('waits for the holder where the bank asks', async ({ api }) => {
    const { paid } = await checked(api, 'cuidadosa');
    await confirm(api, {
      client_secret: paid.client_secret,
      payment_method: await tokenise(api, cards.careful),
      notifications: 0,
    });
    await expect(api.visitor.call(saveCoursePayment, { body: paid })).resolves.toMatchObject({
      data: { status: 'requires_action', client_secret: paid.client_secret },
    });
  });

  test('is taken back when the money goes back', async ({ api }) => {
    const { course, order, paid } = await checked(api, 'devuelta');
    await confirm(api, { client_secret: paid.client_secret, payment_method: await tokenise(api), notifications: 0 });
    await api.visitor.call(saveCoursePayment, { body: paid });
    const [payment] = await paymentsOf(api, order);
    await api.visitor.call(refundSandboxPayment, { params: { id: payment?.id ?? '' }, body: {} });
    await expect
      .poll(async () => await placeOf(api, course))
      .toMatchObject({
        status: 'withdrawn',
        payment_status: 'refunded',
      });
  });

  test('gets another username where it was taken meanwhile', async ({ api }) => {
    const { course, paid } = await checked(api, 'disputada');
    await api.app.db.insert(users).values({
      username: 'Disputada',
      email: 'otra@disputada.mx',
      passwordHash: 'x',
      name: 'Otra',
      lastName: 'Persona',
    });
    await confirm(api, { client_secret: paid.client_secret, payment_method: await tokenise(api), notifications: 0 });
    await api.visitor.call(saveCoursePayment, { body: paid });
    expect(await placeOf(api, course)).toMatchObject({ status: 'active', username: 'disputada2' });
    expect((await enter(api, 'disputada2')).user.data.email).toBe('disputada@example.mx');
  });

  test('is verified with the provider', async ({ api }) => {
    const mine = await checked(api, 'propia');
    const other = await checked(api, 'ajena');
    const refused = (change: object) =>
      api.request('POST', '/stripe/public/courses/payment', { json: { ...mine.paid, ...change } });
    expect(await refused({})).toMatchObject({ status: 409, body: { code: 'PAYMENT_NOT_SAVED' } });
    expect(await refused({ id: other.paid.id })).toMatchObject({ status: 409 });
    expect(await refused({ client_secret: 'guessed' })).toMatchObject({ status: 409 });
    expect(await refused({ order: 'nothing' })).toMatchObject({ status: 422 });
    expect(await refused({ amount: 1 })).toMatchObject({
      status: 422,
      body: { fields: { amount: expect.any(String) } },
    });
    expect(await refused({ product: 'curso-1' })).toMatchObject({ status: 422 });
  });
});

describe('a course at OXXO', () => {
  test('registers its buyer when the voucher stands, and gives the place when it is paid', async ({ api }) => {
    const { course, paid } = await checked(api, 'efectivo', 'oxxo');
    const { amount: _, ...saved } = paid;
    const { voucher } = await confirm(api, { client_secret: paid.client_secret, oxxo: payer, notifications: 0 });
    const answer = await api.visitor.call(saveCourseOxxo, { body: saved });
    expect(answer).toMatchObject({
      message: 'Se ha creado la intencion de pago por Oxxo, recuerde copiar el link para su respaldo',
      data: { voucher: expect.any(String), id_parent: expect.any(String) },
    });
    await enter(api, 'efectivo');
    expect(await placeOf(api, course)).toMatchObject({ status: 'pending', username: 'efectivo' });
    await api.visitor.call(decideSandboxVoucher, { params: { id: voucher?.id ?? '' }, body: { decision: 'paid' } });
    await expect.poll(async () => (await placeOf(api, course))?.status).toBe('active');
  });

  test('creates no account while there is no voucher', async ({ api }) => {
    const { paid } = await checked(api, 'sinvale', 'oxxo');
    const { amount: _, ...json } = paid;
    expect(await api.request('POST', '/stripe/public/courses/save-oxxo', { json })).toMatchObject({
      status: 409,
      body: { message: 'Ha ocurrido un error guardando su pago en nuestro sistema' },
    });
    expect(await api.app.db.$count(users, eq(users.username, 'sinvale'))).toBe(0);
  });
});

describe('POST /stripe/public/courses/payment-validate', () => {
  test.for([
    ['amount', { amount: 100 }],
    ['prices', { prices: ['curso-999999'] }],
    ['prices', { prices: [] }],
    ['currency', { currency: 'USD' }],
    ['extras', { extras: ['x'] }],
  ] as const)('refuses another %s', async ([field, change], { api }) => {
    const json = { ...checkOf(await addCourse(api), 'estricta'), ...change };
    expect(await api.request('POST', '/stripe/public/courses/payment-validate', { json })).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) } },
    });
  });

  test('names fields below the form', async ({ api }) => {
    const body = checkOf(await addCourse(api), 'debajo');
    const refused = async (change: object) => {
      const json = { ...body, form: { ...body.form, ...change } };
      return (await api.request('POST', '/stripe/public/courses/payment-validate', { json })).body;
    };
    expect(await refused({ state: 'Texas' })).toMatchObject({ fields: { 'form.state': expect.any(String) } });
    expect(await refused({ consents: { ...body.form.consents, terms: '2020-01-01' } })).toMatchObject({
      fields: { 'form.consents.terms': 'Este texto cambió. Léelo y acéptalo de nuevo' },
    });
    const member = await api.member('maestro');
    expect(await refused({ username: member.username })).toMatchObject({
      fields: { 'form.username': 'Ese nombre de usuario ya está ocupado' },
    });
  });
});
