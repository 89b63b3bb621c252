import { planById, priceIdOf, slugOf } from '@lia/sdk/memberships/rules';
import { cardOutcomeSchema, oxxoSavedSchema, validatedSchema } from '@lia/sdk/payments/cardsSchema';
import { saveOxxo, subscribe, validatePlan } from '@lia/sdk/registrations/endpoints';
import { planCheckSchema, savedIntentSchema, subscriptionSchema } from '@lia/sdk/registrations/paidSchema';

import { findPerson } from '../accounts/store.ts';
import { keepConsents } from '../consents/consent.ts';
import { endOtherOrders } from '../memberships/otherOrders.ts';
import { registerOwner } from '../memberships/owner.ts';
import { findPlanOrder, lockPlanOrder } from '../memberships/store.ts';
import { cardOutcome } from '../payments/cardOutcome.ts';
import type { CardProvider } from '../payments/cardProvider.ts';
import { cardsOf, providerOf } from '../payments/configured.ts';
import type { PaymentContext } from '../payments/fulfilment.ts';
import { assertSame, consentsAgain } from '../payments/assertMatchesOrder.ts';
import { settlePayment } from '../payments/settle.ts';
import { findOrder, type Order } from '../payments/store.ts';
import { subscribeOnce } from '../payments/subscribeOnce.ts';
import { voucherOfOrder } from '../payments/vouchers/store.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { ApiFailure, invalidFields, notFound } from '../platform/errors.ts';
import { fingerprint } from '../platform/idempotency.ts';
import { type Api, serve } from '../platform/serve.ts';
import { REGISTRATIONS } from './limits.ts';
import { checkPlan, writePlanOrder } from './paid.ts';

/** Cards that one address tries: what tests stolen cards tries many. */
const CARDS = { times: 30, seconds: 60 };

/** Paid registrations of families: check, subscribe by card, or pay the first period at OXXO. */
export function paidRegistrationRoutes(api: Api, context: PaymentContext): void {
  const cards = cardsOf(api.app);
  const provider = providerOf(api.app);

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
      const id = await writePlanOrder(db, cards.name, checked, request, t, language);
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
    async prepare({ db, body }) {
      const { order, plan } = await openPlanOrder(db, cards, body.order, body.prices[0]);
      assertSame(order, body);
      if (order.status === 'approved') return { order, status: 'active' as const, clientSecret: null };
      await endOtherOrders(context, { provider, cards }, order.id);
      const made = await subscribeOnce(context, cards, {
        orderId: order.id,
        paymentMethod: body.payment_method,
        email: body.email,
        unitPrice: order.unitPrice,
        quantity: order.quantity,
        interval: plan.membership === 'anual' ? 'year' : 'month',
        product: { id: slugOf(plan), name: order.title },
      });
      return { order, ...made };
    },
    async handle({ db, t }, { order, status, clientSecret }) {
      const id_parent = await register(db, order.id);
      return cardOutcome(db, t, order.id, id_parent, { status, clientSecret });
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
      const { db, body } = call;
      const { order } = await openPlanOrder(db, cards, body.order, body.product);
      assertSame(order, body);
      const consents = consentsAgain(order, body.form, call);
      const intent = await cards.lookUpIntent(body.id);
      const ours = intent?.orderId === order.id && intent.clientSecret === body.client_secret;
      if (!ours || !['awaiting_cash', 'approved'].includes(intent.status))
        throw new ApiFailure(409, 'PAYMENT_NOT_SAVED');
      await settlePayment(context, cards, intent.payment?.id ?? body.id);
      return { order, consents };
    },
    async handle({ db, t }, { order, consents }) {
      const id_parent = await register(db, order.id);
      await keepConsents(db, { kind: 'order', id: order.id }, consents);
      const voucher = await voucherOfOrder(db, order.id);
      if (!voucher) throw new ApiFailure(409, 'PAYMENT_NOT_SAVED');
      return { message: t('oxxo.created'), data: { order: { id: order.id }, id_parent, voucher: voucher.id } };
    },
  });
}

/**
 * An order of a plan that was checked to be paid here, with its plan. One that waits at a checkout is none: a card
 * payment for it would not be recorded. @throws {ApiFailure} 404, 409 `ORDER_CLOSED`, 422.
 */
async function openPlanOrder(
  db: Database,
  { name }: Pick<CardProvider, 'name'>,
  id: string,
  price: string | undefined,
) {
  const order: Order | undefined = await findOrder(db, id);
  const planOrder = order?.provider === name ? await findPlanOrder(db, order.id) : undefined;
  const plan = planOrder && planById(planOrder.planId);
  if (!order || !planOrder || !plan) throw notFound();
  if (order.status === 'refunded' || (!planOrder.family && planOrder.userId === null)) {
    throw new ApiFailure(409, 'ORDER_CLOSED');
  }
  if (price !== priceIdOf(plan)) throw invalidFields({ prices: { key: 'choice.unknown' } });
  return { order, plan };
}

/** Registers the family of an order where that was not done yet; answers how the parent is named outside. */
async function register(tx: Transaction, orderId: string): Promise<string | null> {
  const planOrder = await lockPlanOrder(tx, orderId);
  const userId = planOrder && (await registerOwner(tx, planOrder));
  return userId == null ? null : ((await findPerson(tx, userId))?.uuid ?? null);
}
