import { VOUCHER_LEAD_DAYS } from '@lia/sdk/renewals/rules';
import { record } from '@lia/sdk/validation/fields';
import { eq } from 'drizzle-orm';
import { string } from 'yup';

import { findPerson, isAnothers } from '../../accounts/store.ts';
import type { RenewalCall } from '../../memberships/renewal.ts';
import { cashMembershipIn, lockMembership, type MembershipRow } from '../../memberships/store.ts';
import { memberships } from '../../memberships/tables.ts';
import type { Payments } from '../../payments/configured.ts';
import { refreshContact } from '../../payments/owner.ts';
import { ProviderUnavailable } from '../../payments/provider.ts';
import { openVoucher } from '../../payments/vouchers/openVoucher.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/database.ts';
import { ApiFailure, found, notFound } from '../../platform/errors.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { defineJob, handle, type JobHandler } from '../../platform/jobs/job.ts';
import { nextOrder } from './sale.ts';
import { changeRenewal, endingSoon, inDays, keepRenewal, openRenewal, orderOfRenewal } from './store.ts';

/** Has the company print the next voucher of a membership. Tried for two days, since its payer has a week. */
const voucherJob = defineJob({
  kind: 'open renewal voucher',
  payload: record({ renewal: string().required() }),
  attempts: 50,
  cancellable: false,
});

/**
 * Orders the next period of each membership that is paid in cash and ends soon, and has its voucher printed: once for a period,
 * however many instances look.
 */
export async function offerVouchers(payments: Payments, now: Date): Promise<void> {
  for (const orderId of await endingSoon(payments.db, now)) {
    await inTransaction(payments.db, (tx) => offer(tx, payments, orderId, now));
  }
}

async function offer(tx: Transaction, { cards }: Payments, rootId: string, now: Date): Promise<void> {
  const membership = await lockMembership(tx, rootId);
  // It may have been paid, cancelled or seen to while we waited for it.
  if (!membership || (await endingSoon(tx, now, eq(memberships.id, membership.id))).length === 0) return;
  const { row } = await keepRenewal(tx, membership);
  const orderId = (await mayWriteTo(tx, membership)) ? await nextOrder(tx, cards.name, membership) : null;
  if (orderId === null) return;
  // The e-mail with the voucher is the first reminder.
  await changeRenewal(tx, row.id, { orderId, remindedDays: VOUCHER_LEAD_DAYS });
  await enqueue(tx, voucherJob, { renewal: row.id }, { key: row.id });
}

async function mayWriteTo(db: Database, { userId }: MembershipRow): Promise<boolean> {
  const owner = userId === null ? null : await findPerson(db, userId);
  return !!owner && !(await isAnothers(db, owner));
}

export const voucherHandler = (payments: Payments): JobHandler =>
  handle(voucherJob, async ({ renewal: id }) => {
    const open = await openRenewal(payments.db, id);
    const orderId = open?.renewal.orderId;
    if (orderId) await printVoucher(payments, orderId, VOUCHER_LEAD_DAYS);
    return null;
  });

/** The order may have been written before its payer corrected their address. */
async function printVoucher(payments: Payments, orderId: string, days: number): Promise<void> {
  await inTransaction(payments.db, (tx) => refreshContact(tx, orderId));
  await openVoucher(payments, payments.cards, orderId, days);
}

/** Whether a voucher of the next period may be asked for at an instant. */
export const mayAsk = ({ paidUntil, cancelled }: MembershipRow, now: Date): boolean =>
  !cancelled && paidUntil <= inDays(now, VOUCHER_LEAD_DAYS);

/**
 * Prints a voucher of the next period for the caller, where none stands: the first one, or another after one ended.
 * @throws {ApiFailure} 404 where nothing is renewed in cash, or not yet, or OXXO cannot take it; 409; 503 `OXXO_UNREACHABLE`.
 */
export async function askForVoucher(
  payments: Payments,
  { scope, query }: RenewalCall,
  days: number,
  now: Date,
): Promise<void> {
  const { db, cards } = payments;
  const { orderId: rootId } = found(await cashMembershipIn(db, scope, query.order));
  const orderId = await inTransaction(db, async (tx) => {
    const membership = found(await lockMembership(tx, rootId));
    if (membership.status === 'ended' || !mayAsk(membership, now)) throw notFound();
    const { row } = await keepRenewal(tx, membership);
    const known = await orderOfRenewal(tx, row);
    if (known) return known.id;
    const ordered = found(await nextOrder(tx, cards.name, membership));
    await changeRenewal(tx, row.id, { orderId: ordered });
    return ordered;
  });
  try {
    await printVoucher(payments, orderId, days);
  } catch (error) {
    throw error instanceof ProviderUnavailable ? new ApiFailure(503, 'OXXO_UNREACHABLE') : error;
  }
}
