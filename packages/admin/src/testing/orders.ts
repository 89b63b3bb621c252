import { login } from '@lia/sdk/accounts/endpoints';
import { listMyConsents } from '@lia/sdk/consents/endpoints';
import { buyMyCourse, listMyCatalogue } from '@lia/sdk/courses/endpoints';
import { donate, listDonations, orderDonation } from '@lia/sdk/giving/endpoints';
import { publishFlags } from '@lia/sdk/giving/rules';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { decideSandboxCheckout, getPreapprovalCourse } from '@lia/sdk/payments/endpoints';
import { createIntent } from '@lia/sdk/payments/cards';
import type { Intent } from '@lia/sdk/payments/cardsSchema';
import type { PaymentMethod } from '@lia/sdk/payments/rules';
import {
  confirmSandboxIntent,
  decideSandboxVoucher,
  disputeSandboxPayment,
  refundSandboxPayment,
  tokeniseSandboxCard,
} from '@lia/sdk/payments/sandboxCards';
import type { VoucherDecision } from '@lia/sdk/payments/sandboxCardsSchema';
import type { CheckoutDecision } from '@lia/sdk/payments/schema';
import { allotPlaces } from '@lia/sdk/places/endpoints';
import { getOrder, refundOrder } from '@lia/sdk/receipts/administration';
import type { OrderRecord } from '@lia/sdk/receipts/records';
import { validatePlan } from '@lia/sdk/registrations/endpoints';
import { expect } from 'vitest';

import { clientOf, PASSWORD, uniqueName } from './context.tsx';
import { aDonation } from './donations.ts';

/** An order made on a partner's site, and decided by the bank. */
export interface MadeOrder {
  name: string;
  orderId: string;
  paymentId: string;
  /** Null until the money came. */
  receiptId: string | null;
  folio: string | null;
}

const alphabet = 'abcdefghij';

/** A unique name of letters alone. */
const uniquePerson = (): string =>
  uniqueName('Rosaura').replaceAll(/[^A-Za-z ]/g, (sign) => alphabet[Number(sign) || 0] ?? '');

/** Donates three memberships, $10,800.00, and decides upon the payment. */
export async function anOrder(decision: CheckoutDecision = 'approved'): Promise<MadeOrder> {
  const client = clientOf();
  const name = uniquePerson();
  const { data } = await client.call(donate, {
    body: {
      support: 1,
      supportStudents: 3,
      businessName: 'Panadería La Espiga',
      position: 'Directora',
      name,
      email: 'rosaura@espiga.example',
      phone_number: '5512345678',
      country: 'México',
      state: 'Puebla',
      ...publishFlags(2),
    },
  });
  const preference_id = data.init_point?.split('/').at(-1) ?? '';
  const { back_url } = await client.call(decideSandboxCheckout, { params: { preference_id }, body: { decision } });
  const payment_id = new URL(back_url).searchParams.get('payment_id') ?? '';
  const receipt = await client.call(getPreapprovalCourse, { params: { payment_id }, body: {} });
  const { folio, receipt_id } = receipt.data.data;
  return { name, orderId: data.order?.id ?? '', paymentId: payment_id, receiptId: receipt_id, folio };
}

/** A donation of three memberships that a school had until its money went back. */
export async function aRefundedGift(): Promise<MadeOrder> {
  const made = await anOrder();
  const client = await admin();
  const params = { id: made.orderId };
  await client.call(allotPlaces, { params, body: { school_id: 301 }, idempotencyKey: newIdempotencyKey() });
  const body = { reason: 'payer', note: null } as const;
  await client.call(refundOrder, { params, body, idempotencyKey: newIdempotencyKey() });
  await processed(made.orderId, 'refunded', 'completed');
  return made;
}

/** A donation for 25 children that was agreed on, and then for 12: its first order cannot be paid any more. Returns its company. */
export async function aReplacedOrder(): Promise<string> {
  const company = await aDonation({ support: 2, supportStudents: undefined });
  const client = await admin();
  const [donation] = await client.call(listDonations, { query: { filter: JSON.stringify({ q: company }) } });
  const order = (children: number, replaces: string | null) =>
    client.call(orderDonation, {
      params: { id: donation?.id ?? '' },
      body: { children, unit_price: 3600_00, replaces },
      idempotencyKey: newIdempotencyKey(),
    });
  const { data } = await order(25, null);
  await order(12, data.order);
  return company;
}

/** A plan of $149.00 that a family is about to pay. */
async function anOpenPlan(): Promise<{
  orderId: string;
  email: string;
  intent: (method: PaymentMethod) => Promise<Intent>;
}> {
  const client = clientOf();
  const username = `fam${crypto.randomUUID().slice(0, 8)}`;
  const person = (name: string) => ({
    name: 'Rosaura',
    last_name: 'Méndez',
    email: `${name}@example.mx`,
    username: name,
    password: 'girasol',
    password_confirmation: 'girasol',
  });
  const form = {
    ...person(username),
    phone_number: '5512345678',
    country: 'México',
    state: 'Puebla',
    role_id: 'padre' as const,
  };
  const paid = { email: form.email, currency: 'mxn', amount: 149_00 };
  const children = [{ ...person(`${username}.uno`), level: 2, grade: 4 } as const];
  const body = { ...paid, prices: ['price_padre-mensual'], form, children: [...children], extras: [] };
  const { data } = await client.call(validatePlan, { body });
  const order = data.order.id;
  return {
    orderId: order,
    email: form.email,
    intent: (paymentMethodType) => client.call(createIntent, { body: { ...paid, paymentMethodType, order } }),
  };
}

