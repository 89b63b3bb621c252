import { CASH_REMINDER_DAYS } from '@lia/sdk/renewals/rules';
import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';

import { notify } from '../../accounts/notifications/notify.ts';
import { languageOf } from '../../accounts/notifications/preferences.ts';
import { findPerson, isAnothers } from '../../accounts/store.ts';
import { memberships } from '../../memberships/tables.ts';
import { stands } from '../../payments/vouchers/openVoucher.ts';
import { lastVoucherOfOrder } from '../../payments/vouchers/store.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/database.ts';
import { enqueueEmail } from '../../platform/mail/outbox.ts';
import { cashRenewals } from '../tables.ts';
import { cashReminderEmail } from './email.ts';
import { type CashRenewal, changeRenewal, goesOnInCash, inDays, openRenewal } from './store.ts';

const MOST = 500;
const [LAST] = CASH_REMINDER_DAYS.toSorted((one, other) => one - other);

/** The reminder that is due at an instant: of the fewest days, where several were missed. */
const dueDays = ({ until, remindedDays }: CashRenewal, now: Date): number | undefined =>
  CASH_REMINDER_DAYS.filter((days) => until <= inDays(now, days) && (remindedDays === null || days < remindedDays))
    .toSorted((one, other) => one - other)
    .at(0);

/** Reminds who pays in cash that their plan ends, seven, three and one days before: once each. */
export async function remindCashPayers(db: Database, now: Date): Promise<void> {
  const { until, remindedDays } = cashRenewals;
  const isDue = or(
    ...CASH_REMINDER_DAYS.map((days) =>
      and(lte(until, inDays(now, days)), or(isNull(remindedDays), gt(remindedDays, days))),
    ),
  );
  const due = await db
    .select({ id: cashRenewals.id })
    .from(cashRenewals)
    .innerJoin(memberships, and(eq(memberships.id, cashRenewals.membershipId), eq(memberships.paidUntil, until)))
    .where(and(gt(until, now), isDue, goesOnInCash(db)))
    .orderBy(asc(until))
    .limit(MOST);
  for (const { id } of due) await inTransaction(db, (tx) => remind(tx, id, now));
}

async function remind(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.select({ id: cashRenewals.id }).from(cashRenewals).where(eq(cashRenewals.id, id)).for('update');
  const open = await openRenewal(tx, id);
  if (!open) return;
  const { renewal, membership } = open;
  const { userId, planId: plan } = membership;
  const days = dueDays(renewal, now);
  if (days === undefined || userId === null) return;
  await changeRenewal(tx, id, { remindedDays: days });
  const cause = `${id} ${days}`;
  const data = { plan, until: renewal.until.toISOString(), automatic: false };
  await notify(tx, 'renewal', { userId, cause, data, now });
  const owner = await findPerson(tx, userId);
  if (!owner?.email || (await isAnothers(tx, owner))) return;
  // A voucher that stands has an e-mail of its own on the day before it ends.
  if (days === LAST && (await hasVoucher(tx, renewal, now))) return;
  await enqueueEmail(tx, cashReminderEmail, {
    cause,
    to: owner.email,
    language: await languageOf(tx, owner.id),
    data: { renewal: id },
  });
}

async function hasVoucher(db: Database, { orderId }: CashRenewal, now: Date): Promise<boolean> {
  const voucher = orderId === null ? undefined : await lastVoucherOfOrder(db, orderId);
  return voucher !== undefined && stands(voucher, now);
}
