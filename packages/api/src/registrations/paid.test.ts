import { login } from '@lia/sdk/accounts/endpoints';
import { DAY_MS } from '@lia/sdk/calendar/durations';
import { getMyMembership, listMyOrders, listOpenOrders, storeOrder } from '@lia/sdk/memberships/endpoints';
import { confirmOxxo, createIntent, getVoucher } from '@lia/sdk/payments/cards';
import { getPreapprovalCourse } from '@lia/sdk/payments/endpoints';
import {
  authenticateSandboxIntent,
  decideSandboxVoucher,
  refundSandboxPayment,
  renewSandboxSubscription,
} from '@lia/sdk/payments/sandboxCards';
import { listChildren, registerFree, saveOxxo, subscribe, validatePlan } from '@lia/sdk/registrations/endpoints';
import type { PlanCheck } from '@lia/sdk/registrations/paidSchema';
import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { endMemberships } from '../memberships/settle.ts';
import { sweepUnpaidFamilies } from '../memberships/store.ts';
import { memberships, planOrders } from '../memberships/tables.ts';
import { findVoucher } from '../payments/vouchers/store.ts';
import { orders, payments, subscriptions } from '../payments/tables.ts';
import { outbox } from '../platform/mail/tables.ts';
import { type RunningApi, test } from '../testing/api.ts';
import { cards, confirm, payer, statusOf, tokenise } from '../testing/cards.ts';
import { child, family } from '../testing/families.ts';
import { dueAtOf, emailsTo } from '../testing/mail.ts';
import { orderPlan, planPayment, planPurchase } from '../testing/planPurchases.ts';
import { refusal } from '../testing/refusal.ts';

const MONTHLY = 149_00;
let families = 0;

/** An unregistered family, about to pay the monthly plan for two children. */
function purchase(change: Partial<PlanCheck> = {}): PlanCheck {
  return { ...planPurchase(`familia${(families += 1)}`), ...change };
}

const subscribed = async (api: RunningApi, order: string, number: string = cards.good) =>
  api.visitor.call(subscribe, { body: planPayment(order, await tokenise(api, number)) });

/** Signs the parent in with the password of their registration. */
async function parentOf(api: RunningApi, { form }: PlanCheck) {
  const { username, password } = form;
  const { user, access_token } = await api.visitor.call(login, { body: { username, password } });
  return { user, client: api.clientOf(access_token) };
}

const accounts = (api: RunningApi, { form }: PlanCheck) => api.app.db.$count(users, eq(users.username, form.username));

const subscriptionOf = async (api: RunningApi, orderId: string) => {
  const [found] = await api.app.db.select().from(subscriptions).where(eq(subscriptions.orderId, orderId));
  if (!found) throw new Error('There is no subscription');
  return found;
};

