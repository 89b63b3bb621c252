import { validateCoursePayment } from '@lia/sdk/courses/cards';
import { createIntent } from '@lia/sdk/payments/cards';
import { describe, expect } from 'vitest';

import { type RunningApi, test } from '../testing/api.ts';
import { cards, confirm, tokenise } from '../testing/cards.ts';
import { addCourse, purchaseOf } from '../testing/courses.ts';
import { child } from '../testing/families.ts';
import { orderPlan, planPurchase } from '../testing/planPurchases.ts';

let families = 0;

/** A family that was checked, with the order that it got. */
async function checked(api: RunningApi) {
  const purchase = planPurchase(`otravez${(families += 1)}`);
  return { ...purchase, order: await orderPlan(api, purchase) };
}

/** A voucher that stands, as the browser got it. */
async function voucherFor(api: RunningApi, order: string, amount: number, email: string) {
  const body = { paymentMethodType: 'oxxo', email, currency: 'MXN', amount, order } as const;
  const intent = await api.visitor.call(createIntent, { body });
  await confirm(api, { client_secret: intent.client_secret, oxxo: { name: 'Ana López', email } });
  return intent;
}

describe('what section 7 sends once more after the validation', () => {
  test('is taken with a card, where it is what was checked', async ({ api }) => {
    const { order, email, prices, currency, children, extras } = await checked(api);
    const same = { order, email, prices, currency, extras };
    const send = async (body: object) =>
      api.request('POST', '/stripe/public/sub', {
        json: { ...same, payment_method: await tokenise(api, cards.good), ...body },
      });
    expect(await send({ children: children.slice(1) })).toMatchObject({
      status: 422,
      body: { fields: { children: 'Este dato no es válido' } },
    });
    expect((await send({ children, extras: ['regalo'] })).status).toBe(422);
    expect(await send({ children })).toMatchObject({ status: 200, body: { data: { status: 'paid' } } });
  });

  test('is taken with a voucher', async ({ api }) => {
    const { form, amount, order } = await checked(api);
    const intent = await voucherFor(api, order, amount, form.email);
    const send = (body: object) =>
      api.request('POST', '/stripe/public/save-oxxo', {
        json: { ...intent, order, product: 'price_padre-mensual', ...body },
      });
    expect(await send({ form: { ...form, email: 'otra@example.mx' } })).toMatchObject({
      status: 422,
      body: { fields: { 'form.email': 'Este dato no es válido' } },
    });
    expect((await send({ form: 'mafer' })).status).toBe(422);
    expect(await send({ form })).toMatchObject({ status: 200, body: { data: { voucher: expect.any(String) } } });
  });

  test('is taken with a course', async ({ api }) => {
    const course = await addCourse(api);
    const form = purchaseOf(course, 'otravez.curso');
    const product = `curso-${course.id}`;
    const amount = course.price * 100;
    const check = { email: form.email, amount, prices: [product], currency: 'MXN', form, children: [], extras: [] };
    const { data } = await api.visitor.call(validateCoursePayment, { body: check });
    const order = data.order.id;
    const intent = await voucherFor(api, order, amount, form.email);
    const send = (body: object) =>
      api.request('POST', '/stripe/public/courses/save-oxxo', { json: { ...intent, order, product, ...body } });
    expect(await send({ form: { ...form, email: 'otra@example.mx' } })).toMatchObject({
      status: 422,
      body: { fields: { 'form.email': 'Este dato no es válido' } },
    });
    expect((await send({ form })).status).toBe(200);
  });

  test('is taken of members, who have as many children as they have', async ({ api }) => {
    const ana = await api.member('padre');
    const send = async (body: object) =>
      api.request('POST', '/stripe/sub', {
        token: ana.token,
        json: {
          payment_method: await tokenise(api),
          email: 'ana@example.mx',
          prices: ['price_padre-mensual'],
          currency: 'mxn',
          ...body,
        },
      });
    expect((await send({ children: [child('a.uno'), child('a.dos')], extras: [] })).status).toBe(422);
    expect((await send({ children: [child('a.uno')], extras: [] })).status).toBe(200);
  });
});
