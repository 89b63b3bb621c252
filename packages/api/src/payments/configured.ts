import type { House } from '../platform/house.ts';
import { deriveKey } from '../platform/secret.ts';
import type { CardProvider } from './cardProvider.ts';
import { notificationUrl } from './notificationUrl.ts';
import type { PaymentProvider } from './provider.ts';
import { SANDBOX_CARDS, SandboxCards } from './sandbox/cards/provider.ts';
import type { SandboxCompany } from './sandbox/cards/routes.ts';
import { SandboxProvider } from './sandbox/provider.ts';

/** Signs what the sandbox notifies us of. */
export const sandboxKey = ({ secret }: Pick<House, 'secret'>): Uint8Array => deriveKey(secret, 'sandbox notifications');

/** Who takes checkouts in this house: the sandbox, while no company is configured. */
export const providerOf = (house: House): PaymentProvider =>
  new SandboxProvider(house.db, sandboxKey(house), (id) => `${house.config.publicUrl}/sandbox/checkout/${id}`);

/** The card sandbox's own side: how it signs, where it reports to, where its vouchers are shown. */
export const sandboxCompany = (house: House): SandboxCompany => ({
  secret: deriveKey(house.secret, 'sandbox card notifications'),
  notificationUrl: () => notificationUrl(house.config.publicUrl, { name: SANDBOX_CARDS }),
  voucherPage: (id) => `${house.config.publicUrl}/sandbox/voucher/${id}`,
});

/** Who takes cards and OXXO in this house: the sandbox, while no company is configured. */
export function cardsOf(house: House): CardProvider {
  const { secret, voucherPage } = sandboxCompany(house);
  return new SandboxCards(house.db, secret, voucherPage);
}
