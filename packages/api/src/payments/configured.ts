import type { AppContext } from '../platform/appContext.ts';
import { deriveKey } from '../platform/secret.ts';
import type { CardProvider } from './cardProvider.ts';
import { type PaymentContext, paymentContextOf } from './fulfilment.ts';
import { MercadoPago } from './mercadopago/provider.ts';
import { notificationUrl } from './openOrder.ts';
import type { PaymentProvider } from './provider.ts';
import { SANDBOX_CARDS } from './sandbox/cards/company.ts';
import { SandboxCards } from './sandbox/cards/provider.ts';
import type { SandboxCompany } from './sandbox/cards/routes.ts';
import { SandboxProvider } from './sandbox/provider.ts';
import { StripeCards } from './stripe/provider.ts';

/** Where payments are taken in, with the companies that take them. */
export interface Payments extends PaymentContext {
  provider: PaymentProvider;
  cards: CardProvider;
}

export const configuredPayments = (app: AppContext): Payments => ({
  ...paymentContextOf(app),
  provider: providerOf(app),
  cards: cardsOf(app),
});

/** Signs what the sandbox notifies us of. */
export const sandboxKey = ({ secret }: Pick<AppContext, 'secret'>): Uint8Array =>
  deriveKey(secret, 'sandbox notifications');

/** Who takes checkouts: the sandbox, while no company is configured. */
export function providerOf(app: AppContext): PaymentProvider {
  const { config, db } = app;
  if (config.mercadoPago) return new MercadoPago(config.mercadoPago);
  return new SandboxProvider(db, sandboxKey(app), (id) => `${config.publicUrl}/sandbox/checkout/${id}`);
}

/** The card sandbox's own side: how it signs, where it reports to, where its vouchers are shown. */
export const sandboxCompany = (app: AppContext): SandboxCompany => ({
  secret: deriveKey(app.secret, 'sandbox card notifications'),
  notificationUrl: () => notificationUrl(app.config.publicUrl, { name: SANDBOX_CARDS }),
  voucherPage: (id) => `${app.config.publicUrl}/sandbox/voucher/${id}`,
});

/** Who takes cards and OXXO: the sandbox, while no company is configured. */
export function cardsOf(app: AppContext): CardProvider {
  if (app.config.stripe) return new StripeCards(app.config.stripe);
  const { secret, voucherPage } = sandboxCompany(app);
  return new SandboxCards(app.db, secret, voucherPage);
}
