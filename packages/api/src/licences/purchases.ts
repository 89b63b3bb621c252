import { randomUUID } from 'node:crypto';

import { formatDay } from '@lia/sdk/calendar/days';
import { DAY_MS } from '@lia/sdk/calendar/durations';
import { dayOf } from '@lia/sdk/calendar/instants';
import { monthsLeft, proratedLicencePrice, type PurchaseMethod, sellsLicences } from '@lia/sdk/licences/purchaseRules';
import type {
  LicenceOrderRequest,
  LicencePurchase,
  LicencePurchases,
  LicenceRefund,
} from '@lia/sdk/licences/purchaseSchema';
import type { LicenceSizePreview } from '@lia/sdk/licences/records';
import { MAX_LICENCES, planById } from '@lia/sdk/memberships/rules';
import { TRANSFER } from '@lia/sdk/payments/rules';
import type { TransferPayment } from '@lia/sdk/payments/transferSchema';

import { buyerOf } from '../memberships/sale.ts';
import { currentPeriodEnd } from '../memberships/periods.ts';
import { assertFrees, beyond, setSize } from '../memberships/size.ts';
import { changeMembership, type MembershipRow } from '../memberships/store.ts';
import { pricedPlan } from '../memberships/terms.ts';
import { cardsOf, providerOf } from '../payments/configured.ts';
import { type Fulfil, type IsTooLate, paymentContextOf } from '../payments/fulfilment.ts';
import { type OpenedOrder, openOrder, orderColumns, type Purchase, writeOrder } from '../payments/openOrder.ts';
import { setOwner } from '../payments/owner.ts';
import { orderPaidAt } from '../payments/paidAt.ts';
import { isReversed } from '../payments/refundStore.ts';
import { insertOrder, lockOrder, type Order } from '../payments/store.ts';
import { cancelTransfer, takeTransfer, undoTransfer } from '../payments/transfers/transfers.ts';
import { takesVoucher } from '../payments/vouchers/openVoucher.ts';
import { printVoucherOf } from '../payments/vouchers/printJob.ts';
import type { AppContext, Session } from '../platform/appContext.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { ApiFailure, found, invalidFields } from '../platform/errors.ts';
import type { Language, Translate } from '../platform/language.ts';
import type { ScopedCall } from '../platform/lists/defineList.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import {
  findPurchase,
  insertPurchase,
  lockMembershipOf,
  lockPurchase,
  type PurchaseRow,
  readPurchases,
  setGranted,
} from './purchaseStore.ts';
import { holdersIn } from './reach.ts';
import { findMembership, lockMembership, namedOf, readHeld } from './store.ts';
import { transferCancelledEmail } from './transferCancelledEmail.ts';
import { transferEmail } from './transferEmail.ts';

type Reach = 'everything' | 'school';

type ReadingCall = ScopedCall<Reach> & { app: AppContext };

type WritingCall = ReadingCall & { db: Transaction; session: Session };

/** A call that orders: what its order is written in. */
type BuyingCall = ReadingCall & { session: Session; t: Translate; language: Language };

/** What a further licence of a membership costs at an instant; null where none is sold. */
async function offerOf(db: Database, { orderId, userId, planId, status }: MembershipRow, now: Date) {
  const plan = planById(planId);
  if (!plan || userId === null || !sellsLicences(plan) || status !== 'active') return null;
  // A period that was paid ahead was charged for its own licences.
  const paidUntil = await currentPeriodEnd(db, orderId, now);
  if (!paidUntil) return null;
  const { price } = await pricedPlan(db, plan);
  return {
    unit_price: proratedLicencePrice(plan, price, paidUntil, now),
    months: monthsLeft(plan, paidUntil, now),
    paid_until: paidUntil.toISOString(),
  };
}

/** What further licences of an order's membership cost, and those that were ordered. @throws {ApiFailure} 404 */
export async function licencePurchases(call: ReadingCall, orderId: string): Promise<LicencePurchases> {
  const membership = found(await findMembership(call, orderId));
  const offer = await offerOf(call.db, membership, new Date());
  const account = call.app.config.transferAccount;
  return { data: { offer, account, purchases: await readPurchases(call.db, membership.id) } };
}

/** Further licences at their price, whose checkout stands where they are paid on one. */
interface Ordered {
  buyer: number;
  licences: number;
  until: Date;
  /** Days that a voucher would stand. */
  voucherDays: number;
  purchase: Purchase;
  method: PurchaseMethod;
  opened: OpenedOrder | null;
}

