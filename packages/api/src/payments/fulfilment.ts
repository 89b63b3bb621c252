import type { OrderReason } from '@lia/sdk/payments/schema';

import type { Database, Transaction } from '../platform/database.ts';
import type { Order } from './store.ts';

/**
 * What a change of an order's state brings about: the role of a plan, a place in a course. Called once per change, in
 * the transaction that makes it, with the order as it now is. An order that was paid may come back as something else.
 */
export type Fulfil = (tx: Transaction, order: Order) => Promise<void>;

/** Payments know no other domain: each says here what its orders bring about. */
export type Fulfilments = Readonly<Record<OrderReason, Fulfil>>;

/** Where payments are taken in. */
export interface Till {
  db: Database;
  fulfilments: Fulfilments;
}
