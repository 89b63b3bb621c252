import type { House } from '../platform/house.ts';
import { deriveKey } from '../platform/secret.ts';
import type { PaymentProvider } from './provider.ts';
import { SandboxProvider } from './sandbox/provider.ts';

/** Signs what the sandbox notifies us of. */
export const sandboxKey = ({ secret }: Pick<House, 'secret'>): Uint8Array => deriveKey(secret, 'sandbox notifications');

/** Who takes the payments of this house: the sandbox, while no company is configured. */
export const providerOf = (house: House): PaymentProvider =>
  new SandboxProvider(house.db, sandboxKey(house), (id) => `${house.config.publicUrl}/sandbox/checkout/${id}`);
