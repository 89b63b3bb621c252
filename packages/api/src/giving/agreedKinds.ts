import { MORE_STUDENTS } from '@lia/sdk/giving/sponsorshipRules';
import type { Centavos } from '@lia/sdk/payments/money';
import { eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import type { Charge } from '../payments/openOrder.ts';
import type { Transaction } from '../platform/database.ts';
import { invalidFields } from '../platform/errors.ts';
import type { Translate } from '../platform/language.ts';
import { donations, sponsorships } from './tables.ts';

/** What was agreed on with the giver of either kind: for how many, for how many months where that is asked, and the price of each. */
export interface Agreement {
  students: number;
  months: number | null;
  unit_price: Centavos;
  /** The order of what was agreed on before. */
  replaces: string | null;
}

/** A kind of gift whose giver is called first, where it is for more than ten. */
export interface AgreedKind {
  reason: 'donation' | 'sponsorship';
  gifts: typeof donations | typeof sponsorships;
  /** Those that we call about. */
  called: SQL;
  /** What the giver chose to give. */
  choice: AnyPgColumn;
  /** @throws {ApiFailure} 422 where the agreement does not fit what they chose */
  charge(choice: unknown, agreement: Agreement, t: Translate): Charge;
  /** Writes what was agreed on, and its order. */
  keep(tx: Transaction, id: string, agreement: Agreement, orderId: string): Promise<unknown>;
}

export const agreedDonations: AgreedKind = {
  reason: 'donation',
  gifts: donations,
  called: eq(donations.support, 2),
  choice: donations.support,
  charge: (_, { students, unit_price }, t) => ({ title: t('donation.children'), quantity: students, unit_price }),
  keep: (tx, id, { students }, orderId) =>
    tx.update(donations).set({ orderId, supportStudents: students, declinedAt: null }).where(eq(donations.id, id)),
};

export const agreedSponsorships: AgreedKind = {
  reason: 'sponsorship',
  gifts: sponsorships,
  called: eq(sponsorships.supportStudents, MORE_STUDENTS),
  choice: sponsorships.sponsorship,
  charge(choice, { students, months, unit_price }, t) {
    const isProjects = choice === 1;
    if (isProjects !== (months !== null)) throw invalidFields({ months: { key: isProjects ? 'required' : 'invalid' } });
    return {
      title: months === null ? t('sponsorship.courses') : t('sponsorship.months', { count: months }),
      quantity: students,
      unit_price: unit_price * (months ?? 1),
    };
  },
  keep: (tx, id, { students, months }, orderId) =>
    tx
      .update(sponsorships)
      .set({ orderId, agreedStudents: students, supportMonths: months, declinedAt: null })
      .where(eq(sponsorships.id, id)),
};
