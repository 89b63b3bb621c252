import { getProviderEvent, listProviderEvents, replayProviderEvent } from '@lia/sdk/payments/endpoints';
import { providerEventDetailSchema, providerEventListSchema, providerEventSchema } from '@lia/sdk/payments/records';
import { object, string } from 'yup';

import { found, notFound } from '../platform/errors.ts';
import { type Api, serve } from '../platform/serve.ts';
import { eventList, findEventDetail, findEventIn } from './eventStore.ts';
import type { PaymentContext } from './fulfilment.ts';
import type { PaymentSource } from './provider.ts';
import { processEvent } from './receive.ts';

const eventPath = object({ provider: string().max(64).required(), event_id: string().max(200).required() });

/** What providers reported, for the console: to be read, and processed once more. */
export function eventRoutes(api: Api, context: PaymentContext, sources: readonly PaymentSource[]): void {
  serve(api, listProviderEvents, {
    ...eventList.pages(),
    summary: 'Provider events',
    permission: 'payments.manage',
    returns: providerEventListSchema,
  });

  serve(api, getProviderEvent, {
    summary: 'A provider event',
    description: 'With its body, as it came.',
    permission: 'payments.manage',
    params: object({ id: string().max(300).required() }),
    returns: providerEventDetailSchema,
    handle: async (call) => found(await findEventDetail(call, call.params.id)),
  });

  serve(api, replayProviderEvent, {
    summary: 'Process a provider event once more',
    description:
      'Queries the provider again and stores its answer, as when the provider event came. Changes nothing twice.',
    permission: 'payments.manage',
    params: eventPath,
    returns: providerEventSchema,
    async handle(call) {
      const { params } = call;
      const source = sources.find(({ name }) => name === params.provider);
      const event = source && (await findEventIn(call, source.name, params.event_id));
      if (!source || !event) throw notFound();
      await processEvent(context, source, event, new Date());
      return found(await eventList.find(call, params.provider, params.event_id));
    },
  });
}
