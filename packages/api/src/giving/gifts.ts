import type { DonationState } from '@lia/sdk/giving/schema';
import { and, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

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

/** Where a gift stands, as text to sort by: as its order does, or waiting for our call. */
export const giftState = sql`coalesce(${orders.state}, 'contact')`;

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

/** Gifts that the filter lets through; their orders are joined. */
export function giftsMatching(
  gifts: typeof donations | typeof sponsorships,
  { state, q }: GiftFilter,
): SQL | undefined {
  const ofState = state === 'contact' ? isNull(gifts.orderId) : state && eq(orders.state, state);
  return and(ofState || undefined, containing([gifts.name, gifts.businessName, gifts.institution, gifts.email], q));
}