type Refund = OrderRecord['refunds'][number];
type Dispute = OrderRecord['disputes'][number];

/** A client of an administrator. */
async function admin() {
  const { access_token } = await clientOf().call(login, { body: { username: 'admin', password: PASSWORD } });
  return clientOf({ token: () => access_token });
}

/** Waits for an order with its refunds and disputes: what the payment company reports is processed by a job after the answer. */
async function processed(
  orderId: string,
  status: OrderRecord['status'],
  ...movements: (Refund | Dispute)['status'][]
): Promise<void> {
  const client = await admin();
  const read = async () => {
    const order = await client.call(getOrder, { params: { id: orderId } });
    return [order.status, ...[...order.refunds, ...order.disputes].map((movement) => movement.status)];
  };
  await expect.poll(read, { timeout: 20_000 }).toEqual([status, ...movements]);
}

/** A plan of $149.00 that is paid by card. */
async function aPlanPaidByCard(): Promise<{ orderId: string; paymentId: string }> {
  const client = clientOf();
  const { orderId, intent } = await anOpenPlan();
  const { id, client_secret } = await intent('card');
  const card = { number: '4242 4242 4242 4242', exp_month: 12, exp_year: new Date().getFullYear() + 4, cvc: '123' };
  const { id: payment_method } = await client.call(tokeniseSandboxCard, { body: card });
  await client.call(confirmSandboxIntent, { body: { client_secret, payment_method } });
  return { orderId, paymentId: id };
}

/** A plan of $149.00 that is paid. Returns the id of its order. */
export async function aPaidPlan(): Promise<string> {
  const { orderId } = await aPlanPaidByCard();
  await processed(orderId, 'approved');
  return orderId;
}

/** One of which $49.00 went back. Returns the id of its order. */
export async function aPartlyRefundedOrder(): Promise<string> {
  const { orderId, paymentId: id } = await aPlanPaidByCard();
  await clientOf().call(refundSandboxPayment, { params: { id }, body: { amount: 49_00 } });
  await processed(orderId, 'approved', 'completed');
  return orderId;
}

/** One that its payer disputes at their bank. Returns the id of its order. */
export async function aDisputedOrder(): Promise<string> {
  const { orderId, paymentId: id } = await aPlanPaidByCard();
  await clientOf().call(disputeSandboxPayment, { params: { id }, body: { status: 'open' } });
  await processed(orderId, 'approved', 'open');
  return orderId;
}

/** A slip of OXXO for a plan that waits to be paid, and who is to pay it. */
export async function anUnpaidSlip(): Promise<{ number: string; expires_at: string; email: string }> {
  const { orderId, email, intent } = await anOpenPlan();
  const { client_secret } = await intent('oxxo');
  const oxxo = { name: 'Rosaura Méndez', email };
  const { voucher } = await clientOf().call(confirmSandboxIntent, { body: { client_secret, oxxo } });
  const client = await admin();
  const vouchers = async () =>
    (await client.call(getOrder, { params: { id: orderId } })).payments.map((one) => one.voucher);
  await expect.poll(vouchers, { timeout: 20_000 }).toMatchObject([{ number: voucher?.number }]);
  return { number: voucher?.number ?? '', expires_at: voucher?.expires_at ?? '', email };
}

/** A plan that was paid at OXXO, and once more with the voucher that had expired. Returns who pays it. */
export async function anOrderPaidTwiceInCash(): Promise<{ email: string }> {
  const client = clientOf();
  const { orderId, email, intent } = await anOpenPlan();
  const print = async (): Promise<string> => {
    const { client_secret } = await intent('oxxo');
    const oxxo = { name: 'Rosaura Méndez', email };
    const { voucher } = await client.call(confirmSandboxIntent, { body: { client_secret, oxxo } });
    return voucher?.id ?? '';
  };
  const decide = (id: string, decision: VoucherDecision) =>
    client.call(decideSandboxVoucher, { params: { id }, body: { decision } });
  const first = await print();
  await decide(first, 'expired');
  await processed(orderId, 'expired');
  await decide(await print(), 'paid');
  await decide(first, 'paid_late');
  await processed(orderId, 'approved', 'refused');
  return { email };
}

/** A course that a parent ordered with the 25 % of their plan. Returns the id of its order and its prices in centavos. */
export async function aDiscountedOrder(): Promise<{ orderId: string; list: number; price: number }> {
  const { access_token } = await clientOf().call(login, { body: { username: 'padre-m', password: PASSWORD } });
  const client = clientOf({ token: () => access_token });
  const { courses } = (await client.call(listMyCatalogue)).data;
  const course = courses.find(({ owned, discount }) => !owned && discount === 25);
  if (!course) throw new Error('No course has a discount');
  const [terms, privacy] = (await client.call(listMyConsents)).data;
  const consents = { terms: terms?.version ?? '', privacy: privacy?.version ?? '' };
  const body = { course: course.id, amount: course.price, payment: 'checkout', consents } as const;
  const { data } = await client.call(buyMyCourse, { body });
  return { orderId: data.order.id, list: course.list_price, price: course.price };
}

/** What stands beside a name on the page of a record. */
export const fact = (name: string): string | null | undefined =>
  [...document.querySelectorAll('dt')].find((term) => term.textContent === name)?.nextElementSibling?.textContent;

/** The address of a list that is narrowed. */
export const narrowed = (resource: string, filter: object): string =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
