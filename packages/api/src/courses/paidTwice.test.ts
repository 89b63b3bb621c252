import { listEnrolments } from '@lia/sdk/courses/administration';
import { buyMyCourse } from '@lia/sdk/courses/endpoints';
import type { CourseRecord } from '@lia/sdk/courses/records';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { createIntent } from '@lia/sdk/payments/cards';
import { decideSandboxCheckout } from '@lia/sdk/payments/endpoints';
import { fromPesos } from '@lia/sdk/payments/money';
import { refundSandboxPayment } from '@lia/sdk/payments/sandboxCards';
import { getOrder } from '@lia/sdk/receipts/administration';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { cardsOf, configuredPayments } from '../payments/configured.ts';
import { settleAll } from '../payments/reconcile.ts';
import { sandboxCheckouts } from '../payments/sandbox/tables.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { paymentsOf, reconcileNow, statusOf } from '../testing/cards.ts';
import { consentsInForce } from '../testing/consents.ts';
import { addCourse } from '../testing/courses.ts';
import { emailsTo } from '../testing/mail.ts';
import { checkedCourse } from '../testing/purchases.ts';
import { context } from '../testing/receipts.ts';
import { entriesOf, payIntent, payVoucher } from '../testing/secondPayments.ts';

/** Two windows of one buyer who has no account yet, each with an order of the same course whose payment is open. */
async function twoWindows(api: RunningApi, username: string, method: 'card' | 'oxxo' = 'card') {
  const course = await addCourse(api);
  const first = await checkedCourse(api, username, course, 'card');
  const second = await checkedCourse(api, username, course, method, { phone_number: '5500000000' });
  expect(second.saved.order).not.toBe(first.saved.order);
  return { course, first, second };
}

type Window = Awaited<ReturnType<typeof checkedCourse>>;

const takeIn = (api: RunningApi, { saved }: Window) => settleAll(context(api), cardsOf(api.app), saved.order);

async function pay(api: RunningApi, window: Window): Promise<void> {
  await payIntent(api, window.client_secret);
  await takeIn(api, window);
}

/** A member's order of a course. */
async function buy({ client }: Member, course: CourseRecord, payment: 'checkout' | 'here') {
  const body = { course: course.id, amount: fromPesos(course.price), payment, consents: consentsInForce() };
  return (await client.call(buyMyCourse, { body, idempotencyKey: newIdempotencyKey() })).data;
}

const payAtCheckout = (api: RunningApi, { init_point }: { init_point: string | null }) =>
  api.visitor.call(decideSandboxCheckout, {
    params: { preference_id: init_point?.split('/').at(-1) ?? '' },
    body: { decision: 'approved' },
  });

async function placesIn(api: RunningApi, course: CourseRecord) {
  const { client } = await api.member('admin');
  const places = await client.call(listEnrolments, { query: { filter: JSON.stringify({ course_id: course.id }) } });
  return new Map(places.map(({ order_id, status }) => [order_id, status]));
}

const orderIn = async (api: RunningApi, id: string) =>
  (await api.member('admin')).client.call(getOrder, { params: { id } });

const intentOf = (order: string, course: CourseRecord, email: string) => ({
  paymentMethodType: 'card' as const,
  email,
  currency: 'MXN',
  amount: fromPesos(course.price),
  order,
});

describe('an order of a course that another order paid', () => {
  const owned = { status: 409, code: 'COURSE_OWNED', message: 'Ya tienes este curso. Inicia sesión para entrar' };

  test('is not paid by its member any more', async ({ api }) => {
    const member = await api.member('Padre-M');
    const course = await addCourse(api);
    const left = await buy(member, course, 'here');
    await payAtCheckout(api, await buy(member, course, 'checkout'));
    const body = intentOf(left.order.id, course, `${member.username}@example.com`);
    await expect(api.visitor.call(createIntent, { body })).rejects.toMatchObject(owned);
    expect(await cardsOf(api.app).findPayments(left.order.id)).toEqual([]);
    const another = await addCourse(api);
    const other = intentOf((await buy(member, another, 'here')).order.id, another, body.email);
    await expect(api.visitor.call(createIntent, { body: other })).resolves.toMatchObject({ id: expect.any(String) });
  });

  test('is not paid by a buyer whose account the other order made', async ({ api }) => {
    const { course, first, second } = await twoWindows(api, 'dos.ventanas');
    await pay(api, first);
    const body = intentOf(second.saved.order, course, second.form.email);
    await expect(api.visitor.call(createIntent, { body })).rejects.toMatchObject(owned);
    const stranger = checkedCourse(api, 'dos.ventanas.2', course, 'card', { email: first.form.email });
    await expect(stranger).resolves.toMatchObject({ client_secret: expect.any(String) });
  });
});

