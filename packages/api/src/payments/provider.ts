import type { IncomingHttpHeaders } from 'node:http';

import type { TransactionKind } from '@lia/sdk/balance/rules';
import type { Centavos } from '@lia/sdk/payments/money';
import type { DisputeStatus, otherMethods, PaymentMethod } from '@lia/sdk/payments/rules';
import type { PaymentStatus } from '@lia/sdk/payments/schema';
import { UUID } from '@lia/sdk/validation/fields';

import { ApiFailure } from '../platform/errors.ts';

/** What a provider needs to open a checkout for an order. */
export interface CheckoutRequest {
  orderId: string;
  title: string;
  quantity: number;
  unit_price: Centavos;
  payer: { name: string; email: string };
  /** Until when it may be paid, where that is earlier than a checkout expires. */
  until?: Date;
  /** Where the visitor returns to; the provider adds `payment_id` and `preference_id` to its query. */
  backUrl: string;
  /** Where the provider reports payments to. */
  notificationUrl: string;
}

/** A checkout that is not paid within these days expires, as does an order on our own pages; the reconciler queries it as long. */
export const CHECKOUT_DAYS = 30;

export interface OpenedCheckout {
  preference_id: string;
  /** Page of the provider on which the visitor pays. */
  init_point: string;
}

/** A cash voucher, for as long as a payment waits at the counter and after. */
export interface ProviderVoucher {
  /** What the cashier types. */
  number: string | null;
  /** The provider's own page of it. */
  hostedUrl: string | null;
  expiresAt: Date | null;
}

/** `failure` of a payment that was cancelled, so that no order is paid twice. */
export const CANCELLED = 'cancelled';

/** A payment that its payer disputes at their bank, as the provider knows it. */
export interface ProviderDispute {
  id: string;
  status: DisputeStatus;
  /** The provider's word for why. */
  reason: string;
  amount: Centavos;
  /** Until when it takes evidence; null where it names no date, or takes no more. */
  dueAt: Date | null;
  openedAt: Date;
  /** When the provider took the amount from our account; null where it has not (an inquiry). */
  takenAt: Date | null;
  /** When it gave the amount back. */
  returnedAt: Date | null;
}

/** A payment as the provider knows it: the truth. */
export interface ProviderPayment {
  id: string;
  /** Our order; null where the provider never got it, as with the payments of a subscription. */
  orderId: string | null;
  status: PaymentStatus;
  /** `checkout` where the payer chose on the provider's own page; `transfer` to our bank account. */
  method: PaymentMethod | (typeof otherMethods)[number];
  amount: Centavos;
  /** How much of it went back so far; all of it, where it is `refunded`. */
  refunded: Centavos;
  createdAt: Date;
  /** When the provider last changed it, by its own clock, where it reports that. */
  changedAt?: Date | null;
  /** When the money came; null while it has not. */
  paidAt: Date | null;
  /** The provider's word for why it was refused; null where it was not. */
  failure: string | null;
  voucher: ProviderVoucher | null;
  /** None where absent. A lost one makes the payment `refunded`. */
  disputes?: readonly ProviderDispute[];
}

/** Money that moved on our account at a provider. */
export interface ProviderTransaction {
  /** The provider's own id. */
  id: string;
  kind: TransactionKind;
  /** What it belongs to; null for fees, and for what the provider links to no payment. */
  paymentId: string | null;
  /** Before fees; below zero where it left our account. */
  amount: Centavos;
  /** What the provider kept for it. */
  fee: Centavos;
  at: Date;
}

/** A genuine provider event. Both ids are null where it is about nothing of ours. */
export interface ReportedEvent {
  eventId: string;
  /** The provider's word for what happened. */
  type: string;
  paymentId: string | null;
  subscriptionId: string | null;
}

/** Why a provider event is not believed. */
export type EventRefusal = 'forged' | 'stale' | 'malformed';

/** A provider that did not answer, or not sensibly: nothing is known, and the same may be asked again. */
export class ProviderUnavailable extends ApiFailure {
  constructor(cause: unknown) {
    super(503, 'SERVICE_UNAVAILABLE');
    this.cause = cause;
  }
}

/**
 * Who knows what became of payments. Calls reach over a network, so none is made inside a transaction, and each may be
 * repeated. All throw {@link ProviderUnavailable} while the company cannot be reached.
 */
export interface PaymentSource {
  /** The word for it in webhook addresses and in the tables. */
  readonly name: string;
  /** Checks a provider event against its signature. The body is taken as the bytes that were signed. */
  readEvent(headers: IncomingHttpHeaders, rawBody: Buffer): ReportedEvent | EventRefusal;
  /** Asks what became of a payment; null when the provider knows none by this id. */
  lookUpPayment(id: string): Promise<ProviderPayment | null>;
  /** All payments made for an order: how a payment is found whose provider event never came. */
  findPayments(orderId: string): Promise<ProviderPayment[]>;
  /**
   * Gives a payment back, all of it. Asked again, at once or after a crash, it goes back once. False where the company
   * does not do that: cash that was paid in a shop has no way back.
   */
  refundPayment(id: string): Promise<boolean>;
  /** What moved on our account from an instant until before another. Payouts to our bank are left out. */
  findTransactions(from: Date, until: Date): Promise<ProviderTransaction[]>;
}

/** A company that takes payments on a page of its own. */
export interface PaymentProvider extends PaymentSource {
  createCheckout(request: CheckoutRequest): Promise<OpenedCheckout>;
  /** Closes a checkout that is not to be paid any more; one that is paid, or being paid, stays as it is. */
  closeCheckout(preferenceId: string): Promise<void>;
  /** Cancels a payment that waits, as a slip that is to be paid in a shop; any other one stays as it is. */
  cancelPayment(id: string): Promise<void>;
  /** Whether its payment ids can be guessed, so that a receipt is shown only to who knows the preference as well. */
  readonly guessableIds: boolean;
}

/** The order id in a provider's reference; null where the reference is none of ours. */
export const orderReference = (value: unknown): string | null =>
  typeof value === 'string' && UUID.test(value) ? value.toLowerCase() : null;
