import { randomUUID } from 'node:crypto';

import { audienceOf } from '@lia/sdk/accounts/roles';
import type { OrderRequest } from '@lia/sdk/memberships/records';
import { type Plan, planById, type PricedPlan } from '@lia/sdk/memberships/rules';

import { findPerson, type Person } from '../accounts/store.ts';
import { type GivenConsents, keepConsents } from '../consents/consent.ts';
import { insertOrder } from '../payments/store.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import { ApiFailure, invalidFields } from '../platform/errors.ts';
import type { Language } from '../platform/language.ts';
import { carriedOver, type SoldPlan } from './carriedOver.ts';
import { unpaidChildIds } from './paidByOthers.ts';
import { insertPlanOrder, lockRoles, type MembershipRow, openOrderOf, subscriptionOfPerson } from './store.ts';

/** Whom a type of plan is sold to. */
const audienceOfType = { padre: 'parents', maestro: 'teachers', escuela: 'schools' } as const;

/** Whether a paid plan is sold to a user with these roles. */
const sellsTo = (plan: Plan, roles: readonly string[]): boolean =>
  plan.membership !== 'gratis' && roles.some((role) => audienceOf(role) === audienceOfType[plan.type]);

/** The requested plan. @throws {ApiFailure} 422 where it is not sold to them. */
export function planFor({ id_licenses_type }: Pick<OrderRequest, 'id_licenses_type'>, roles: readonly string[]): Plan {
  const plan = planById(id_licenses_type);
  if (!plan || !sellsTo(plan, roles)) throw invalidFields({ id_licenses_type: { key: 'choice.unknown' } });
  return plan;
}

/** An account that receipts can be sent to. */
export type Buyer = Person & { email: string };

/** The account that buys. @throws {ApiFailure} 401 where it is gone, 422 where it has no e-mail address. */
export async function buyerOf(db: Database, userId: number): Promise<Buyer> {
  const person = await findPerson(db, userId);
  if (!person) throw new ApiFailure(401, 'SESSION_INVALID');
  const { email, ...rest } = person;
  if (email === null) throw invalidFields({ email: { key: 'required' } });
  return { ...rest, email };
}

/** The subscription that renews a plan for a user, for as many as they would pay now: for more it is sold again (decision 83). */
export async function renewingFor(db: Database, userId: number, plan: Plan, seats: number) {
  const found = await subscriptionOfPerson(db, userId, plan);
  return found?.planId === plan.id && found.licences >= seats ? found.subscription : undefined;
}

/**
 * Refuses to sell on a checkout what a card goes on paying by itself, for as many. One that is cancelled, or whose card fails,
 * may be paid so. @throws {ApiFailure} 409 `MEMBERSHIP_RENEWS`.
 */
export async function assertNotRenewed(db: Database, userId: number, plan: Plan, seats: number): Promise<void> {
  const renewing = await renewingFor(db, userId, plan, seats);
  if (!renewing) return;
  const { status, cancelAtPeriodEnd } = renewing;
  if (status === 'active' && !cancelAtPeriodEnd) throw new ApiFailure(409, 'MEMBERSHIP_RENEWS');
}

/**
 * How many times a user pays a plan, and the further licences that they keep. Parents pay once for each child (document 1
 * section 1) whose plan no other guardian pays, or for the smaller number that they chose for the next period; other users once.
 */
export async function seatsOf(db: Database, plan: Plan, userId: number): Promise<{ seats: number; further: number }> {
  const carried = await carriedOver(db, userId, plan);
  if (plan.type !== 'padre') return { seats: 1, further: carried?.further ?? 0 };
  const children = Math.max(1, (await unpaidChildIds(db, userId, plan)).length);
  return { seats: carried?.isChosen ? Math.min(children, carried.quantity) : children, further: 0 };
}

/** How many more licences a parent's plan would have than a membership, if it was paid again now. */
export async function missingLicences(db: Database, { userId, licences }: MembershipRow, plan: Plan): Promise<number> {
  if (plan.type !== 'padre' || userId === null) return 0;
  return Math.max(0, (await seatsOf(db, plan, userId)).seats - licences);
}

/** A plan that a user pays by card. */
export interface CardSale {
  person: Buyer;
  plan: PricedPlan;
  sold: SoldPlan;
  seats: number;
  consents: GivenConsents;
  language: Language;
}

/**
 * The order by which a user pays a plan by card: the one that still waits, or a new one. Two windows that ask at once
 * get the same. It records the consents. @throws {ApiFailure} 409 `MEMBERSHIP_RENEWS` where the plan renews itself already.
 */
export async function cardOrder(
  db: Database,
  provider: string,
  sale: CardSale,
): Promise<{ id: string; title: string }> {
  const { person, plan, sold, seats, consents } = sale;
  return inTransaction(db, async (tx) => {
    await lockRoles(tx, person.id);
    // Another window may have paid since we looked.
    if (await renewingFor(tx, person.id, plan, seats)) throw new ApiFailure(409, 'MEMBERSHIP_RENEWS');
    const open = await openOrderOf(tx, provider, person, plan.id, sold.unit_price * seats);
    const order = open ?? (await writeCardOrder(tx, provider, sale));
    await keepConsents(tx, { kind: 'order', id: order.id }, consents);
    return order;
  });
}

/** Writes the order of a plan that is paid on our own pages, or with a voucher. */
export async function writeCardOrder(
  tx: Transaction,
  provider: string,
  { person, plan, sold, seats, language }: Omit<CardSale, 'consents'>,
): Promise<{ id: string; title: string }> {
  const order = { id: randomUUID(), title: sold.title };
  await insertOrder(tx, {
    ...order,
    reason: 'membership',
    ...sold,
    quantity: seats,
    total: sold.unit_price * seats,
    payer_name: `${person.name} ${person.lastName}`,
    payer_email: person.email,
    language,
    provider,
  });
  await insertPlanOrder(tx, { orderId: order.id, planId: plan.id, userId: person.id });
  return order;
}
