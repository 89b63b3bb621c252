import type { OxxoPayer } from '@lia/sdk/payments/cardsSchema';

/** What became of something that was asked of the card company, in the browser. `message` is in the visitor's language. */
export type Asked<T> = { ok: true; value: T } | { ok: false; message: string };

/**
 * A card company's script in the browser. Card data goes from its field to the company alone: neither the page nor our
 * API ever sees a number.
 */
export interface CardGateway {
  /** Draws the card field into a node of the light DOM: companies refuse to live in a shadow root. */
  mount(node: HTMLElement): void;
  unmount(): void;
  /** Turns what was typed into a token. */
  createPaymentMethod(email: string): Promise<Asked<string>>;
  /** Pays an intent with a token; the holder's bank may ask them first. */
  confirmCard(clientSecret: string, paymentMethod: string): Promise<Asked<null>>;
  /** Lets the holder answer their bank about a payment that waits for it. */
  authenticate(clientSecret: string): Promise<Asked<null>>;
  /** Keeps a token's card for the periods to come, without a payment; the holder's bank may ask them first. */
  confirmSetup(clientSecret: string, paymentMethod: string): Promise<Asked<null>>;
  /** Asks for a voucher. */
  confirmOxxo(clientSecret: string, payer: OxxoPayer): Promise<Asked<null>>;
}

/** Messages of the gateways. */
export interface GatewayWords {
  failed: string;
  oxxoFailed: string;
  testMode: string;
  testCards: string;
  approved: string;
  declined: string;
  careful: string;
  number: string;
  expiry: string;
  cvc: string;
  bankAsks: string;
  bankYes: string;
  bankNo: string;
}
