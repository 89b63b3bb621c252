import { buyMyCourse } from '@lia/sdk/courses/endpoints';
import type { CourseRecord } from '@lia/sdk/courses/records';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { createIntent } from '@lia/sdk/payments/cards';
import { decideSandboxCheckout } from '@lia/sdk/payments/endpoints';
import { fromPesos } from '@lia/sdk/payments/money';
import { describe, expect } from 'vitest';

import { cardsOf } from '../payments/configured.ts';
import { settleAll } from '../payments/reconcile.ts';
import { type RunningApi, test } from '../testing/api.ts';
import { consentsInForce } from '../testing/consents.ts';
import { addCourse } from '../testing/courses.ts';
import { checkedCourse } from '../testing/purchases.ts';
import { context } from '../testing/receipts.ts';
import { payIntent } from '../testing/secondPayments.ts';

/** Two windows of one buyer who has no account yet, each with an order of the same course whose payment is open. */
async function twoWindows(api: RunningApi, username: string) {
  const course = await addCourse(api);
  const first = await checkedCourse(api, username, course, 'card');
  const second = await checkedCourse(api, username, course, 'card', { phone_number: '5500000000' });
  expect(second.saved.order).not.toBe(first.saved.order);
  return { course, first, second };
}

type Window = Awaited<ReturnType<typeof checkedCourse>>;

const takeIn = (api: RunningApi, { saved }: Window) => settleAll(context(api), cardsOf(api.app), saved.order);

async function pay(api: RunningApi, window: Window): Promise<void> {
  await payIntent(api, window.client_secret);
  await takeIn(api, window);
}

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
    const amount = fromPesos(course.price);
    const buy = async (payment: 'checkout' | 'here') =>
      (
        await member.client.call(buyMyCourse, {
          body: { course: course.id, amount, payment, consents: consentsInForce() },
          idempotencyKey: newIdempotencyKey(),
        })
      ).data;
    const left = await buy('here');
    const paid = await buy('checkout');
    const params = { preference_id: paid.init_point?.split('/').at(-1) ?? '' };
    await api.visitor.call(decideSandboxCheckout, { params, body: { decision: 'approved' } });
    const body = intentOf(left.order.id, course, `${member.username}@example.com`);
    await expect(api.visitor.call(createIntent, { body })).rejects.toMatchObject(owned);
    expect(await cardsOf(api.app).findPayments(left.order.id)).toEqual([]);
    const another = await addCourse(api);
    const other = await member.client.call(buyMyCourse, {
      body: { course: another.id, amount, payment: 'here', consents: consentsInForce() },
    });
    await api.visitor.call(createIntent, { body: intentOf(other.data.order.id, another, 'ana@example.mx') });
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
