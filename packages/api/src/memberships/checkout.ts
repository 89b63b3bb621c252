import type { MembershipPayment, OrderRequest } from '@lia/sdk/memberships/records';
import type { PricedPlan } from '@lia/sdk/memberships/rules';

import { type GivenConsents, keepConsents } from '../consents/consent.ts';
import { takeMemberConsents } from '../consents/memberConsents.ts';
import type { Language, Translate } from '../platform/language.ts';
import { providerOf } from '../payments/configured.ts';
import { type OpenedOrder, openOrder, writeOrder } from '../payments/openOrder.ts';
import { refreshContact } from '../payments/owner.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import type { AppContext, Session } from '../platform/appContext.ts';
import { ApiFailure, invalidFields } from '../platform/errors.ts';
import { type SoldPlan, soldPlan } from './carriedOver.ts';
import { openVoucher } from './openOrders.ts';
import { assertNotPaidByOther } from './paidByOthers.ts';
import { assertNotRenewed, buyerOf, planFor, seatsOf } from './sale.ts';
import { insertPlanOrder, lockRoles, type StandingOrder, standingPlanOrder } from './store.ts';
import { pricedPlan } from './terms.ts';

/** A plan that an existing account is to pay on a checkout. */
export interface Wanted {
  plan: PricedPlan;
  sold: SoldPlan;
  quantity: number;
  payer: { name: string; email: string };
  consents: GivenConsents;
}

/** Who asks for a plan, and where. */
export interface Asking {
  app: AppContext;
  session: Pick<Session, 'userId' | 'role'>;
  t: Translate;
  language: Language;
  address: string;
}

/** An order whose checkout stands: one that waited already, or one that is yet to be written. */
export type Ordered = { wanted: Wanted; opened: OpenedOrder } | { wanted: Wanted; opened: null; standing: KeptOrder };

/** The order that its payer goes on to. */
type KeptOrder = Pick<StandingOrder, 'id' | 'init_point'>;

/**
 * Opens the checkout of a plan for the caller, for as many licences as they need.
 * @throws {ApiFailure} 422 where it is not sold to them, 409 `MEMBERSHIP_RENEWS`, 409 `PLAN_PAID_BY_OTHER`, 409
 * `SCHOOL_PLAN_PAID_BY_OTHER`, 409 `PLAN_BEING_PAID`.
 */
export async function orderOwnPlan(call: Asking, body: OrderRequest): Promise<Ordered> {
  const { app, session } = call;
  const plan = await pricedPlan(app.db, planFor(body, session.role));
  const person = await buyerOf(app.db, session.userId);
  const { seats, further } = await seatsOf(app.db, plan, person.id);
  const sold = soldPlan(plan, further, call.t);
  // A caller that names no price shows that of the plan alone.
  const { unit_price: shown = plan.price } = body;
  if (shown !== sold.unit_price) throw invalidFields({ unit_price: { key: 'plan.price' } });
  await assertNotRenewed(app.db, person.id, plan, seats);
  await assertNotPaidByOther(app.db, person.id, plan);
  const consents = await takeMemberConsents(app.db, person.id, body.consents, call);
  const payer = { name: `${person.name} ${person.lastName}`, email: person.email };
  return orderPlan(call, { plan, sold, quantity: seats, payer, consents });
}

/**
 * Opens the checkout of a plan for the payer and the number of licences that the caller names.
 * @throws {ApiFailure} 422 naming the field, 409 `MEMBERSHIP_RENEWS`, 409 `PLAN_PAID_BY_OTHER`, 409
 * `SCHOOL_PLAN_PAID_BY_OTHER`, 409 `PLAN_BEING_PAID`.
 */
export async function orderNamedPlan(call: Asking, body: MembershipPayment): Promise<Ordered> {
  const { app, session } = call;
  const plan = await pricedPlan(app.db, planFor(body, session.role));
  const { payer, item, quantity } = body;
  const { further } = await seatsOf(app.db, plan, session.userId);
  const sold = soldPlan(plan, further, call.t);
  if (item.unit_price !== sold.unit_price) throw invalidFields({ 'item.unit_price': { key: 'plan.price' } });
  // Parents alone pay by the number of licences (document 1 section 1).
  if (plan.type !== 'padre' && quantity !== 1) throw invalidFields({ quantity: { key: 'invalid' } });
  await assertNotRenewed(app.db, session.userId, plan, quantity);
  await assertNotPaidByOther(app.db, session.userId, plan);
  const consents = await takeMemberConsents(app.db, session.userId, body.consents, call);
  const named = { name: `${payer.name} ${payer.surname}`, email: payer.email };
  return orderPlan(call, { plan, sold, quantity, payer: named, consents });
}

/**
 * Opens the checkout of a plan, unless the same person has one open for the same, or a voucher: paid twice, cash could not
 * be refunded automatically. Comes before the transaction.
 */
async function orderPlan({ app, session, language }: Asking, wanted: Wanted): Promise<Ordered> {
  const provider = providerOf(app);
  const { publicUrl } = app.config;
  const voucher = await openVoucher(app.db, session.userId, wanted.plan.id);
  if (voucher) {
    // Its receipt goes to the address of now, as that of another order would.
    await inTransaction(app.db, (tx) => refreshContact(tx, voucher.orderId));
    const standing = { id: voucher.orderId, init_point: `${publicUrl}/voucher/${voucher.id}` };
    return { wanted, opened: null, standing };
  }
  const standing = await payableOrder(app.db, provider.name, session.userId, wanted);
  if (standing) return { wanted, opened: null, standing };
  const { sold, quantity, payer } = wanted;
  const { title, unit_price, licences, licence_price } = sold;
  const opened = await openOrder(provider, publicUrl, {
    reason: 'membership',
    charge: { title, quantity, unit_price },
    further: { licences, licence_price },
    payer,
    language,
  });
  return { wanted, opened };
}

/**
 * The order of a plan that waits at its checkout. @throws {ApiFailure} 409 `PLAN_BEING_PAID` while a payment of it is in process, as cash or
 * a card under review: at the checkout it would be paid twice.
 */
async function payableOrder(
  db: Database,
  provider: string,
  userId: number,
  wanted: Wanted,
): Promise<StandingOrder | null> {
  const standing = await standingPlanOrder(db, provider, userId, wanted);
  if (standing?.isPending) throw new ApiFailure(409, 'PLAN_BEING_PAID');
  return standing;
}

/**
 * Writes what was opened, unless another window did so meanwhile: then that order is the one to pay. Either records the
 * consents.
 */
export async function keepPlanOrder(tx: Transaction, userId: number, ordered: Ordered): Promise<KeptOrder> {
  const order = await standOrWrite(tx, userId, ordered);
  await keepConsents(tx, { kind: 'order', id: order.id }, ordered.wanted.consents);
  return order;
}

async function standOrWrite(tx: Transaction, userId: number, ordered: Ordered): Promise<KeptOrder> {
  const { wanted, opened } = ordered;
  if (!opened) return ordered.standing;
  await lockRoles(tx, userId);
  const other = await payableOrder(tx, opened.provider, userId, wanted);
  if (other) return other;
  await writeOrder(tx, opened);
  await insertPlanOrder(tx, { orderId: opened.id, planId: wanted.plan.id, userId });
  return { id: opened.id, init_point: opened.checkout.init_point };
}
