import type { Language } from '@lia/sdk/messages/language';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe, StripeCardElement, StripeElementStyle, StripeError } from '@stripe/stripe-js';

import type { Asked, CardGateway, GatewayWords } from './gateway.ts';

/**
 * Stripe's script, fetched when the card step shows and not before. Its field is a frame of Stripe's own inside a node of
 * the light DOM (PCI SAQ-A).
 */
export async function openStripe(key: string, language: Language, words: GatewayWords): Promise<CardGateway> {
  const stripe: Stripe | null = await loadStripe(key, { locale: language });
  if (!stripe) throw new Error('Stripe did not load');
  let card: StripeCardElement | null = null;
  // A payment that was made, and whose answer was lost, is refused when it is confirmed again.
  const answer = <T>(error: StripeError | undefined, value: T, fallback: string): Asked<T> =>
    error && error.payment_intent?.status !== 'succeeded'
      ? { ok: false, message: error.message ?? fallback }
      : { ok: true, value };

  return {
    mount(node) {
      card = stripe.elements({ locale: language }).create('card', { hidePostalCode: true, style: dress(node) });
      card.on('focus', () => (node.style.outline = '3px solid var(--_primary)'));
      card.on('blur', () => (node.style.outline = ''));
      card.mount(node);
    },
    unmount() {
      card?.destroy();
      card = null;
    },
    async createPaymentMethod(email) {
      if (!card) return { ok: false, message: words.failed };
      const { error, paymentMethod } = await stripe.createPaymentMethod({
        type: 'card',
        card,
        billing_details: { email },
      });
      return answer(error, paymentMethod?.id ?? '', words.failed);
    },
    async confirmCard(clientSecret, payment_method) {
      const { error } = await stripe.confirmCardPayment(clientSecret, { payment_method });
      return answer(error, null, words.failed);
    },
    async authenticate(clientSecret) {
      const { error } = await stripe.confirmCardPayment(clientSecret);
      return answer(error, null, words.failed);
    },
    async confirmSetup(clientSecret, payment_method) {
      const { error } = await stripe.confirmCardSetup(clientSecret, { payment_method });
      return answer(error, null, words.failed);
    },
    async confirmOxxo(clientSecret, { name, email }) {
      // Our own page shows the voucher: Stripe's window on top of it would be closed before it is read.
      const { error } = await stripe.confirmOxxoPayment(
        clientSecret,
        { payment_method: { billing_details: { name, email } } },
        { handleActions: false },
      );
      return answer(error, null, words.oxxoFailed);
    },
  };
}

/** Stripe draws a bare line, black on nothing: it gets the frame and the colours of the form around it, light or dark. */
function dress(node: HTMLElement): StripeElementStyle {
  Object.assign(node.style, {
    padding: '14px',
    border: '1px solid var(--_border)',
    borderRadius: 'var(--_radius)',
    background: 'var(--_surface)',
  });
  const around = getComputedStyle(node);
  const colour = (name: string) => around.getPropertyValue(`--_${name}`).trim();
  return {
    base: {
      fontSize: '16px',
      color: colour('ink'),
      iconColor: colour('ink'),
      '::placeholder': { color: colour('soft-ink') },
    },
    invalid: { color: colour('error'), iconColor: colour('error') },
  };
}