describe('checking a paid registration', () => {
  test('writes its order and keeps no password as it is', async ({ api }) => {
    const body = purchase();
    const order = await orderPlan(api, body);
    expect(await statusOf(api, order)).toBe('pending');
    const [kept] = await api.app.db.select().from(planOrders).where(eq(planOrders.orderId, order));
    expect(kept?.family?.children).toHaveLength(2);
    expect(JSON.stringify(kept)).not.toContain(body.form.password);
    expect(await accounts(api, body)).toBe(0);
  });

  test.for([
    ['a price that is not ours', { prices: ['price_padre-gratis'] }, 'prices'],
    ['a teacher’s price', { prices: ['price_maestro-mensual'] }, 'prices'],
    ['an amount that is less', { amount: MONTHLY }, 'amount'],
    ['pesos instead of centavos', { amount: 298 }, 'amount'],
    ['dollars', { currency: 'usd' }, 'currency'],
    ['an extra', { extras: ['gift'] }, 'extras'],
    ['no child', { children: [] }, 'children'],
  ] as const)('refuses %s', async ([, change, field], { api }) => {
    const body = { ...purchase(), ...change };
    const answer = await api.request('POST', '/stripe/validate-data', { json: body });
    expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } });
  });

  test('names every name that is taken, within the family as well', async ({ api }) => {
    const first = purchase();
    await subscribed(api, await orderPlan(api, first));
    const twins = family('otra', child('gemela'), child('gemela', { email: 'gemela2@example.mx' }));
    const stranger = { ...first.form, password: 'tulipan', password_confirmation: 'tulipan' };
    const body = purchase({ form: stranger, children: twins.children });
    expect(await refusal(api.visitor.call(validatePlan, { body }))).toEqual([
      422,
      'VALIDATION_FAILED',
      ['form.username', 'children[1].username'],
    ]);
  });

  test('is deleted after a month without payment', async ({ api }) => {
    const order = await orderPlan(api, purchase());
    await api.app.db
      .update(planOrders)
      .set({ createdAt: sql`now() - interval '31 days'` })
      .where(eq(planOrders.orderId, order));
    await sweepUnpaidFamilies(api.app.db);
    expect(await refusal(subscribed(api, order))).toEqual([409, 'ORDER_CLOSED', []]);
  });
});

describe('a card', () => {
  test('that is good registers the family and gives the role of the plan', async ({ api }) => {
    const body = purchase();
    const order = await orderPlan(api, body);
    const answer = await subscribed(api, order);
    expect(answer).toMatchObject({
      message: 'Se ha suscrito exitosamente',
      data: { status: 'paid', client_secret: null, order: { id: order } },
    });
    const { user, client } = await parentOf(api, body);
    expect(user).toMatchObject({ uuid: answer.data.id_parent, role: ['Padre-M'] });
    expect((await client.call(listChildren)).data).toHaveLength(2);
    const { data } = await client.call(getMyMembership);
    expect(data).toMatchObject({ plan: 2, status: 'active', renews: true, cancelled: false });
    expect(new Date(data?.paid_until ?? 0).getTime()).toBeGreaterThan(Date.now() + 27 * DAY_MS);
  });

  test('that is pressed twice is charged once', async ({ api }) => {
    const body = purchase();
    const order = await orderPlan(api, body);
    const payment_method = await tokenise(api);
    const json = { order, payment_method, email: payer.email, prices: body.prices, currency: 'mxn' };
    const press = () =>
      api.request('POST', '/stripe/public/sub', { headers: { 'Idempotency-Key': `press-${order}` }, json });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { body: again } of answers) expect(again).toEqual(answers[0]?.body);
    expect(await api.app.db.$count(payments, eq(payments.orderId, order))).toBe(1);
    expect(await accounts(api, body)).toBe(1);
  });

  test.for([cards.declined, cards.poor])(
    '%s creates no account, and another one may be tried',
    async (number, { api }) => {
      const body = purchase();
      const order = await orderPlan(api, body);
      expect(await refusal(subscribed(api, order, number))).toEqual([402, 'CARD_DECLINED', []]);
      expect(await accounts(api, body)).toBe(0);
      expect((await subscribed(api, order)).data).toMatchObject({ status: 'paid', payment: expect.any(String) });
      expect((await parentOf(api, body)).user.role).toEqual(['Padre-M']);
    },
  );

  test('that its holder has to confirm gives the plan once they did', async ({ api }) => {
    const body = purchase();
    const order = await orderPlan(api, body);
    const { data } = await subscribed(api, order, cards.careful);
    expect(data.status).toBe('requires_action');
    expect((await parentOf(api, body)).user.role).toEqual(['padre']);
    await api.visitor.call(authenticateSandboxIntent, {
      body: { client_secret: data.client_secret ?? '', approve: true },
    });
    expect((await parentOf(api, body)).user.role).toEqual(['Padre-M']);
    expect(await statusOf(api, order)).toBe('approved');
  });

  test('whose payment goes back takes the role away', async ({ api }) => {
    const body = purchase();
    const order = await orderPlan(api, body);
    await subscribed(api, order);
    const [payment] = await api.app.db.select().from(payments).where(eq(payments.orderId, order));
    await api.visitor.call(refundSandboxPayment, { params: { id: payment?.id ?? '' }, body: {} });
    const { user, client } = await parentOf(api, body);
    expect(user.role).toEqual(['padre']);
    expect((await client.call(getMyMembership)).data).toMatchObject({ status: 'ended' });
  });
});

