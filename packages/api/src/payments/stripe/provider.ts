import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

import type { SubscriptionCharge } from '@lia/sdk/payments/subscriptionCharge';
import Stripe from 'stripe';

import type { StripeConfig } from '../../platform/config/payments.ts';
import type {
  CardChange,
  CardProvider,
  IntentRequest,
  NewSubscription,
  OpenIntent,
  ProviderIntent,
  ProviderSubscription,
  SubscriptionRequest,
  VoucherRequest,
} from '../cardProvider.ts';
import type { EventRefusal, ReportedEvent, ProviderPayment, ProviderTransaction } from '../provider.ts';
import { asked, askedFor, charged, ended, isDeclined, refusal, sensible } from './calls.ts';
import { chargeOf, intentIn, ORDER, subjectOf } from './read.ts';
import { changeItems, newItems } from './charges.ts';
import { type Billed, intentOf, subscriptionIn } from './subscriptions.ts';
import { transactionIn } from './transactions.ts';

const ANSWER_WITHIN_MS = 10_000;

/** A page of search results; an order sees far fewer. */
const PAGE = 100;

/** How many of a subscription's bills are looked at: older ones were settled when they were new. */
const LATEST_BILLS = 4;

/** What Stripe's ids look like: visitors send some, and `search` would be another call of Stripe's. */
const INTENT = /^pi_\w+$/;
const SUBSCRIPTION = /^sub_\w+$/;

const SIGNATURE_HEADER = 'stripe-signature';

/** Stripe behind our interface: cards, OXXO and subscriptions, in pesos. */
export class StripeCards implements CardProvider {
  readonly name = 'stripe';
  readonly kind = 'stripe';
  readonly publishableKey: string;
  readonly #stripe: Stripe;
  readonly #webhookSecret: string;

