import { getPaymentSettings } from '@lia/sdk/payments/cards';
import { paymentSettingsSchema } from '@lia/sdk/payments/cardsSchema';
import { notifyPayment } from '@lia/sdk/payments/endpoints';
import { eventReceivedSchema } from '@lia/sdk/payments/schema';
import { object, string } from 'yup';

import { ApiFailure, found } from '../platform/errors.ts';
import { type Api, serve } from '../platform/serve.ts';
import { cardRoutes } from './cardRoutes.ts';
import { cardsOf, providerOf, sandboxCompany, sandboxKey } from './configured.ts';
import { eventRoutes } from './eventRoutes.ts';
import { paymentContextOf } from './fulfilment.ts';
import type { PaymentSource } from './provider.ts';
import { receive } from './receive.ts';
import { sandboxCardRoutes } from './sandbox/cards/routes.ts';
import { SANDBOX } from './sandbox/store.ts';
import { sandboxRoutes } from './sandbox/routes.ts';

const id = () => string().max(200).required();

export function paymentRoutes(api: Api): void {
  const context = paymentContextOf(api.app);
  const { app } = api;
  const provider = providerOf(app);
  const cards = cardsOf(app);
  const sources: readonly PaymentSource[] = [provider, cards];
  if (provider.name === SANDBOX) sandboxRoutes(api, sandboxKey(app));
  if (cards.kind === 'sandbox') sandboxCardRoutes(api, sandboxCompany(app));
  eventRoutes(api, context, sources);
  cardRoutes(api, context, cards);

  serve(api, getPaymentSettings, {
    summary: 'Who takes cards here',
    permission: 'anyone',
    returns: paymentSettingsSchema,
    handle: async () => ({ cards: cards.kind, publishable_key: cards.publishableKey }),
  });

  serve(api, notifyPayment, {
    summary: 'Report a provider event',
    description:
      'The body is the signed bytes of the provider. It is stored, and processed after the answer; a repeat changes nothing.',
    permission: 'anyone',
    params: object({ provider: id() }),
    signed: true,
    returns: eventReceivedSchema,
    async handle({ params, raw }) {
      const source = found(sources.find(({ name }) => name === params.provider));
      const event = source.readEvent(raw.headers, raw.body);
      if (event === 'malformed') throw new ApiFailure(400, 'MALFORMED_REQUEST');
      if (typeof event === 'string') throw new ApiFailure(401, 'SIGNATURE_INVALID');
      await receive(context, source, event, raw.body.toString('utf8'));
      return { received: true };
    },
  });
}