describe('a family whose browser died', () => {
  test('is registered by the notification, under the next free name, and is notified which', async ({ api }) => {
    const body = purchase();
    const order = await orderPlan(api, body);
    // Another family takes the username between the check and the payment.
    const thief = family(body.form.username, child(`${body.form.username}.otro`));
    await api.visitor.call(registerFree, {
      body: { ...thief, form: { ...thief.form, email: `otra.${body.form.email}` } },
    });
    const intent = await api.visitor.call(createIntent, {
      body: { paymentMethodType: 'card', email: payer.email, currency: 'mxn', amount: body.amount, order },
    });
    await confirm(api, { client_secret: intent.client_secret, payment_method: await tokenise(api) });
    expect(await statusOf(api, order)).toBe('approved');
    const username = `${body.form.username}2`;
    const { user } = await parentOf(api, { ...body, form: { ...body.form, username } });
    expect(user.role).toEqual(['Padre-M']);
    const emails = await emailsTo(api, body.form.email);
    const accountsEmail = emails.find(({ subject }) => subject === 'Tus cuentas de LIA están listas');
    expect(accountsEmail?.text).toContain(username);
    expect(accountsEmail?.text).toContain(body.children[0]?.username);
  });
});

describe('a membership', () => {
  test('is carried on by a renewal, has a grace when one fails, and ends after it', async ({ api }) => {
    const body = purchase();
    const order = await orderPlan(api, body);
    await subscribed(api, order);
    const { id } = await subscriptionOf(api, order);
    const reach = async () => {
      const [row] = await api.app.db.select().from(memberships).where(eq(memberships.orderId, order));
      if (!row) throw new Error('There is no membership');
      return row;
    };
    const first = (await reach()).paidUntil;
    // A mistyped address may be a stranger's: once it is corrected, they get no more receipts.
    const email = `corregida.${body.form.username}@example.mx`;
    await api.app.db.update(users).set({ email }).where(eq(users.username, body.form.username));
    await api.visitor.call(renewSandboxSubscription, { params: { id }, body: { decision: 'approved' } });
    const second = (await reach()).paidUntil;
    expect(second.getTime()).toBeGreaterThan(first.getTime() + 27 * DAY_MS);
    expect(await api.app.db.select().from(orders).where(eq(orders.renewalOf, order))).toMatchObject([
      { payer_email: email },
    ]);

    await api.visitor.call(renewSandboxSubscription, { params: { id }, body: { decision: 'rejected' } });
    const at = (days: number) => new Date(second.getTime() + days * DAY_MS);
    await endMemberships(api.app.db, at(1));
    expect(await reach()).toMatchObject({ status: 'grace' });
    expect((await parentOf(api, body)).user.role).toEqual(['Padre-M']);
    await endMemberships(api.app.db, at(6));
    await endMemberships(api.app.db, at(6));
    expect(await reach()).toMatchObject({ status: 'ended' });
    expect((await parentOf(api, body)).user.role).toEqual(['padre']);
  });
});