  constructor({ secretKey, publishableKey, webhookSecret, apiUrl }: StripeConfig, answerWithinMs = ANSWER_WITHIN_MS) {
    const { hostname, port, protocol } = new URL(apiUrl);
    this.publishableKey = publishableKey;
    this.#webhookSecret = webhookSecret;
    this.#stripe = new Stripe(secretKey, {
      host: hostname,
      protocol: protocol === 'http:' ? 'http' : 'https',
      ...(port !== '' && { port }),
      timeout: answerWithinMs,
      // Writes carry keys of ours, so a second try does nothing twice.
      maxNetworkRetries: 1,
      telemetry: false,
    });
  }

  readEvent(headers: IncomingHttpHeaders, rawBody: Buffer): ReportedEvent | EventRefusal {
    const signature = headers[SIGNATURE_HEADER];
    if (typeof signature !== 'string') return 'forged';
    let event: Stripe.Event;
    try {
      event = this.#stripe.webhooks.constructEvent(rawBody, signature, this.#webhookSecret);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) return 'malformed';
      return error.message.includes('outside the tolerance') ? 'stale' : 'forged';
    }
    try {
      const { id, type } = sensible(event, { id: 'string', type: 'string', data: 'object' });
      return { eventId: id, type, ...subjectOf(event) };
    } catch {
      return 'malformed';
    }
  }

  async lookUpPayment(id: string): Promise<ProviderPayment | null> {
    return (await this.lookUpIntent(id))?.payment ?? null;
  }

  async findPayments(orderId: string): Promise<ProviderPayment[]> {
    const intents = await this.findIntents(orderId);
    return intents.flatMap(({ payment }) => payment ?? []);
  }

  async refundPayment(id: string): Promise<boolean> {
    const refused = await asked(() =>
      refusal(async () => {
        const refund = await this.#stripe.refunds.create({ payment_intent: id }, { idempotencyKey: `refund:${id}` });
        sensible(refund, { id: 'string' });
      }),
    );
    return refused === null || refused === 'charge_already_refunded';
  }

  async findTransactions(from: Date, until: Date): Promise<ProviderTransaction[]> {
    const created = { gte: seconds(from), lt: seconds(until) };
    const found: ProviderTransaction[] = [];
    await asked(async () => {
      const pages = this.#stripe.balanceTransactions.list({ created, limit: PAGE, expand: ['data.source'] });
      for await (const transaction of pages) found.push(...transactionIn(transaction));
    });
    return found;
  }

  async createIntent(request: IntentRequest): Promise<OpenIntent> {
    const { orderId, attempt, amount, currency, method, expiresAfterDays, description } = request;
    const intent = await asked(() =>
      this.#stripe.paymentIntents.create(
        {
          amount,
          currency: currency.toLowerCase(),
          allowed_payment_method_types: [method],
          ...(method === 'oxxo' && { payment_method_options: { oxxo: { expires_after_days: expiresAfterDays } } }),
          description,
          metadata: { [ORDER]: orderId },
        },
        { idempotencyKey: `intent:${orderId}:${method}:${attempt}:${amount}` },
      ),
    );
    const { id, client_secret } = sensible(intent, { id: 'string', client_secret: 'string' });
    return { id, clientSecret: client_secret ?? '' };
  }

  async createVoucher(request: VoucherRequest): Promise<ProviderIntent> {
    const { orderId, attempt, amount, currency, expiresAfterDays, description, payer } = request;
    const intent = await asked(() =>
      this.#stripe.paymentIntents.create(
        {
          amount,
          currency: currency.toLowerCase(),
          allowed_payment_method_types: ['oxxo'],
          payment_method_options: { oxxo: { expires_after_days: expiresAfterDays } },
          payment_method_data: { type: 'oxxo', billing_details: payer },
          confirm: true,
          description,
          metadata: { [ORDER]: orderId },
        },
        // Stripe refuses a key that comes back with other days.
        { idempotencyKey: `voucher:${orderId}:${attempt}:${amount}:${expiresAfterDays}` },
      ),
    );
    return this.#read(sensible(intent, { id: 'string', status: 'string' }));
  }

  async lookUpIntent(id: string): Promise<ProviderIntent | null> {
    if (!INTENT.test(id)) return null;
    const intent = await askedFor(() => this.#stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
    return intent && this.#read(intent);
  }

  async findIntents(orderId: string): Promise<ProviderIntent[]> {
    const found = await asked(() =>
      this.#stripe.paymentIntents.search({
        query: `metadata['${ORDER}']:'${orderId}'`,
        limit: PAGE,
        expand: ['data.latest_charge'],
      }),
    );
    return Promise.all(sensible(found, { data: 'object' }).data.map((intent) => this.#read(intent)));
  }

  async cancelIntent(id: string): Promise<void> {
    await ended(() => this.#stripe.paymentIntents.cancel(id));
  }

  async createSubscription(request: SubscriptionRequest): Promise<NewSubscription> {
    const {
      orderId,
      paymentMethod,
      email,
      unit_price,
      quantity,
      licences = 0,
      licence_price = 0,
      interval,
      product,
    } = request;
    const charge = { unit_price, quantity, licences, licence_price };
    const items = await asked(() => newItems(this.#stripe, charge, product, interval));
    const made = await asked(() =>
      this.#stripe.customers.create(
        { email, metadata: { [ORDER]: orderId } },
        { idempotencyKey: `customer:${orderId}:${fingerprint(email)}` },
      ),
    );
    const customer = sensible(made, { id: 'string' }).id;
    const attached = await charged(() => this.#stripe.paymentMethods.attach(paymentMethod, { customer }));
    if (isDeclined(attached)) return attached;
    const subscription = await charged(() =>
      this.#stripe.subscriptions.create(
        {
          customer,
          default_payment_method: paymentMethod,
          items,
          // Charges at once, and lets the holder confirm where the bank asks.
          payment_behavior: 'allow_incomplete',
          metadata: { [ORDER]: orderId },
        },
        { idempotencyKey: `subscription:${orderId}:${paymentMethod}` },
      ),
    );
    if (isDeclined(subscription)) return subscription;
    const { id, status } = sensible(subscription, { id: 'string', status: 'string' });
    if (status === 'active' || status === 'trialing') return { status: 'active', id, clientSecret: null };
    const [latest] = await this.#billed(id, 1);
    switch (latest?.intent?.status) {
      case 'approved':
        return { status: 'active', id, clientSecret: null };
      case 'requires_action':
        return { status: 'requires_action', id, clientSecret: latest.intent.clientSecret };
      case 'declined':
        // Another card makes another subscription, so this one must not be paid.
        await this.cancelSubscription(id, false);
        return { status: 'declined', failure: latest.intent.payment?.failure ?? 'card_declined' };
      default:
        return { status: 'incomplete', id, clientSecret: null };
    }
  }

  async lookUpSubscription(id: string): Promise<ProviderSubscription | null> {
    if (!SUBSCRIPTION.test(id)) return null;
    const subscription = await askedFor(() =>
      this.#stripe.subscriptions.retrieve(id, { expand: ['default_payment_method'] }),
    );
    return subscription && subscriptionIn(subscription, await this.#billed(id, LATEST_BILLS));
  }

  async findSubscriptions(orderId: string): Promise<ProviderSubscription[]> {
    const found = await asked(() =>
      this.#stripe.subscriptions.search({
        query: `metadata['${ORDER}']:'${orderId}'`,
        limit: PAGE,
        expand: ['data.default_payment_method'],
      }),
    );
    return Promise.all(
      sensible(found, { data: 'object' }).data.map(async (subscription) =>
        subscriptionIn(subscription, await this.#billed(subscription.id, LATEST_BILLS)),
      ),
    );
  }

  async cancelSubscription(id: string, atPeriodEnd: boolean): Promise<void> {
    if (atPeriodEnd) {
      await ended(() => this.#stripe.subscriptions.update(id, { cancel_at_period_end: true }));
      return;
    }
    await ended(() => this.#stopDrafts(id));
    await ended(() => this.#stripe.subscriptions.cancel(id));
  }

  async resumeSubscription(id: string): Promise<void> {
    await ended(() => this.#stripe.subscriptions.update(id, { cancel_at_period_end: false }));
  }

  async changeCharge(subscriptionId: string, charge: SubscriptionCharge): Promise<void> {
    await asked(() => changeItems(this.#stripe, subscriptionId, charge));
  }

  async createSetupIntent(subscriptionId: string): Promise<OpenIntent> {
    const customer = await this.#payerOf(subscriptionId);
    const intent = await asked(() =>
      this.#stripe.setupIntents.create({
        customer,
        allowed_payment_method_types: ['card'],
        usage: 'off_session',
      }),
    );
    const { id, client_secret } = sensible(intent, { id: 'string', client_secret: 'string' });
    return { id, clientSecret: client_secret ?? '' };
  }

  async changeCard(subscriptionId: string, paymentMethod: string): Promise<CardChange> {
    const customer = await this.#payerOf(subscriptionId);
    const attached = await charged(() => this.#stripe.paymentMethods.attach(paymentMethod, { customer }));
    if (isDeclined(attached)) return attached;
    // What is owed comes first: a card that the bank refuses must not take the place of the one before.
    const [latest] = await this.#billed(subscriptionId, 1);
    if (latest?.invoice.status === 'open') {
      const { id } = latest.invoice;
      const paid = await charged(() =>
        this.#stripe.invoices.pay(
          id,
          // The holder is here, and may answer their bank.
          { payment_method: paymentMethod, off_session: false },
          { idempotencyKey: `pay:${id}:${paymentMethod}` },
        ),
      );
      if (isDeclined(paid)) {
        const [asking] = await this.#billed(subscriptionId, 1);
        return asking?.intent?.status === 'requires_action'
          ? { status: 'requires_action', clientSecret: asking.intent.clientSecret }
          : paid;
      }
    }
    await asked(() => this.#stripe.subscriptions.update(subscriptionId, { default_payment_method: paymentMethod }));
    return { status: 'changed' };
  }

  /** Keeps bills from being charged that are drafts yet: Stripe promises that of finalised ones alone where a subscription ends. */
  async #stopDrafts(subscription: string): Promise<void> {
    const drafts = await this.#stripe.invoices.list({ subscription, status: 'draft' });
    const { data } = sensible(drafts, { data: 'object' });
    await Promise.all(data.map(({ id }) => this.#stripe.invoices.update(id, { auto_advance: false })));
  }

  /** The customer whose card a subscription charges. */
  async #payerOf(subscriptionId: string): Promise<string> {
    const { customer } = await asked(() => this.#stripe.subscriptions.retrieve(subscriptionId));
    return typeof customer === 'string' ? customer : customer.id;
  }

  /** The latest bills of a subscription with what pays them, newest first. */
  async #billed(subscription: string, limit: number): Promise<Billed[]> {
    const invoices = await asked(() => this.#stripe.invoices.list({ subscription, limit, expand: ['data.payments'] }));
    return Promise.all(
      sensible(invoices, { data: 'object' }).data.map(async (invoice) => {
        const intentId = intentOf(invoice);
        return { invoice, intent: intentId === null ? null : await this.lookUpIntent(intentId) };
      }),
    );
  }

  async #read(intent: Stripe.PaymentIntent): Promise<ProviderIntent> {
    if (chargeOf(intent)?.disputed !== true) return intentIn(intent, []);
    const disputes = await asked(() => this.#stripe.disputes.list({ payment_intent: intent.id }));
    return intentIn(intent, sensible(disputes, { data: 'object' }).data);
  }
}

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
