import type { DonationState } from '@lia/sdk/giving/donationRecords';
import { and, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { contactMarks } from '../contacts/tables.ts';
import { orders, payments } from '../payments/tables.ts';
import type { donations, sponsorships } from './tables.ts';

/** What the console asks a list of gifts for. */
export interface GiftFilter {
  state?: DonationState | undefined;
  /** Words that the giver's name, business, institution or e-mail contains. */
  q?: string | undefined;
}

/** How the console sorts a list. */
export interface Sort<N extends string> {
  column: N;
  descending: boolean;
}

/** Where a gift stands, as text to sort by: as its order does, or before or after our call. */
export const giftState = sql`coalesce(
  ${orders.state}, case when ${contactMarks.id} is null then 'contact' else 'contacted' end
)`;

/** The latest payment of a gift's order. */
export const paymentId = sql<string | null>`(
  select ${payments.id} from ${payments}
  where ${payments.orderId} = ${orders.id} order by ${payments.createdAt} desc limit 1
)`;

/** Rows in which one of the columns contains the words, whatever their case. */
export function containing(columns: readonly AnyPgColumn[], words: string | undefined): SQL | undefined {
  const like = words?.trim() && `%${words.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return like ? or(...columns.map((column) => ilike(column, like))) : undefined;
}

/** Gifts that the filter lets through; their orders and marks are joined. */
export function giftsMatching(
  gifts: typeof donations | typeof sponsorships,
  { state, q }: GiftFilter,
): SQL | undefined {
  return and(
    state && ofState(gifts, state),
    containing([gifts.name, gifts.businessName, gifts.institution, gifts.email], q),
  );
}

function ofState(gifts: typeof donations | typeof sponsorships, state: DonationState): SQL | undefined {
  if (state === 'contact') return and(isNull(gifts.orderId), isNull(contactMarks.id));
  return state === 'contacted' ? isNotNull(contactMarks.id) : eq(orders.state, state);
}
