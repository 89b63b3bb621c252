import { planById } from '@lia/sdk/memberships/rules';

import { languageOf } from '../../accounts/notifications/preferences.ts';
import { findPerson } from '../../accounts/store.ts';
import { soldPlan } from '../../memberships/carriedOver.ts';
import { openVoucher } from '../../memberships/openOrders.ts';
import { isPaidByOther } from '../../memberships/paidByOthers.ts';
import { type CardSale, seatsOf, writeCardOrder } from '../../memberships/sale.ts';
import type { MembershipRow } from '../../memberships/store.ts';
import { pricedPlan } from '../../memberships/terms.ts';
import { takesVoucher } from '../../payments/vouchers/openVoucher.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { translator } from '../../platform/language.ts';

type Sale = Omit<CardSale, 'consents'>;

/** What the next period of a membership costs who pays it again by hand (decision 62); null where no account can pay it. */
export async function nextSale(db: Database, { userId, planId }: MembershipRow): Promise<Sale | null> {
  const plan = planById(planId);
  const person = userId === null ? null : await findPerson(db, userId);
  if (!plan || plan.membership === 'gratis' || !person || person.email === null) return null;
  const { email, ...account } = person;
  const language = await languageOf(db, person.id);
  const { seats, further } = await seatsOf(db, plan, person.id);
  const priced = await pricedPlan(db, plan);
  return {
    person: { ...account, email },
    plan: priced,
    sold: soldPlan(priced, further, translator(language)),
    seats,
    language,
  };
}

export const totalOf = ({ sold, seats }: Sale): number => sold.unit_price * seats;

/** Whether OXXO takes what a period costs. */
export const fitsVoucher = (sale: Sale): boolean => {
  const { name, lastName, email } = sale.person;
  return takesVoucher(totalOf(sale), { name: `${name} ${lastName}`, email });
};

/**
 * The order whose voucher pays the next period of a locked membership: one whose voucher waits already, or a new one. Null where
 * OXXO cannot take it, or another guardian pays the plan.
 */
export async function nextOrder(tx: Transaction, provider: string, membership: MembershipRow): Promise<string | null> {
  const sale = await nextSale(tx, membership);
  if (!sale || !fitsVoucher(sale) || (await isPaidByOther(tx, sale.person.id, sale.plan))) return null;
  const waiting = await openVoucher(tx, sale.person.id, sale.plan.id);
  return waiting?.orderId ?? (await writeCardOrder(tx, provider, sale)).id;
}
