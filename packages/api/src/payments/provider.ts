import type { IncomingHttpHeaders } from 'node:http';

import type { Centavos } from '@lia/sdk/payments/money';
import type { PaymentState } from '@lia/sdk/payments/schema';

/** What a provider needs to open a checkout for an order. */
export interface CheckoutRequest {
  orderId: string;
  title: string;
  quantity: number;
  unitPrice: Centavos;
  payer: { name: string; email: string };
  /** Where the visitor returns to; the provider adds `payment_id` and `preference_id` to its query. */
  backUrl: string;
  /** Where the provider reports payments to. */
  notificationUrl: string;
}

export interface OpenedCheckout {
  preference_id: string;
  /** Page of the provider on which the visitor pays. */
  init_point: string;
}

/** A payment as the provider knows it: the truth. */
export interface ProviderPayment {
  id: string;
  orderId: string;
  state: PaymentState;
  amount: Centavos;
  createdAt: Date;
}

/** A genuine notification: `paymentId` is null where it speaks of something that is no payment. */
export interface ProviderEvent {
  eventId: string;
  paymentId: string | null;
}

/** Why a notification is not believed. */
export type NotificationRefusal = 'forged' | 'stale' | 'malformed';

/**
 * A company that takes payments. Its calls reach over a network, so none is made inside a transaction, and each may
 * be repeated.
 */
export interface PaymentProvider {
  /** The word for it in webhook addresses and in the tables. */
  readonly name: string;
  createCheckout(request: CheckoutRequest): Promise<OpenedCheckout>;
  /** Checks a notification against its signature. The body is taken as the bytes that were signed. */
  readNotification(headers: IncomingHttpHeaders, rawBody: Buffer): ProviderEvent | NotificationRefusal;
  /** Asks what became of a payment; null when the provider knows none by this id. */
  lookUpPayment(id: string): Promise<ProviderPayment | null>;
  /** All payments made for an order: how a payment is found whose notification never came. */
  findPayments(orderId: string): Promise<ProviderPayment[]>;
}