describe('a voucher', () => {
  async function voucherFor(api: RunningApi, body: PlanCheck) {
    const order = await orderPlan(api, body);
    const intent = await api.visitor.call(createIntent, {
      body: { paymentMethodType: 'oxxo', email: payer.email, currency: 'mxn', amount: body.amount, order },
    });
    const confirmed = await confirm(api, { client_secret: intent.client_secret, oxxo: payer });
    const saved = await api.visitor.call(saveOxxo, {
      body: { order, ...intent, product: 'price_padre-mensual' },
    });
    const decide = (decision: 'paid' | 'expired' | 'paid_late') =>
      api.visitor.call(decideSandboxVoucher, { params: { id: confirmed.voucher?.id ?? '' }, body: { decision } });
    return { order, intent, saved, decide };
  }

  test('registers the family at once, and begins the plan when it is paid', async ({ api }) => {
    const body = purchase();
    const { order, saved, decide, intent } = await voucherFor(api, body);
    expect(saved.message).toBe('Se ha creado la intencion de pago por Oxxo, recuerde copiar el link para su respaldo');
    const waiting = await parentOf(api, body);
    expect(waiting.user.role).toEqual(['padre']);
    expect((await waiting.client.call(listMyOrders)).data).toMatchObject([
      { status: 'pending', receipt: null, voucher: saved.data.voucher },
    ]);
    // Until it is paid it waits first in line, and the same plan leads to it instead of being sold again.
    const open = async () => (await waiting.client.call(listOpenOrders)).data;
    expect(await open()).toMatchObject([
      { id: order, reason: 'membership', plan: 2, voucher: { id: saved.data.voucher }, init_point: null },
    ]);
    const again = await waiting.client.call(storeOrder, { body: { id_licenses_type: 2 } });
    expect([again.order.id, again.redirect]).toEqual([
      order,
      `${api.app.config.publicUrl}/voucher/${saved.data.voucher}`,
    ]);
    const stranger = await api.member('padre');
    expect((await stranger.client.call(listOpenOrders)).data).toEqual([]);
    const look = () => api.visitor.call(getVoucher, { params: { id: saved.data.voucher } });
    const unpaid = { quantity: 2, total: 2 * MONTHLY, paid_at: null };
    expect(await look()).toMatchObject({ status: 'awaiting_cash', ...unpaid });
    expect((await look()).number).toMatch(/\d/);
    expect(JSON.stringify(await look())).not.toContain(body.form.name);

    expect((await api.visitor.call(confirmOxxo, { body: { payment_intent: intent.id } })).message).toContain('Oxxo');
    await decide('paid');
    expect(await look()).toMatchObject({ status: 'paid', quantity: 2 });
    // Its address is shared with who pays it.
    for (const part of [body.form.name, intent.id]) expect(JSON.stringify(await look())).not.toContain(part);
    // Its receipt, which this id alone leads to.
    const receipt = await api.visitor.call(getPreapprovalCourse, { params: { payment_id: intent.id }, body: {} });
    expect(receipt.data.data).toMatchObject({ status: 'approved', quantity: 2, folio: expect.stringMatching(/^LIA-/) });
    const { user, client } = await parentOf(api, body);
    expect(user.role).toEqual(['Padre-M']);
    expect((await client.call(getMyMembership)).data).toMatchObject({ status: 'active', renews: false });
    expect((await client.call(listMyOrders)).data).toMatchObject([{ status: 'approved', voucher: null }]);
    expect(await open()).toEqual([]);
  });

  test('that does not exist cannot be confirmed', async ({ api }) => {
    await expect(api.visitor.call(confirmOxxo, { body: { payment_intent: 'pi_nobody' } })).rejects.toMatchObject({
      status: 404,
      code: 'OXXO_NOT_CONFIRMED',
      message: 'Ha ocurrido un error confirmando el pago de Oxxo',
    });
  });

  test('that was requested and never confirmed is none, cancelled or not', async ({ api }) => {
    const body = purchase();
    const order = await orderPlan(api, body);
    const intent = await api.visitor.call(createIntent, {
      body: { paymentMethodType: 'oxxo', email: payer.email, currency: 'mxn', amount: body.amount, order },
    });
    const t = () => refusal(api.visitor.call(confirmOxxo, { body: { payment_intent: intent.id } }));
    expect(await t()).toEqual([404, 'OXXO_NOT_CONFIRMED', []]);
    await subscribed(api, order);
    expect(await t()).toEqual([404, 'OXXO_NOT_CONFIRMED', []]);
  });

  test('that is paid after its last day counts', async ({ api }) => {
    const body = purchase();
    const { saved, decide } = await voucherFor(api, body);
    await decide('expired');
    expect((await findVoucher(api.app.db, saved.data.voucher))?.voucher.status).toBe('expired');
    await decide('paid_late');
    expect((await findVoucher(api.app.db, saved.data.voucher))?.voucher.status).toBe('paid_late');
    expect((await parentOf(api, body)).user.role).toEqual(['Padre-M']);
  });

  test('is written about once, and remembered on the day before it ends', async ({ api }) => {
    const { saved, intent } = await voucherFor(api, purchase());
    for (let time = 0; time < 3; time += 1) {
      await api.visitor.call(confirmOxxo, { body: { payment_intent: intent.id } });
    }
    const emails = await api.app.db.select().from(outbox).where(eq(outbox.cause, saved.data.voucher));
    expect(emails.map(({ kind }) => kind).toSorted()).toEqual(['voucher', 'voucher-reminder']);
    const ends = (await findVoucher(api.app.db, saved.data.voucher))?.voucher.expiresAt?.getTime() ?? 0;
    const reminder = emails.find(({ kind }) => kind === 'voucher-reminder');
    expect((await dueAtOf(api, reminder?.id))?.getTime()).toBe(ends - DAY_MS);
  });

  test('that the provider does not know saves nothing', async ({ api }) => {
    const body = purchase();
    const order = await orderPlan(api, body);
    const forged = { order, id: 'pi_guess', client_secret: 'secret', product: 'price_padre-mensual' };
    expect(await refusal(api.visitor.call(saveOxxo, { body: forged }))).toEqual([409, 'PAYMENT_NOT_SAVED', []]);
    expect(await accounts(api, body)).toBe(0);
  });

  test('of another order saves nothing', async ({ api }) => {
    const { intent } = await voucherFor(api, purchase());
    const body = purchase();
    const order = await orderPlan(api, body);
    const stolen = { order, ...intent, product: 'price_padre-mensual' };
    expect(await refusal(api.visitor.call(saveOxxo, { body: stolen }))).toEqual([409, 'PAYMENT_NOT_SAVED', []]);
    expect(await accounts(api, body)).toBe(0);
  });

  test.for([
    ['another amount', { amount: 1_00 }, 422],
    ['an unknown order', { order: '00000000-0000-4000-8000-000000000000' }, 404],
    ['an order that is no order', { order: "' or 1=1" }, 422],
  ] as const)('is not made for %s', async ([, change, status], { api }) => {
    const body = purchase();
    const order = await orderPlan(api, body);
    const json = {
      paymentMethodType: 'oxxo',
      email: payer.email,
      currency: 'mxn',
      amount: body.amount,
      order,
      ...change,
    };
    expect((await api.request('POST', '/stripe/pay', { json })).status).toBe(status);
  });

  test('is not made above what OXXO takes', async ({ api }) => {
    const { form, children } = purchase();
    const ten = Array.from({ length: 10 }, (_, index) => child(`${form.username}.${index}`));
    const body = purchase({ form, children: ten, prices: ['price_padre-anual'], amount: 10 * 1490_00 });
    expect(children).toHaveLength(2);
    const order = await orderPlan(api, body);
    const json = { paymentMethodType: 'oxxo', email: payer.email, currency: 'mxn', amount: body.amount, order };
    expect(await api.request('POST', '/stripe/pay', { json })).toMatchObject({
      status: 422,
      body: {
        fields: {
          amount: 'Para generar pagos via Oxxo debe ser minimo MXN $10.00 y maximo MXN $10.000.',
        },
      },
    });
  });
});
