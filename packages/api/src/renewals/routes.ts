import { MAX_LICENCES } from '@lia/sdk/memberships/rules';
import { chooseRenewal, getRenewal } from '@lia/sdk/renewals/endpoints';
import { renewalChoiceSchema, renewalChosenSchema, renewalSchema } from '@lia/sdk/renewals/schema';
import { messageKey } from '@lia/sdk/validation/fields';
import { number, object } from 'yup';

import { rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { cashRenewalRoutes } from './cash/routes.ts';
import { choose, readRenewal } from './service.ts';

const askedQuery = object({
  licences: number()
    .typeError(messageKey('number.digits'))
    .integer(messageKey('invalid'))
    .min(1, messageKey('invalid'))
    .max(MAX_LICENCES, messageKey('invalid')),
}).noUnknown(true, messageKey('unknownField'));

/** With what a membership is renewed, and what that costs. */
export function renewalRoutes(api: Api): void {
  serve(api, getRenewal, {
    summary: 'How the membership of an order is renewed',
    description:
      'When, with how many licences, at what price, and whose licences end. `licences` asks for another number. 404 where ' +
      'nothing is renewed.',
    permission: 'licences.manage',
    params: rowUuid,
    query: askedQuery,
    returns: renewalSchema,
    handle: (call) => readRenewal(call, call.params.id, call.query.licences),
  });

  serve(api, chooseRenewal, {
    summary: 'Choose the number of licences of the next period',
    description: 'May be taken back until the period begins, by choosing all of them.',
    permission: 'licences.manage',
    idempotent: true,
    params: rowUuid,
    body: renewalChoiceSchema,
    returns: renewalChosenSchema,
    handle: async (call) => ({
      message: call.t('renewal.chosen'),
      ...(await choose(call, call.params.id, call.body.licences)),
    }),
  });

  cashRenewalRoutes(api);
}
