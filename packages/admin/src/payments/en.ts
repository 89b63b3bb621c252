import type { Texts } from '../i18n/texts.ts';

/** Texts about what payment companies report, in English. */
export const providerEvents: Texts['providerEvents'] = {
  none: 'What payment providers report appears here, as received.',
  statuses: { waiting: 'Waiting', processed: 'Processed', ignored: 'Ignored', abandoned: 'Given up' },
  titleOne: 'Provider event: {type}',
  happened: 'What happened',
  noType: 'No type',
  providers: {
    sandbox: 'Tests',
    'sandbox-cards': 'Tests, cards',
    mercadopago: 'Mercado Pago',
    stripe: 'Stripe',
    transfer: 'Bank transfer',
  },
  topics: { payment: 'Payment', refund: 'Refund', dispute: 'Dispute', subscription: 'Subscription' },
  payload: 'Content, as received',
  payloadOver: 'The body is kept for {days} days and then deleted.',
  payloadEmpty: 'It was received without content.',
  facts: 'Details',
  replay: 'Process again',
  replayHint: 'We ask the provider again. You can do this as often as you like: nothing is applied twice.',
  replayed: 'The event was processed again. Status: {status}.',
};
