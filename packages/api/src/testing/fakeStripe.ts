import { type FakeServer, type FakeAnswer, type FakeRequest, startFakeServer } from './fakeServer.ts';
import type {
  StripeDispute,
  StripeIntent,
  StripeInvoice,
  StripeItem,
  StripeSubscription,
  StripeTransaction,
} from './stripeObjects.ts';
import { balancePage, charge, draftOf, failure, list, methodOf, missing, MONTH, now } from './stripeAnswers.ts';

/** What becomes of the next card that is charged. */
export type Bank = 'approves' | 'declines' | 'asks';

export interface FakeStripe extends FakeServer {
  bank: Bank;
  intents: Map<string, StripeIntent>;
  subscriptions: Map<string, StripeSubscription>;
  invoices: StripeInvoice[];
  disputes: StripeDispute[];
  /** What moved on the account's balance, oldest first. */
  transactions: StripeTransaction[];
  /** Takes a fee that belongs to no payment. */
  billFee(amount: number): void;
  /** Lets the payer's bank dispute an intent, or decide about it. */
  dispute(id: string, status: string): void;
  /** Puts an outcome on an intent. */
  outcome(id: string, bank: Bank): void;
  /** Lets the browser ask for a voucher. */
  voucher(id: string): void;
  expire(id: string): void;
  /** Gives an intent back: all of it, or so many centavos. */
  refund(id: string, part?: number): void;
  /** Begins the next period of a subscription, whose bill waits as a draft until it is charged. */
  draft(subscriptionId: string, reason: string): StripeInvoice;
  /** The hour of a draft is over. */
  chargeDraft(invoice: StripeInvoice): void;
  /** Bills the next period of a subscription at once. */
  bill(subscriptionId: string, reason: string): StripeInvoice;
}

