import type { DisputeStatus } from '@lia/sdk/payments/rules';
import type Stripe from 'stripe';

import { type IntentStatus, paymentStatusOf, type ProviderIntent } from '../cardProvider.ts';
import {
  CANCELLED,
  orderReference,
  type ProviderDispute,
  type ProviderPayment,
  type ProviderVoucher,
} from '../provider.ts';
import { sensible } from './calls.ts';

/** What Stripe knows our orders by. */
export const ORDER = 'order';

/** Why the last attempt at an intent ended, where it was an unpaid voucher. */
const ATTEMPT_EXPIRED = 'payment_intent_payment_attempt_expired';

export const instant = (seconds: number): Date => new Date(seconds * 1000);

/** An intent with `latest_charge` expanded, and the disputes of its charge: a lost one takes the payment away. */
export function intentIn(intent: Stripe.PaymentIntent, reported: readonly Stripe.Dispute[]): ProviderIntent {
  sensible(intent, {
    id: 'string',
    status: 'string',
    amount: 'number',
    created: 'number',
    payment_method_types: 'object',
  });
  const charge = chargeOf(intent);
  const offered: readonly string[] = intent.allowed_payment_method_types ?? intent.payment_method_types;
  const method = offered.includes('oxxo') ? 'oxxo' : 'card';
  const disputes = reported.map(disputeIn);
  const lost = disputes.some((dispute) => dispute.status === 'lost');
  const status = statusOf(intent, method, lost || charge?.refunded === true);
  const orderId = orderReference(intent.metadata?.[ORDER]);
  const paymentStatus = paymentStatusOf[status];
  // Pesos alone are taken; anything else pays nothing of ours.
  const counts = paymentStatus !== null && intent.currency === 'mxn';
  const paid = status === 'approved' || status === 'refunded';
  const payment: ProviderPayment | null = counts
    ? {
        id: intent.id,
        orderId,
        status: paymentStatus,
        method,
        amount: paid ? intent.amount_received : intent.amount,
        refunded: charge?.amount_refunded ?? 0,
        createdAt: instant(intent.created),
        paidAt: paid ? instant(charge?.created ?? intent.created) : null,
        failure: paid ? null : failureOf(intent),
        voucher: method === 'oxxo' ? voucherOf(intent, charge) : null,
        disputes,
      }
    : null;
  return { id: intent.id, orderId, clientSecret: intent.client_secret ?? '', status, payment };
}

/** Our words for Stripe's: inquiries (`warning_…`) are answered like disputes, and end without loss. */
const disputeStatusOf: Readonly<Record<string, DisputeStatus>> = {
  warning_needs_response: 'open',
  needs_response: 'open',
  warning_under_review: 'answered',
  under_review: 'answered',
  warning_closed: 'won',
  prevented: 'won',
  won: 'won',
  lost: 'lost',
};

function disputeIn(dispute: Stripe.Dispute): ProviderDispute {
  const { id, status, reason, amount, created, evidence_details } = sensible(dispute, {
    id: 'string',
    status: 'string',
    reason: 'string',
    amount: 'number',
    created: 'number',
  });
  const due = evidence_details?.due_by ?? null;
  // None for an inquiry; one where the money was taken, two where it was given back.
  const moved: readonly Stripe.BalanceTransaction[] = dispute.balance_transactions ?? [];
  const dateOf = (taken: boolean): Date | null => {
    const found = moved.find(({ amount: change }) => change < 0 === taken);
    return found ? instant(found.created) : null;
  };
  return {
    id,
    status: disputeStatusOf[status] ?? 'open',
    reason,
    amount,
    dueAt: due === null ? null : instant(due),
    openedAt: instant(created),
    takenAt: dateOf(true),
    returnedAt: dateOf(false),
  };
}

export function chargeOf({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null {
  return typeof charge === 'object' ? charge : null;
}

function failureOf({ status, last_payment_error: error }: Stripe.PaymentIntent): string | null {
  return status === 'canceled' ? CANCELLED : (error?.decline_code ?? error?.code ?? null);
}

function statusOf(intent: Stripe.PaymentIntent, method: 'card' | 'oxxo', back: boolean): IntentStatus {
  switch (intent.status) {
    case 'succeeded':
      return back ? 'refunded' : 'approved';
    case 'requires_action':
      return intent.next_action?.type === 'oxxo_display_details' ? 'awaiting_cash' : 'requires_action';
    // A voucher past its last day is `processing` until Stripe knows whether it was paid.
    case 'processing':
    case 'requires_capture':
      return 'processing';
    case 'canceled':
      return 'cancelled';
    default:
      if (!intent.last_payment_error) return 'open';
      return method === 'oxxo' || intent.last_payment_error.code === ATTEMPT_EXPIRED ? 'expired' : 'declined';
  }
}

function voucherOf(intent: Stripe.PaymentIntent, charge: Stripe.Charge | null): ProviderVoucher | null {
  const shown = intent.next_action?.oxxo_display_details;
  if (shown) {
    const { number, hosted_voucher_url, expires_after } = shown;
    return { number, hostedUrl: hosted_voucher_url, expiresAt: expires_after === null ? null : instant(expires_after) };
  }
  const number = charge?.payment_method_details?.oxxo?.number;
  return number === undefined || number === null ? null : { number, hostedUrl: null, expiresAt: null };
}

/** What an event is about, by the id we can ask about. */
export function subjectOf(event: Stripe.Event): { paymentId: string | null; subscriptionId: string | null } {
  const payment = (id: unknown) => ({ paymentId: idOf(id), subscriptionId: null });
  const subscription = (id: unknown) => ({
    paymentId: null,
    subscriptionId: idOf(id),
  });
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.processing':
    case 'payment_intent.requires_action':
    case 'payment_intent.canceled':
      return payment(event.data.object.id);
    case 'charge.succeeded':
    case 'charge.failed':
    case 'charge.refunded':
    case 'refund.created':
    case 'refund.updated':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
      return payment(event.data.object.payment_intent);
    case 'invoice.paid':
    case 'invoice.payment_succeeded':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
    case 'invoice.marked_uncollectible':
    case 'invoice.voided':
      return subscription(event.data.object.parent?.subscription_details?.subscription);
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return subscription(event.data.object.id);
    default:
      return { paymentId: null, subscriptionId: null };
  }
}

/** An id, or what it is the id of, as far as it is one. */
export function idOf(value: unknown): string | null {
  if (typeof value === 'object' && value !== null && 'id' in value) return idOf(value.id);
  return typeof value === 'string' ? value : null;
}
