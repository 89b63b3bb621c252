import type { OxxoPayer } from '@lia/sdk/payments/cardsSchema';
import type { Centavos } from '@lia/sdk/payments/money';
import type { SubscriptionCharge } from '@lia/sdk/payments/subscriptionCharge';
import type { PaymentMethod, SubscriptionStatus } from '@lia/sdk/payments/rules';
import type { PaymentStatus } from '@lia/sdk/payments/schema';

import type { PaymentSource, ProviderPayment } from './provider.ts';

/** What a provider needs to let the browser pay an order by card or OXXO. */
export interface IntentRequest {
  orderId: string;
  /**
   * How many intents of this order and method are over: vouchers that expired, payments that went back. A declined card
   * is no end, since another one pays the same intent. The same order, method and attempt asked again, at once or after
   * a crash, answers the same intent.
   */
  attempt: number;
  amount: Centavos;
  /** Three letters; case does not matter. */
  currency: string;
  method: PaymentMethod;
  /** Days until a voucher ends, at 23:59 of the last one in Mexico City; for `oxxo` alone. */
  expiresAfterDays: number;
  /** What the payer's bank shows. */
  description: string;
}

/** What a provider needs to print a voucher without a browser. */
export interface VoucherRequest extends Omit<IntentRequest, 'method'> {
  payer: OxxoPayer;
}

/** What the page confirms with the provider. */
export interface OpenIntent {
  id: string;
  clientSecret: string;
}

/**
 * Where an intent stands. `open`: no payment was tried yet. `requires_action`: the bank wants to hear from the holder.
 * `awaiting_cash`: a voucher stands. `declined` may be tried again with another card; a voucher that was `expired` may
 * still turn out to be paid.
 */
export type IntentStatus =
  | 'open'
  | 'requires_action'
  | 'processing'
  | 'awaiting_cash'
  | 'approved'
  | 'declined'
  | 'expired'
  | 'cancelled'
  | 'refunded';

/** The payment status that follows from an intent's status; null where there is no payment yet. */
export const paymentStatusOf = {
  open: null,
  requires_action: 'pending',
  processing: 'pending',
  awaiting_cash: 'pending',
  approved: 'approved',
  declined: 'rejected',
  expired: 'expired',
  cancelled: 'rejected',
  refunded: 'refunded',
} as const satisfies Record<IntentStatus, PaymentStatus | null>;

export interface ProviderIntent {
  id: string;
  orderId: string | null;
  clientSecret: string;
  status: IntentStatus;
  /** The payment as the ledger keeps it; null while none was tried. */
  payment: ProviderPayment | null;
}

/** What is to be subscribed; without further licences where none are named. */
export interface SubscriptionRequest
  extends
    Pick<SubscriptionCharge, 'unit_price' | 'quantity'>,
    Partial<Pick<SubscriptionCharge, 'licences' | 'licence_price'>> {
  /** The order that the first period pays. */
  orderId: string;
  /** Id of a tokenised card, from the browser. */
  paymentMethod: string;
  email: string;
  interval: 'month' | 'year';
  /** What is sold: the price's id (`padre-mensual`) and its name on the bank statement. */
  product: { id: string; name: string };
}

/** A card that the bank refused. `failure` is the provider's word: `card_declined`, `insufficient_funds`, … */
export interface Declined {
  status: 'declined';
  failure: string;
}

/**
 * What became of a new subscription: `active` is paid; `requires_action` is to be confirmed with `clientSecret`;
 * `incomplete` is still being worked on, and a provider event will come. A declined one does not exist.
 */
export type NewSubscription =
  | { status: 'active'; id: string; clientSecret: null }
  | { status: 'requires_action'; id: string; clientSecret: string }
  | { status: 'incomplete'; id: string; clientSecret: null }
  | Declined;

/** The bill of one period. */
export interface SubscriptionBill {
  /** The provider's id of the bill. */
  id: string;
  /** Whether it is the bill of the first period, which pays the order that the subscription was made for. */
  first: boolean;
  periodEnd: Date;
  /** What it bills; null where the provider does not report it. */
  charge: SubscriptionCharge | null;
  /** The latest payment of it; null where nothing was tried yet, or nothing is owed. */
  payment: ProviderPayment | null;
}

/** What may be shown of a card: `visa`, `4242`. */
export interface ShownCard {
  brand: string;
  last4: string;
}

export interface ProviderSubscription {
  id: string;
  /** The order that it was made for; null where it is not one of ours. */
  orderId: string | null;
  status: SubscriptionStatus;
  /** How far it is paid for, or was to be. */
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** What its next period is charged; null where the provider does not report it. */
  charge: SubscriptionCharge | null;
  /** The card that pays its periods; null where the provider does not report it. */
  card: ShownCard | null;
  /** What the holder of the card may still confirm; null where nothing is asked of them. */
  clientSecret: string | null;
  /** Every bill, oldest first. */
  bills: SubscriptionBill[];
}

/**
 * What became of another card for a subscription: `requires_action` is to be confirmed with `clientSecret` before what is
 * owed is paid; asked again then, the card is changed. Until then, and where it is declined, the one before stays.
 */
export type CardChange = { status: 'changed' } | { status: 'requires_action'; clientSecret: string } | Declined;

/**
 * A company that takes cards and OXXO on our own pages, and subscriptions. Card data goes from the browser to the
 * company alone. A declined card is an answer, not an exception.
 */
export interface CardProvider extends PaymentSource {
  /** Settings for the page: which script takes the card. */
  readonly kind: 'stripe' | 'sandbox';
  /** The public key that the page's script needs; null in the sandbox. */
  readonly publishableKey: string | null;
  createIntent(request: IntentRequest): Promise<OpenIntent>;
  /** Opens an intent and prints its OXXO voucher in one call. Asked again with the same request: the same voucher. */
  createVoucher(request: VoucherRequest): Promise<ProviderIntent>;
  /** Asks where an intent stands; null when the provider knows none by this id. `lookUpPayment` is its payment. */
  lookUpIntent(id: string): Promise<ProviderIntent | null>;
  /** Every intent made for an order. */
  findIntents(orderId: string): Promise<ProviderIntent[]>;
  /** Cancels an intent that is not to be paid any more; one that is paid or ended already stays as it is. */
  cancelIntent(id: string): Promise<void>;

  /** Subscribes and charges the first period at once. Asked again with the same order and card: the same subscription. */
  createSubscription(request: SubscriptionRequest): Promise<NewSubscription>;
  lookUpSubscription(id: string): Promise<ProviderSubscription | null>;
  /** Every subscription made for an order. */
  findSubscriptions(orderId: string): Promise<ProviderSubscription[]>;
  /** Ends a subscription, now or with the period that is paid. */
  cancelSubscription(id: string, atPeriodEnd: boolean): Promise<void>;
  /** Takes back that a subscription was to end with its period; one that ended already stays so. */
  resumeSubscription(id: string): Promise<void>;
  /** Has the coming periods charged otherwise; what is paid already stays as it is, and nothing is charged now. */
  changeCharge(subscriptionId: string, charge: SubscriptionCharge): Promise<void>;
  /** The secret with which the browser gives a subscription's payer another card, without a payment. */
  createSetupIntent(subscriptionId: string): Promise<OpenIntent>;
  /** Pays the coming periods, and what is owed, with another card. */
  changeCard(subscriptionId: string, paymentMethod: string): Promise<CardChange>;
}

export const takesCards = (source: PaymentSource): source is CardProvider => 'createIntent' in source;