/**
 * Checks an order of licences, and opens its checkout. Who administrates orders for who pays the membership.
 * @throws {ApiFailure} 404, 409 `MEMBERSHIP_NOT_PAID`, 422 naming the field.
 */
export async function orderLicences(
  call: BuyingCall,
  orderId: string,
  { licences, method, total, unit_price }: LicenceOrderRequest,
): Promise<Ordered> {
  const { app, db, scope, session, t, language } = call;
  const membership = found(await findMembership(call, orderId));
  const offer = await offerOf(call.db, membership, new Date());
  if (!offer) throw new ApiFailure(409, 'MEMBERSHIP_NOT_PAID');
  if (unit_price !== undefined && !scope.reachesEverything)
    throw invalidFields({ unit_price: { key: 'unknownField' } });
  if (membership.licences + licences > MAX_LICENCES) throw invalidFields({ licences: { key: 'invalid' } });
  const price = unit_price ?? offer.unit_price;
  if (total !== price * licences) throw invalidFields({ total: { key: 'plan.price' } });
  const buyer = await buyerOf(db, (scope.reachesEverything ? membership.userId : null) ?? session.userId);
  const purchase: Purchase = {
    reason: 'licences',
    charge: {
      title: t('licence.more', { date: formatDay(dayOf(offer.paid_until), language) }),
      quantity: licences,
      unit_price: price,
    },
    payer: { name: `${buyer.name} ${buyer.lastName}`, email: buyer.email },
    language,
  };
  if (method === 'oxxo' && !takesVoucher(total, purchase.payer)) throw invalidFields({ method: { key: 'oxxo.range' } });
  const until = new Date(offer.paid_until);
  const voucherDays = daysOfVoucher(app.config.oxxoDays, until, new Date());
  if (method === 'oxxo' && voucherDays < 1) throw invalidFields({ method: { key: 'oxxo.period' } });
  const opened = method === 'checkout' ? await openOrder(providerOf(app), app.config.publicUrl, purchase, until) : null;
  return { buyer: buyer.id, licences, until, voucherDays, purchase, method, opened };
}

/**
 * Writes an order of licences. Who is to transfer its money gets an e-mail of how; a voucher is printed, and e-mailed as well.
 * @throws {ApiFailure} 404
 */
export async function keepLicenceOrder(
  call: WritingCall,
  orderId: string,
  { buyer, licences, until, voucherDays, purchase, method, opened }: Ordered,
): Promise<LicencePurchase> {
  const membership = found(await lockMembership(call, orderId));
  const id = opened?.id ?? randomUUID();
  if (opened) await writeOrder(call.db, opened);
  else if (method === 'oxxo') {
    await insertOrder(call.db, { id, ...orderColumns(purchase), provider: cardsOf(call.app).name });
    await printVoucherOf(call.db, id, voucherDays);
  } else {
    await insertOrder(call.db, { id, ...orderColumns(purchase), provider: TRANSFER });
    const { payer, language } = purchase;
    await enqueueEmail(call.db, transferEmail, { cause: id, to: payer.email, language, data: { order: id } });
  }
  await setOwner(call.db, id, buyer);
  await insertPurchase(call.db, { orderId: id, membershipId: membership.id, licences, until });
  return shownPurchase(call, membership, id);
}

/** Days after today that a voucher stands, to the last one that ends before the period. OXXO takes one at least. */
const daysOfVoucher = (days: number, until: Date, now: Date): number =>
  Math.min(days, (Date.parse(dayOf(until.toISOString())) - Date.parse(dayOf(now.toISOString()))) / DAY_MS - 1);

/** A paid order of licences gives them to its membership, once; money that went back takes them. */
export const fulfilLicences: Fulfil = async (tx, order) => {
  const purchase = await lockPurchase(tx, order.id);
  const isPaid = order.status === 'approved';
  if (!purchase || isPaid === (purchase.grantedAt !== null)) return;
  const membership = await lockMembershipOf(tx, purchase);
  await setGranted(tx, order.id, isPaid ? new Date() : null);
  if (isRenewed(membership, purchase)) return;
  const change = isPaid ? purchase.licences : -purchase.licences;
  await setSize(tx, membership, sizeAfter(membership, change), { userId: null, reason: 'refunded' });
  await changeMembership(tx, membership.id, { further: Math.max(0, membership.further + change) });
};

/**
 * Whether an order of licences was paid after the period that it was priced for, or that was renewed or ended before we learned of
 * it. What a dispute took after we had given the licences, and gave back, was paid in time. Of transfers, those that come too late
 * are not taken (markPaid).
 */