/** A Stripe that remembers what it was asked. */
export async function startFakeStripe(): Promise<FakeStripe> {
  let count = 0;
  const next = (prefix: string): string => `${prefix}_${(count += 1)}`;
  const intents = new Map<string, StripeIntent>();
  const subscriptions = new Map<string, StripeSubscription>();
  const invoices: StripeInvoice[] = [];
  const disputes: StripeDispute[] = [];
  const transactions: StripeTransaction[] = [];
  const products = new Map<string, object>();
  const remembered = new Map<string, { body: string; answer: FakeAnswer }>();

  function addIntent(amount: number, fields: Partial<StripeIntent>): StripeIntent {
    const id = next('pi');
    const intent: StripeIntent = {
      id,
      object: 'payment_intent',
      amount,
      amount_received: 0,
      currency: 'mxn',
      client_secret: `${id}_secret_x`,
      created: now(),
      status: 'requires_payment_method',
      metadata: {},
      allowed_payment_method_types: null,
      payment_method_types: ['card'],
      last_payment_error: null,
      next_action: null,
      latest_charge: null,
      ...fields,
    };
    intents.set(id, intent);
    return intent;
  }

  function move(reporting_category: string, intent: string | null, amount: number, fee = 0): StripeTransaction {
    const made: StripeTransaction = {
      id: next('txn'),
      object: 'balance_transaction',
      amount,
      fee,
      currency: 'mxn',
      created: now(),
      reporting_category,
      source: intent === null ? null : { payment_intent: intent },
    };
    transactions.push(made);
    return made;
  }

  function intentBy(id: string): StripeIntent {
    const intent = intents.get(id);
    if (!intent) throw new Error(`There is no intent ${id}`);
    return intent;
  }

  const fakeServer: FakeStripe = {
    ...(await startFakeServer(answer)),
    bank: 'approves',
    intents,
    subscriptions,
    invoices,
    disputes,
    transactions,
    billFee(amount) {
      move('fee', null, -amount);
    },
    dispute(id, status) {
      const intent = intentBy(id);
      intent.latest_charge = { ...intent.latest_charge, disputed: true };
      const known = disputes.find((one) => one.payment_intent === id);
      if (known) known.status = status;
      if (known && status === 'won') known.balance_transactions.push(move('dispute_reversal', id, intent.amount));
      if (!known)
        disputes.push({
          id: `dp_${id}`,
          object: 'dispute',
          payment_intent: id,
          status,
          reason: 'product_not_received',
          amount: intent.amount,
          created: now(),
          evidence_details: { due_by: now() + 7 * 86_400 },
          // Only an inquiry leaves the money where it is.
          balance_transactions: status.startsWith('warning_') ? [] : [move('dispute', id, -intent.amount, 290_00)],
        });
    },
    outcome(id, bank) {
      const intent = intentBy(id);
      if (bank === 'approves') {
        const paid = {
          status: 'succeeded',
          amount_received: intent.amount,
          next_action: null,
          last_payment_error: null,
        };
        Object.assign(intent, paid, { latest_charge: charge(intent) });
        move('charge', id, intent.amount, Math.round(intent.amount * 0.036) + 300);
      } else if (bank === 'asks') {
        Object.assign(intent, { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
      } else {
        const last_payment_error = { code: 'card_declined', decline_code: 'insufficient_funds', type: 'card_error' };
        Object.assign(intent, { status: 'requires_payment_method', next_action: null, last_payment_error });
      }
    },
    voucher(id) {
      const expires_after = now() + 3 * 86_400;
      const oxxo_display_details = {
        number: '12345678901234',
        hosted_voucher_url: 'https://stripe.test/v',
        expires_after,
      };
      const next_action = { type: 'oxxo_display_details', oxxo_display_details };
      Object.assign(intentBy(id), { status: 'requires_action', next_action });
    },
    expire(id) {
      const last_payment_error = { code: 'payment_intent_payment_attempt_expired', type: 'invalid_request_error' };
      Object.assign(intentBy(id), { status: 'requires_payment_method', next_action: null, last_payment_error });
    },
    refund(id, part) {
      const intent = intentBy(id);
      const amount_refunded = part ?? intent.amount;
      move('refund', id, -(amount_refunded - Number(Object(intent.latest_charge).amount_refunded ?? 0)));
      const refunded = amount_refunded === intent.amount;
      Object.assign(intent, { latest_charge: charge(intent, { refunded, amount_refunded }) });
    },
    draft(subscriptionId, billing_reason) {
      const subscription = subscriptions.get(subscriptionId);
      const before = invoices.filter(({ parent }) => parent.subscription_details.subscription === subscriptionId);
      const start = (subscription?.created ?? now()) + before.length * MONTH;
      const items = subscription?.items.data ?? [];
      const invoice = draftOf({ id: next('in'), billing_reason, subscriptionId, items, start });
      invoices.push(invoice);
      for (const item of items) item.current_period_end = start + MONTH;
      return invoice;
    },
    chargeDraft(invoice) {
      if (!invoice.auto_advance) return;
      const amount = invoice.lines.data.reduce((sum, line) => sum + line.amount, 0);
      const { subscription: id } = invoice.parent.subscription_details;
      const intent = addIntent(amount, {});
      fakeServer.outcome(intent.id, fakeServer.bank);
      const payment = { type: 'payment_intent', payment_intent: intent.id };
      invoice.payments.data.push({ is_default: true, payment });
      invoice.status = fakeServer.bank === 'approves' ? 'paid' : 'open';
      const begun = invoice.billing_reason === 'subscription_create' ? 'incomplete' : 'past_due';
      const subscription = subscriptions.get(id);
      if (subscription) subscription.status = fakeServer.bank === 'approves' ? 'active' : begun;
    },
    bill(subscriptionId, billing_reason) {
      const invoice = fakeServer.draft(subscriptionId, billing_reason);
      fakeServer.chargeDraft(invoice);
      return invoice;
    },
  };
  return fakeServer;

  function answer(request: FakeRequest): FakeAnswer {
    const key = request.headers['idempotency-key'];
    if (request.method === 'GET' || typeof key !== 'string') return work(request);
    const before = remembered.get(key);
    if (before && before.body !== request.body) {
      return failure(400, { type: 'idempotency_error', message: 'Keys are used with the same parameters' });
    }
    const given = before?.answer ?? structuredClone(work(request));
    remembered.set(key, { body: request.body, answer: given });
    return given;
  }

  function work({ method, path, query, body }: FakeRequest): FakeAnswer {
    const form = new URLSearchParams(body);
    const order = form.get('metadata[order]') ?? '';
    const [, , kind, id, action] = path.split('/');
    const asked = /metadata\['order'\]:'(.+)'/.exec(query.get('query') ?? '')?.[1];
    const ofOrder = ({ metadata }: { metadata: Record<string, string> }): boolean => metadata['order'] === asked;

    if (kind === 'payment_intents') {
      if (id === 'search') return list([...intents.values()].filter(ofOrder));
      if (id === undefined) {
        const allowed = form.get('allowed_payment_method_types[0]') ?? '';
        const fields = {
          metadata: { order },
          allowed_payment_method_types: [allowed],
          payment_method_types: [allowed],
        };
        const intent = addIntent(Number(form.get('amount')), fields);
        if (form.get('confirm') === 'true') fakeServer.voucher(intent.id);
        return { body: intent };
      }
      const intent = intents.get(id);
      if (!intent) return missing('intent');
      if (action !== 'cancel') return { body: intent };
      if (intent.status === 'succeeded') {
        return failure(400, {
          type: 'invalid_request_error',
          code: 'payment_intent_unexpected_state',
          message: 'Paid',
        });
      }
      intent.status = 'canceled';
      return { body: intent };
    }
    if (kind === 'refunds') {
      const intent = intents.get(form.get('payment_intent') ?? '');
      if (!intent) return missing('payment_intent');
      const refused = (code: string) => failure(400, { type: 'invalid_request_error', code, message: 'Not refunded' });
      if (intent.payment_method_types.includes('oxxo')) return refused('payment_intent_incompatible_payment_method');
      if (Object(intent.latest_charge).refunded === true) return refused('charge_already_refunded');
      fakeServer.refund(intent.id);
      return { body: { id: next('re'), object: 'refund', amount: intent.amount, status: 'succeeded' } };
    }
    if (kind === 'customers') return { body: { id: next('cus'), object: 'customer' } };
    if (kind === 'products') {
      const product = id === undefined ? { id: form.get('id'), object: 'product' } : products.get(id);
      if (!product) return missing('id');
      if (id === undefined) products.set(form.get('id') ?? '', product);
      return { body: product };
    }
    if (kind === 'payment_methods') {
      if (id === 'pm_made_up') return missing('payment_method');
      if (id === 'pm_used') {
        const used = { type: 'invalid_request_error', code: 'payment_method_unexpected_state', message: 'Used' };
        return failure(400, used);
      }
      if (id !== 'pm_refused') return { body: { id, object: 'payment_method' } };
      return failure(402, {
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'lost_card',
        message: 'Declined',
      });
    }
    if (kind === 'setup_intents') {
      return {
        body: {
          id: next('seti'),
          object: 'setup_intent',
          client_secret: 'seti_secret',
          status: 'requires_payment_method',
        },
      };
    }
    if (kind === 'balance_transactions') {
      return balancePage(transactions, path, query);
    }
    if (kind === 'disputes') {
      return list(disputes.filter(({ payment_intent }) => payment_intent === query.get('payment_intent')));
    }
    if (kind === 'invoices') {
      if (action === 'pay') {
        const invoice = invoices.find((it) => it.id === id);
        if (!invoice) return missing('invoice');
        const intentId = invoice.payments.data[0]?.payment.payment_intent ?? '';
        if (fakeServer.bank === 'asks') {
          fakeServer.outcome(intentId, form.get('off_session') === 'false' ? 'asks' : 'declines');
          const code = 'invoice_payment_intent_requires_action';
          return failure(402, { type: 'card_error', code, message: 'Ask the holder' });
        }
        if (fakeServer.bank !== 'approves') {
          return failure(402, { type: 'card_error', code: 'card_declined', message: 'Declined' });
        }
        invoice.status = 'paid';
        fakeServer.outcome(intentId, 'approves');
        const subscription = subscriptions.get(invoice.parent.subscription_details.subscription);
        if (subscription) subscription.status = 'active';
        return { body: invoice };
      }
      const changed = invoices.find((it) => it.id === id);
      if (changed) {
        changed.auto_advance = form.get('auto_advance') !== 'false';
        return { body: changed };
      }
      const [of, status] = [query.get('subscription'), query.get('status')];
      const mine = invoices.filter(
        (it) => it.parent.subscription_details.subscription === of && (status === null || it.status === status),
      );
      return list(mine.toReversed().slice(0, Number(query.get('limit') ?? 10)));
    }
    if (kind === 'subscriptions') {
      if (id === 'search') {
        const found = [...subscriptions.values()].filter(ofOrder);
        return list(found.map((one) => ({ ...one, default_payment_method: methodOf(one) })));
      }
      if (id === undefined) return { body: subscribe(form, order) };
      const subscription = subscriptions.get(id);
      if (!subscription) return missing('id');
      if (method === 'DELETE') subscription.status = 'canceled';
      if (form.has('items[0][quantity]')) subscription.items.data = itemsIn(form);
      const ends = form.get('cancel_at_period_end');
      if (ends !== null) subscription.cancel_at_period_end = ends === 'true';
      subscription.default_payment_method = form.get('default_payment_method') ?? subscription.default_payment_method;
      const expanded = query.get('expand[0]') === 'default_payment_method';
      return { body: expanded ? { ...subscription, default_payment_method: methodOf(subscription) } : subscription };
    }
    return failure(404, { type: 'invalid_request_error', message: `Unrecognized request URL ${path}` });
  }

  function itemsIn(form: URLSearchParams): StripeItem[] {
    const at = (index: number, key: string) => form.get(`items[${index}]${key}`);
    const isItem = (index: number) => at(index, '[quantity]') !== null;
    return [0, 1].filter(isItem).map((index) => ({
      id: at(index, '[id]') ?? next('si'),
      current_period_end: now() + MONTH,
      quantity: Number(at(index, '[quantity]')),
      price: {
        product: at(index, '[price_data][product]') ?? '',
        unit_amount: Number(at(index, '[price_data][unit_amount]')),
        recurring: { interval: at(index, '[price_data][recurring][interval]') ?? '' },
      },
    }));
  }

  function subscribe(form: URLSearchParams, order: string): StripeSubscription {
    const subscription: StripeSubscription = {
      id: next('sub'),
      object: 'subscription',
      status: 'incomplete',
      created: now(),
      customer: form.get('customer') ?? '',
      metadata: { order },
      cancel_at_period_end: false,
      default_payment_method: form.get('default_payment_method') ?? '',
      items: { object: 'list', data: itemsIn(form) },
    };
    subscriptions.set(subscription.id, subscription);
    fakeServer.bill(subscription.id, 'subscription_create');
    return subscription;
  }
}
