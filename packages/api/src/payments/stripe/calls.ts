import Stripe from 'stripe';

import type { Declined } from '../cardProvider.ts';
import { ProviderUnavailable } from '../provider.ts';

/** Stripe's error code for an unknown id. */
const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** Stripe's error code for a bill whose payment waits for its payer. */
const ASKED_BY_BANK = 'invoice_payment_intent_requires_action';

/** Makes a call; whatever keeps it from a sensible answer is that Stripe is not available. */
export async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof ProviderUnavailable ? error : new ProviderUnavailable(error);
  }
}

/** As `asked`, but null for what Stripe does not know. */
export async function askedFor<T>(call: () => Promise<T>): Promise<T | null> {
  return asked(async () => {
    try {
      return await call();
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  });
}

/** As `asked`, but a card that the bank or Stripe refuses is an answer. */
export async function charged<T>(call: () => Promise<T>): Promise<T | Declined> {
  return asked(async () => {
    try {
      return await call();
    } catch (error) {
      const refused = declined(error);
      if (refused === null) throw error;
      return refused;
    }
  });
}

function declined(error: unknown): Declined | null {
  if (error instanceof Stripe.errors.StripeCardError) {
    return { status: 'declined', failure: error.decline_code ?? error.code ?? 'card_declined' };
  }
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return null;
  // A card token that the page made up, or used before; or a bill whose payer is asked by their bank.
  const { param = '', code = 'card_invalid' } = error;
  const aboutCard = param.includes('payment_method') || code.startsWith('payment_method') || code === ASKED_BY_BANK;
  return aboutCard ? { status: 'declined', failure: code } : null;
}

export const isDeclined = (answer: object): answer is Declined => 'status' in answer && answer.status === 'declined';

/** Ends what may have ended already. */
export async function ended(call: () => Promise<unknown>): Promise<void> {
  await asked(async () => {
    try {
      await call();
    } catch (error) {
      const over = error instanceof Stripe.errors.StripeInvalidRequestError;
      if (!over) throw error;
    }
  });
}

/** Why Stripe does not do what it is asked for; null where it did. */
export async function refusal(call: () => Promise<unknown>): Promise<string | null> {
  try {
    await call();
    return null;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return error.code ?? 'invalid_request';
    throw error;
  }
}

/** Holds what Stripe answered against what we are about to read of it. */
export function sensible<T extends object>(
  answer: T,
  what: { readonly [K in keyof T]?: 'string' | 'number' | 'object' },
): T {
  for (const [name, type] of Object.entries(what)) {
    const value: unknown = Object.entries(answer).find(([key]) => key === name)?.[1];
    if (typeof value !== type) throw new ProviderUnavailable(new Error(`Stripe answered without ${name}`));
  }
  return answer;
}