export const isPaidTooLate: IsTooLate = async (tx, order) => {
  const purchase = await lockPurchase(tx, order.id);
  if (!purchase || order.provider === TRANSFER) return false;
  if ((await orderPaidAt(tx, order.id)) >= purchase.until) return true;
  return givesNothing(await lockMembershipOf(tx, purchase), purchase) && !(await isReversed(tx, order));
};

/** Whether the licences of a purchase would not be given any more. */
const givesNothing = (membership: MembershipRow, purchase: PurchaseRow): boolean =>
  membership.status === 'ended' || isRenewed(membership, purchase);

/** Whether the period that a purchase was priced for was renewed since: what its licences became is paid by the renewal. */
const isRenewed = ({ renewedAt, renewedUntil }: MembershipRow, { createdAt, until }: PurchaseRow): boolean =>
  renewedAt !== null && renewedAt > createdAt && renewedUntil !== null && renewedUntil > until;

/** An administrator may have set a smaller number meanwhile; one licence is left at least. */
const sizeAfter = ({ licences }: MembershipRow, change: number): number => Math.max(1, licences + change);

/** Whom a refund of an order of licences would take one from. @throws {ApiFailure} 404 */
export async function previewRefund(call: ReadingCall, orderId: string, id: string): Promise<LicenceSizePreview> {
  const membership = found(await findMembership(call, orderId));
  const { row } = found(await findPurchase(call.db, membership.id, id));
  const stays = row.grantedAt === null || isRenewed(membership, row);
  const licences = stays ? membership.licences : sizeAfter(membership, -row.licences);
  const held = await readHeld(call.db, membership, holdersIn(call.scope, membership));
  return { data: { licences, frees: namedOf(beyond(held, licences)) } };
}

/** Marks an order of licences as paid by bank transfer. @throws {ApiFailure} 404, 409, `PERIOD_ENDED` where it came too late */
export async function markPaid(
  call: WritingCall,
  orderId: string,
  id: string,
  transfer: TransferPayment,
): Promise<LicencePurchase> {
  const { membership, order } = await lockBought(call, orderId, id);
  const { row } = found(await findPurchase(call.db, membership.id, id));
  const isOpen = order.status === 'pending' || order.status === 'refunded';
  // A bank names the day alone.
  const isPast = transfer.paid_on > dayOf(row.until.toISOString());
  if (isOpen && (isPast || givesNothing(membership, row))) throw new ApiFailure(409, 'PERIOD_ENDED');
  await takeTransfer(call.db, paymentContextOf(call.app), order, transfer, call.session.userId);
  return shownPurchase(call, membership, id);
}

/** Cancels an order whose transfer does not come, and writes to its payer, once. @throws {ApiFailure} 404, 409 `ORDER_CLOSED` */
export async function cancelOrdered(call: WritingCall, orderId: string, id: string): Promise<LicencePurchase> {
  const { membership, order } = await lockBought(call, orderId, id);
  if (await cancelTransfer(call.db, paymentContextOf(call.app), order)) {
    const { payer_email: to, language } = order;
    await enqueueEmail(call.db, transferCancelledEmail, { cause: id, to, language, data: { order: id } });
  }
  return shownPurchase(call, membership, id);
}

/** Takes the mark of a transfer back, with the licences it paid. @throws {ApiFailure} 404, 409 `LICENCES_CHANGED` */
export async function refundTransfer(
  call: WritingCall,
  orderId: string,
  id: string,
  { frees }: LicenceRefund,
): Promise<LicencePurchase> {
  const { membership, order } = await lockBought(call, orderId, id);
  const { row } = found(await findPurchase(call.db, membership.id, id));
  await lockMembershipOf(call.db, row);
  const { data } = await previewRefund(call, orderId, id);
  await assertFrees(call.db, membership, data.licences, frees);
  await undoTransfer(call.db, paymentContextOf(call.app), order, call.session.userId);
  return shownPurchase(call, membership, id);
}

/** An order of licences, locked as settling its payments does: the order before its membership. */
async function lockBought(
  call: WritingCall,
  orderId: string,
  id: string,
): Promise<{ membership: MembershipRow; order: Order }> {
  const membership = found(await findMembership(call, orderId));
  found(await findPurchase(call.db, membership.id, id));
  return { membership, order: found(await lockOrder(call.db, id)) };
}

const shownPurchase = async (
  { db }: { db: Transaction },
  { id: membershipId }: MembershipRow,
  id: string,
): Promise<LicencePurchase> => found(await findPurchase(db, membershipId, id)).shown;
