import type { House } from '../platform/house.ts';
import { deriveKey } from '../platform/secret.ts';
import type { CardProvider } from './cardProvider.ts';
import { MercadoPago } from './mercadopago/provider.ts';
import { notificationUrl } from './notificationUrl.ts';
import type { PaymentProvider } from './provider.ts';
import { SANDBOX_CARDS, SandboxCards } from './sandbox/cards/provider.ts';
import type { SandboxCompany } from './sandbox/cards/routes.ts';
import { SandboxProvider } from './sandbox/provider.ts';
import { StripeCards } from './stripe/provider.ts';

/** Signs what the sandbox notifies us of. */
export const sandboxKey = ({ secret }: Pick<House, 'secret'>): Uint8Array => deriveKey(secret, 'sandbox notifications');

/** Who takes checkouts in this house: the sandbox, while no company is configured. */
export function providerOf(house: House): PaymentProvider {
  const { config, db } = house;
  if (config.mercadoPago) return new MercadoPago(config.mercadoPago);
  return new SandboxProvider(db, sandboxKey(house), (id) => `${config.publicUrl}/sandbox/checkout/${id}`);
}

/** The card sandbox's own side: how it signs, where it reports to, where its vouchers are shown. */
export const sandboxCompany = (house: House): SandboxCompany => ({
  secret: deriveKey(house.secret, 'sandbox card notifications'),
  notificationUrl: () => notificationUrl(house.config.publicUrl, { name: SANDBOX_CARDS }),
  voucherPage: (id) => `${house.config.publicUrl}/sandbox/voucher/${id}`,
});

/** Who takes cards and OXXO in this house: the sandbox, while no company is configured. */
export function cardsOf(house: House): CardProvider {
  if (house.config.stripe) return new StripeCards(house.config.stripe);
  const { secret, voucherPage } = sandboxCompany(house);
  return new SandboxCards(house.db, secret, voucherPage);
}