describe('a course that is paid by two orders', () => {
  test('has the second payment refunded once, however often it is reported, and its buyer reads it', async ({
    api,
  }) => {
    const { course, first, second } = await twoWindows(api, 'dos.pagos');
    await pay(api, first);
    await payIntent(api, second.client_secret);
    await Promise.all([first, second, second, first, second].map((window) => takeIn(api, window)));
    await reconcileNow(api);
    await takeIn(api, first);
    await takeIn(api, second);
    const [paid, back] = [first.saved.order, second.saved.order];
    expect(await orderIn(api, back)).toMatchObject({
      status: 'refunded',
      cancelled_at: expect.any(String),
      refunds: [{ reason: 'owned', status: 'completed', amount: fromPesos(course.price) }],
    });
    expect(await orderIn(api, paid)).toMatchObject({ status: 'approved', refunds: [] });
    expect(await placesIn(api, course)).toEqual(
      new Map([
        [paid, 'active'],
        [back, 'withdrawn'],
      ]),
    );
    const emails = await emailsTo(api, first.form.email);
    const about = emails.filter(({ subject }) => subject === `Te devolvemos tu pago: ya tenías ${course.name}`);
    expect(about).toHaveLength(1);
    expect(about[0]?.text).toContain('$1,490.00');
    expect(emails.filter(({ subject }) => subject === `Ya tienes tu curso: ${course.name}`)).toHaveLength(1);
  });

  test('at the same moment is given once', async ({ api }) => {
    const member = await api.member('Padre-M');
    const course = await addCourse(api);
    const left = await buy(member, course, 'here');
    const other = await buy(member, course, 'checkout');
    // The other window ended what this one had opened; it opens it again before either is paid.
    const body = intentOf(left.order.id, course, `${member.username}@example.com`);
    await payIntent(api, (await api.visitor.call(createIntent, { body })).client_secret);
    // The company has the money, and its notification comes with the other one.
    await api.app.db
      .update(sandboxCheckouts)
      .set({ status: 'approved', decidedAt: new Date() })
      .where(eq(sandboxCheckouts.externalReference, other.order.id));
    const { cards, provider } = configuredPayments(api.app);
    await Promise.all([
      settleAll(context(api), cards, left.order.id),
      settleAll(context(api), provider, other.order.id),
    ]);
    await reconcileNow(api);
    const statuses = await Promise.all([left, other].map(({ order }) => statusOf(api, order.id)));
    expect(statuses.toSorted()).toEqual(['approved', 'refunded']);
    expect([...(await placesIn(api, course)).values()].toSorted()).toEqual(['active', 'withdrawn']);
  });

  test('in cash is listed for a refund by hand', async ({ api }) => {
    const { course, first, second } = await twoWindows(api, 'en.efectivo', 'oxxo');
    await pay(api, first);
    await payVoucher(api, second.client_secret);
    await takeIn(api, second);
    await reconcileNow(api);
    expect(await entriesOf(api, second.saved.order)).toMatchObject([{ reason: 'owned', status: 'refused' }]);
    expect((await placesIn(api, course)).get(second.saved.order)).toBe('pending');
  });

  test('is given again where the first payment went back', async ({ api }) => {
    const { course, first, second } = await twoWindows(api, 'primero.devuelto');
    await pay(api, first);
    const [payment] = await paymentsOf(api, first.saved.order);
    await api.visitor.call(refundSandboxPayment, { params: { id: payment?.id ?? '' }, body: { notifications: 0 } });
    await takeIn(api, first);
    await pay(api, second);
    await reconcileNow(api);
    expect(await entriesOf(api, second.saved.order)).toEqual([]);
    expect(await placesIn(api, course)).toEqual(
      new Map([
        [first.saved.order, 'withdrawn'],
        [second.saved.order, 'active'],
      ]),
    );
  });
});
