import { cardOutcomeSchema, oxxoSavedSchema, validatedSchema } from '@lia/sdk/payments/cardsSchema';
import { saveOxxo, subscribe, validatePlan } from '@lia/sdk/registrations/endpoints';
import { planCheckSchema, savedIntentSchema, subscriptionSchema } from '@lia/sdk/registrations/paidSchema';

import { consentsAgain } from '../consents/consent.ts';
import { cardOutcome } from '../payments/cardOutcome.ts';
import { configuredPayments } from '../payments/configured.ts';
import { fingerprint } from '../platform/idempotency.ts';
import { type Api, serve } from '../platform/serve.ts';
import { REGISTRATIONS } from './limits.ts';
import { checkPlan, writePlanOrder } from './paid.ts';
import { openPlanOrder, registerFamilyOf, saveVoucher, settleVoucher, subscribeFamily } from './payPlan.ts';

/** Cards that one address tries: what tests stolen cards tries many. */
const CARDS = { times: 30, seconds: 60 };

/** Paid registrations of families: check, subscribe by card, or pay the first period at OXXO. */
export function paidRegistrationRoutes(api: Api): void {
  const payments = configuredPayments(api.app);

  serve(api, validatePlan, {
    summary: 'Check a paid registration',
    description:
      'Checks a family against every rule before payment, and writes its order; passwords are kept as hashes ' +
      'alone, and everything is deleted after a month without payment. The same registration sent again within an ' +
      'hour is the same order, also under another idempotency key. 409 `FAMILY_REGISTERED` to a parent who proves that ' +
      'they are registered, by their username, address and password.',
    permission: 'anyone',
    limit: REGISTRATIONS,
    idempotent: true,
    body: planCheckSchema,
    returns: validatedSchema,
    prepare: (call) => checkPlan(call, call.body),
    async handle({ db, app, body, t, language }, checked) {
      const request = fingerprint(app.secret, { plan: body });
      const id = await writePlanOrder(db, payments.cards.name, checked, request, t, language);
      return { message: t('plan.checked'), data: { order: { id } } };
    },
  });

  serve(api, subscribe, {
    summary: 'Subscribe a family by card',
    description:
      'Takes the first payment of a checked order. 402 `CARD_DECLINED` creates no account: another card may be tried for ' +
      'the same order, 409 `ORDER_BEING_PAID` while one is being charged. `requires_action` is to be confirmed with `client_secret`; the family has its accounts by then, ' +
      'and its plan once the payment is there.',
    permission: 'anyone',
    limit: CARDS,
    idempotent: true,
    body: subscriptionSchema,
    returns: cardOutcomeSchema,
    prepare: ({ db, body }) => openPlanOrder(db, payments, body, body.prices[0]),
    charge: ({ body }, ready) => subscribeFamily(payments, ready, body),
    async handle({ db, t }, { order }, made) {
      return cardOutcome(db, t, order.id, await registerFamilyOf(db, order.id), made);
    },
  });

  serve(api, saveOxxo, {
    summary: 'Register a family that pays at OXXO',
    description: 'Once the provider confirms that the voucher stands; the plan begins when it is paid.',
    permission: 'anyone',
    limit: CARDS,
    idempotent: true,
    body: savedIntentSchema,
    returns: oxxoSavedSchema,
    async prepare(call) {
      const { order } = await openPlanOrder(call.db, payments, call.body, call.body.product);
      return { order, consents: await consentsAgain(order, call.body.form, call) };
    },
    charge: ({ body }, { order }) => settleVoucher(payments, order, body),
    async handle({ db, t }, { order, consents }) {
      const data = await saveVoucher(db, order, consents);
      return { message: t('oxxo.created'), data };
    },
  });
}
