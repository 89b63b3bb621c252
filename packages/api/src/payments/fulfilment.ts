import { type OrderReason, orderReasons } from '@lia/sdk/payments/schema';

import type { AppContext } from '../platform/appContext.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { contributionsTo } from '../platform/module.ts';
import type { ProviderPayment } from './provider.ts';
import type { Order } from './store.ts';
import type { Subscription } from './subscriptionStore.ts';

/**
 * What a change of an order's status brings about: the role of a plan, a place in a course. Called once per change, in
 * the transaction that makes it, with the order as it now is. An order that was paid may come back as something else
 * (`refunded`), one that was `expired` may be paid late. A renewal is an order of its own (`order.renewalOf`).
 */
export type Fulfil = (tx: Transaction, order: Order) => Promise<void>;

/**
 * Refuses an order that must not be paid any more, before a way to pay it is opened. @throws {ApiFailure} 409
 */
export type AssertPayable = (db: Database, order: Order) => Promise<void>;

/** Whether a paid order was paid too late for what it was to bring about. Its payments are refunded then. */
export type IsTooLate = (tx: Transaction, order: Order) => Promise<boolean>;

/** Who wants to hear more than what became of an order; in the same transaction, and once per change as well. */
export interface Followers {
  /** An order changed its status, and what that brings about is done. */
  order: Fulfil;
  /** A payment became known or changed: a voucher stands, ended, or was paid. Before the order's own change. */
  payment: (tx: Transaction, order: Order, payment: ProviderPayment) => Promise<void>;
  /** A subscription became known or changed: its status, its period, its end. `order` is the one it was made for. */
  subscription: (tx: Transaction, order: Order, subscription: Subscription) => Promise<void>;
}

declare module '../platform/module.ts' {
  interface ApiModule {
    /** What its orders bring about, by their reason. */
    fulfilments?: Readonly<Partial<Record<OrderReason, Fulfil>>>;
    /** Which of its orders are not to be paid, by their reason: what they pay is the buyer's already. */
    payable?: Readonly<Partial<Record<OrderReason, AssertPayable>>>;
    /** Which of its orders may be paid too late, by their reason. */
    tooLate?: Readonly<Partial<Record<OrderReason, IsTooLate>>>;
    followers?: Readonly<Partial<Followers>>;
  }
}

/** Where payments are taken in. */
export interface PaymentContext {
  db: Database;
  assertPayable: (order: Order) => Promise<void>;
  isTooLate: IsTooLate;
  fulfil: Fulfil;
  followers: Followers;
}

/** Payments know no other domain: what follows from an order is what the modules contribute. */
export function paymentContextOf({ db, modules }: Pick<AppContext, 'db' | 'modules'>): PaymentContext {
  const fulfilmentOf = contributionsTo(
    orderReasons,
    modules.map(({ fulfilments }) => fulfilments),
  );
  const following = modules.flatMap(({ followers }) => followers ?? []);
  return {
    db,
    async assertPayable(order) {
      for (const { payable } of modules) await payable?.[order.reason]?.(db, order);
    },
    async isTooLate(tx, order) {
      for (const { tooLate } of modules) if (await tooLate?.[order.reason]?.(tx, order)) return true;
      return false;
    },
    fulfil: (tx, order) => fulfilmentOf(order.reason)(tx, order),
    followers: {
      async order(...change) {
        for (const { order } of following) await order?.(...change);
      },
      async payment(...change) {
        for (const { payment } of following) await payment?.(...change);
      },
      async subscription(...change) {
        for (const { subscription } of following) await subscription?.(...change);
      },
    },
  };
}
