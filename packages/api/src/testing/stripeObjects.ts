// Objects as Stripe's API 2026-10-28 describes them, with the fields that are read.

export interface StripeIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  client_secret: string;
  created: number;
  status: string;
  metadata: Record<string, string>;
  allowed_payment_method_types: string[] | null;
  payment_method_types: string[];
  last_payment_error: { code: string; decline_code?: string; type: string } | null;
  next_action: object | null;
  latest_charge: object | null;
}

export interface StripeLine {
  period: { start: number; end: number };
  quantity: number;
  amount: number;
  pricing: { price_details: { product: string } };
}

export interface StripeItem {
  id: string;
  current_period_end: number;
  quantity: number;
  price: { product: string; unit_amount: number; recurring: { interval: string } };
}

export interface StripeInvoice {
  id: string;
  object: 'invoice';
  billing_reason: string;
  status: string;
  /** Whether Stripe charges a draft by itself. */
  auto_advance: boolean;
  created: number;
  period_start: number;
  period_end: number;
  lines: { object: 'list'; data: StripeLine[] };
  payments: { object: 'list'; data: { is_default: boolean; payment: { type: string; payment_intent: string } }[] };
  parent: { type: string; subscription_details: { subscription: string } };
}

export interface StripeDispute {
  id: string;
  object: 'dispute';
  payment_intent: string;
  status: string;
  reason: string;
  amount: number;
  created: number;
  evidence_details: { due_by: number | null };
  balance_transactions: StripeTransaction[];
}

export interface StripeTransaction {
  id: string;
  object: 'balance_transaction';
  amount: number;
  fee: number;
  currency: string;
  created: number;
  reporting_category: string;
  /** `expand` asks for the object. */
  source: { payment_intent: string | null } | null;
}

export interface StripeSubscription {
  id: string;
  object: 'subscription';
  status: string;
  created: number;
  customer: string;
  metadata: Record<string, string>;
  cancel_at_period_end: boolean;
  /** Its id; the card itself where `expand` asks for it. */
  default_payment_method: string;
  items: { object: 'list'; data: StripeItem[] };
}
