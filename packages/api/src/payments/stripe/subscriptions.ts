import type { SubscriptionStatus } from '@lia/sdk/payments/rules';
import type Stripe from 'stripe';

import type { ProviderIntent, ProviderSubscription, ShownCard, SubscriptionBill } from '../cardProvider.ts';
import { orderReference } from '../provider.ts';
import { sensible } from './calls.ts';
import { chargeOfItems, chargeOfLines } from './charges.ts';
import { instant, ORDER } from './read.ts';

const statuses: Readonly<Record<string, SubscriptionStatus>> = {
  incomplete: 'incomplete',
  incomplete_expired: 'ended',
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'ended',
};

/** An invoice and the intent that is to pay it. */
export interface Billed {
  invoice: Stripe.Invoice;
  intent: ProviderIntent | null;
}

/** The intent that is to pay an invoice with its `payments`; null where nothing is owed. */
export function intentOf({ payments }: Stripe.Invoice): string | null {
  const listed = payments?.data ?? [];
  const chosen = listed.find(({ is_default }) => is_default) ?? listed[0];
  const intent = chosen?.payment.payment_intent;
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}

/** The card of a subscription whose `default_payment_method` is expanded. */
function cardOf({ default_payment_method: method }: Stripe.Subscription): ShownCard | null {
  const card = typeof method === 'object' ? method?.card : undefined;
  return card ? { brand: card.brand, last4: card.last4 } : null;
}

/** A subscription with its latest bills, newest first. */
export function subscriptionIn(subscription: Stripe.Subscription, billed: readonly Billed[]): ProviderSubscription {
  sensible(subscription, { id: 'string', status: 'string', items: 'object' });
  const ends = subscription.items.data.map(({ current_period_end }) => current_period_end);
  const latest = billed[0]?.intent;
  return {
    id: subscription.id,
    orderId: orderReference(subscription.metadata?.[ORDER]),
    status: statuses[subscription.status] ?? 'incomplete',
    currentPeriodEnd: instant(Math.max(subscription.created, ...ends)),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    charge: chargeOfItems(subscription.items.data),
    card: cardOf(subscription),
    clientSecret: latest?.status === 'requires_action' ? latest.clientSecret : null,
    bills: billed.map(billIn).toReversed(),
  };
}

function billIn({ invoice, intent }: Billed): SubscriptionBill {
  // The invoice's own period is that of what was used, which for a first one has no length.
  const ends = invoice.lines.data.map(({ period }) => period.end);
  return {
    id: invoice.id,
    first: invoice.billing_reason === 'subscription_create',
    periodEnd: instant(Math.max(invoice.period_end, ...ends)),
    charge: chargeOfLines(invoice.lines.data),
    payment: intent?.payment ?? null,
  };
}
