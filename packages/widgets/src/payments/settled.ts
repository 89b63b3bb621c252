import type { ApiError } from '@lia/sdk/http/error';
import type { PaymentMethod } from '@lia/sdk/payments/rules';
import type { ComponentType } from 'react';

/** A payment that we know of. `voucher` is the id of its page. */
export interface Saved {
  message: string;
  order: string;
  idParent: string | null;
  voucher: string | null;
  /** By which the receipt page knows the payment; null until it is paid. */
  payment: string | null;
}

/** A payment that was made, and of which our word is still to come. */
export interface Unsaved {
  message: null;
  order: string;
  method: PaymentMethod;
  /** The company's id of the payment, which its receipt is found by; null where the page did not receive it. */
  payment: string | null;
  why: ApiError;
  /** Reports it once more, which is idempotent. */
  again: () => Promise<Settled>;
  /** What is shown of it. It comes along, since the network that is to fetch it may be gone. */
  Screen: ComponentType<UnsavedScreenProps>;
}

/** What became of a payment. */
export type Settled = Saved | Unsaved;

export interface UnsavedScreenProps {
  unsaved: Unsaved;
  onSettled: (settled: Settled) => void;
  /** The company took no money after all, or we refuse what it took. */
  onRefused: (error: unknown) => void;
}
