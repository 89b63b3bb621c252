import type { OrderReason } from '@lia/sdk/payments/schema';

import type { Database, Transaction } from '../platform/database.ts';
import type { ProviderPayment } from './provider.ts';
import type { Order } from './store.ts';
import type { Subscription } from './subscriptionStore.ts';

/**
 * What a change of an order's status brings about: the role of a plan, a place in a course. Called once per change, in
 * the transaction that makes it, with the order as it now is. An order that was paid may come back as something else
 * (`refunded`), one that was `expired` may be paid late. A renewal is an order of its own (`order.renewalOf`).
 */
export type Fulfil = (tx: Transaction, order: Order) => Promise<void>;

/** Payments know no other domain: each domain registers here what its paid orders do. */
export type Fulfilments = Readonly<Record<OrderReason, Fulfil>>;

/** Who wants to hear more than what became of an order; in the same transaction, and once per change as well. */
export interface Followers {
  /** A payment became known or changed: a voucher stands, ended, or was paid. Before the order's own change. */
  payment: (tx: Transaction, order: Order, payment: ProviderPayment) => Promise<void>;
  /** A subscription became known or changed: its status, its period, its end. `order` is the one it was made for. */
  subscription: (tx: Transaction, order: Order, subscription: Subscription) => Promise<void>;
}

/** Where payments are taken in. */
export interface PaymentContext {
  db: Database;
  fulfilments: Fulfilments;
  followers: Followers;
}
