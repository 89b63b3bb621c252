import type { IncomingHttpHeaders } from 'node:http';

import type { Database } from '../../platform/database.ts';
import type {
  CheckoutRequest,
  EventRefusal,
  OpenedCheckout,
  PaymentProvider,
  ReportedEvent,
  ProviderPayment,
  ProviderTransaction,
} from '../provider.ts';
import { readEvent } from './events.ts';
import {
  cancelPayment,
  checkoutsOfOrder,
  closeCheckout,
  findCheckoutOfPayment,
  insertCheckout,
  refundCheckout,
  SANDBOX,
  type SandboxCheckoutRow,
} from './store.ts';
import { transactionsOf } from './transactions.ts';
import { unguessable } from './unguessable.ts';

/** A provider of our own, on which a person decides what a bank would. It takes no money. */
export class SandboxProvider implements PaymentProvider {
  readonly name = SANDBOX;
  readonly guessableIds = false;
  readonly #db: Database;
  readonly #secret: Uint8Array;
  readonly #checkoutPage: (preferenceId: string) => string;

  constructor(db: Database, secret: Uint8Array, checkoutPage: (preferenceId: string) => string) {
    this.#db = db;
    this.#secret = secret;
    this.#checkoutPage = checkoutPage;
  }

  async createCheckout(request: CheckoutRequest): Promise<OpenedCheckout> {
    const { orderId, title, quantity, unit_price, backUrl, notificationUrl } = request;
    const preferenceId = unguessable();
    await insertCheckout(this.#db, {
      preferenceId,
      paymentId: unguessable(),
      externalReference: orderId,
      title,
      quantity,
      unit_price,
      backUrl,
      notificationUrl,
    });
    return { preference_id: preferenceId, init_point: this.#checkoutPage(preferenceId) };
  }

  closeCheckout(preferenceId: string): Promise<void> {
    return closeCheckout(this.#db, preferenceId);
  }

  cancelPayment(id: string): Promise<void> {
    return cancelPayment(this.#db, id);
  }

  readEvent(headers: IncomingHttpHeaders, rawBody: Buffer): ReportedEvent | EventRefusal {
    return readEvent(this.#secret, headers, rawBody);
  }

  async lookUpPayment(id: string): Promise<ProviderPayment | null> {
    const checkout = await findCheckoutOfPayment(this.#db, id);
    return checkout ? paymentIn(checkout) : null;
  }

  async findPayments(orderId: string): Promise<ProviderPayment[]> {
    const checkouts = await checkoutsOfOrder(this.#db, orderId);
    return checkouts.map(paymentIn).filter((payment) => payment !== null);
  }

  refundPayment(id: string): Promise<boolean> {
    return refundCheckout(this.#db, id);
  }

  findTransactions(from: Date, until: Date): Promise<ProviderTransaction[]> {
    return transactionsOf(this.#db, SANDBOX, from, until);
  }
}

/** The payment of a checkout; there is none until it is decided. */
function paymentIn(checkout: SandboxCheckoutRow): ProviderPayment | null {
  const { status, paymentId, externalReference, quantity, unit_price, refunded, decidedAt } = checkout;
  if (status === 'open' || decidedAt === null) return null;
  const amount = quantity * unit_price;
  return {
    id: paymentId,
    orderId: externalReference,
    status: status === 'approved' && refunded >= amount ? 'refunded' : status,
    method: 'checkout',
    amount,
    refunded,
    createdAt: decidedAt,
    paidAt: status === 'approved' ? decidedAt : null,
    failure: status === 'rejected' ? 'rejected' : null,
    voucher: null,
  };
}
