import type { Script } from './api.ts';

const ok = (body: unknown) => [{ status: 200, body }];

/** What the API and the sandbox answer to a card that is approved for this amount, in centavos. */
export const approvedCard = (amount: number) =>
  ({
    'GET /payments/settings': ok({ cards: 'sandbox', publishable_key: null }),
    'POST /sandbox/cards': ok({ id: 'pm_1', brand: 'visa', last4: '4242' }),
    'POST /stripe/pay': ok({ id: 'pi_1', client_secret: 'secret_1' }),
    'POST /sandbox/intents/confirm': ok({
      id: 'pi_1',
      status: 'approved',
      method: 'card',
      amount,
      failure: null,
      voucher: null,
    }),
  }) satisfies Script;
