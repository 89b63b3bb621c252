import { type Variables, WEB } from './variables.ts';

/** Stripe's keys: cards, OXXO and subscriptions. */
export interface StripeConfig {
  secretKey: string;
  /** What the page's script needs; public. */
  publishableKey: string;
  webhookSecret: string;
  /** Where its API is. */
  apiUrl: string;
}

/** Mercado Pago's keys: checkouts on its own pages. */
export interface MercadoPagoConfig {
  accessToken: string;
  webhookSecret: string;
  /** Where its API is. */
  apiUrl: string;
}

/** Reads `LIA_STRIPE_*`; null where the sandbox takes cards. */
export function readStripe({ text, url, requireTogether, problems }: Variables): StripeConfig | null {
  const names = ['LIA_STRIPE_SECRET_KEY', 'LIA_STRIPE_PUBLISHABLE_KEY', 'LIA_STRIPE_WEBHOOK_SECRET'] as const;
  const [secretKey, publishableKey, webhookSecret] = names.map(text);
  const apiUrl = url('LIA_STRIPE_API_URL', WEB) ?? 'https://api.stripe.com';
  requireTogether(...names);
  // This key is sent to every page.
  if (publishableKey && !publishableKey.startsWith('pk_'))
    problems.push('LIA_STRIPE_PUBLISHABLE_KEY must start with pk_: it is shown to everybody');
  return secretKey && publishableKey && webhookSecret ? { secretKey, publishableKey, webhookSecret, apiUrl } : null;
}

/** Reads `LIA_MERCADOPAGO_*`; null where the sandbox takes checkouts. */
export function readMercadoPago({ text, url, requireTogether }: Variables): MercadoPagoConfig | null {
  const names = ['LIA_MERCADOPAGO_ACCESS_TOKEN', 'LIA_MERCADOPAGO_WEBHOOK_SECRET'] as const;
  const [accessToken, webhookSecret] = names.map(text);
  const apiUrl = url('LIA_MERCADOPAGO_API_URL', WEB) ?? 'https://api.mercadopago.com';
  requireTogether(...names);
  return accessToken && webhookSecret ? { accessToken, webhookSecret, apiUrl } : null;
}
