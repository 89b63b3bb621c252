import { getPreapproval, getPreapprovalCourse, notifyPayment } from '@lia/sdk/payments/endpoints';
import { notificationTakenSchema, receiptQuestionSchema, receiptSchema } from '@lia/sdk/payments/schema';
import { object, string } from 'yup';

import { ApiFailure, notFound } from '../platform/errors.ts';
import { type Api, serve } from '../platform/serve.ts';
import { providerOf, sandboxKey } from './configured.ts';
import type { Fulfilments, Till } from './fulfilment.ts';
import { receiptOf } from './receipt.ts';
import { receive } from './receive.ts';
import { keepReconciled } from './reconciler.ts';
import { SANDBOX } from './sandbox/provider.ts';
import { sandboxRoutes } from './sandbox/routes.ts';

const id = () => string().max(200).required();

/** Guesses at payment ids from one address. */
const RECEIPTS = { times: 60, seconds: 60 };

export function paymentRoutes(api: Api, fulfilments: Fulfilments): void {
  const till: Till = { db: api.house.db, fulfilments };
  const provider = providerOf(api.house);
  if (provider.name === SANDBOX) sandboxRoutes(api, sandboxKey(api.house));
  keepReconciled(api.server, till, provider);

  serve(api, getPreapprovalCourse, {
    summary: 'Receipt of a payment',
    permission: 'anyone',
    limit: RECEIPTS,
    params: object({ payment_id: id() }),
    body: receiptQuestionSchema,
    returns: receiptSchema,
    handle: ({ params }) => receiptOf(till, provider, params.payment_id),
  });

  serve(api, getPreapproval, {
    summary: 'Receipt of a subscription',
    permission: 'anyone',
    limit: RECEIPTS,
    params: object({ preapproval_id: id() }),
    body: receiptQuestionSchema,
    returns: receiptSchema,
    async handle() {
      // Nothing is sold by subscription yet.
      throw notFound();
    },
  });

  serve(api, notifyPayment, {
    summary: 'Notification of a payment provider',
    description: 'The body is the signed bytes of the provider. It is stored, then acted on; a repeat changes nothing.',
    permission: 'anyone',
    params: object({ provider: id() }),
    signed: true,
    returns: notificationTakenSchema,
    async handle({ params, raw }) {
      if (params.provider !== provider.name) throw notFound();
      const event = provider.readNotification(raw.headers, raw.body);
      if (event === 'malformed') throw new ApiFailure(400, 'MALFORMED_REQUEST');
      if (typeof event === 'string') throw new ApiFailure(401, 'SIGNATURE_INVALID');
      await receive(till, provider, event, raw.body.toString('utf8'));
      return { received: true };
    },
  });
}
