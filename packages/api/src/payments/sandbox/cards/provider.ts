import type { IncomingHttpHeaders } from 'node:http';

import type { SubscriptionCharge } from '@lia/sdk/payments/subscriptionCharge';

import { type Database, inTransaction } from '../../../platform/database.ts';
import { invalidFields } from '../../../platform/errors.ts';
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
} from '../../cardProvider.ts';
import type { EventRefusal, ReportedEvent, ProviderPayment, ProviderTransaction } from '../../provider.ts';
import { readEvent } from '../events.ts';
import { transactionsOf } from '../transactions.ts';
import { unguessable } from '../unguessable.ts';
import { bill, charge, end, printVoucher, refundCard, SANDBOX_CARDS } from './company.ts';
import { intentIn, paymentOf, subscriptionIn, type VoucherPage } from './read.ts';
import {
  billsOf,
  findCardOutcome,
  findIntent,
  findShownCard,
  findSubscription,
  intentOf,
  intentsOfOrder,
  isSetUp,
  lockIntent,
  lockSubscription,
  type SubscriptionRow,
  subscriptionOf,
  subscriptionsOfOrder,
  updateIntent,
  updateSubscription,
} from './store.ts';

/** A card company of our own, which knows test cards alone and takes no money. */
export class SandboxCards implements CardProvider {
  readonly name = SANDBOX_CARDS;
  readonly kind = 'sandbox';
  readonly publishableKey = null;
  readonly #db: Database;
  readonly #secret: Uint8Array;
  readonly #page: VoucherPage;

  constructor(db: Database, secret: Uint8Array, page: VoucherPage) {
    this.#db = db;
    this.#secret = secret;
    this.#page = page;
  }

  readEvent(headers: IncomingHttpHeaders, rawBody: Buffer): ReportedEvent | EventRefusal {
    return readEvent(this.#secret, headers, rawBody);
  }

  async lookUpPayment(id: string): Promise<ProviderPayment | null> {
    const intent = await findIntent(this.#db, { id });
    return intent ? paymentOf(intent, this.#page, new Date()) : null;
  }

  async findPayments(orderId: string): Promise<ProviderPayment[]> {
    const intents = await this.findIntents(orderId);
    return intents.flatMap(({ payment }) => payment ?? []);
  }

  refundPayment(id: string): Promise<boolean> {
    return refundCard(this.#db, id);
  }

  findTransactions(from: Date, until: Date): Promise<ProviderTransaction[]> {
    return transactionsOf(this.#db, SANDBOX_CARDS, from, until);
  }

  async createIntent(request: IntentRequest): Promise<OpenIntent> {
    const { orderId, attempt, amount, method, expiresAfterDays, description } = request;
    const { id, clientSecret } = await intentOf(this.#db, {
      id: `pi_${unguessable()}`,
      clientSecret: `pi_secret_${unguessable()}`,
      orderId,
      request: `${orderId} ${method} ${attempt}`,
      method,
      amount,
      description,
      expiresAfterDays,
    });
    return { id, clientSecret };
  }

  async createVoucher({ payer, ...request }: VoucherRequest): Promise<ProviderIntent> {
    const { clientSecret } = await this.createIntent({ ...request, method: 'oxxo' });
    const printed = await printVoucher(this.#db, clientSecret, payer);
    return intentIn(printed, this.#page, new Date());
  }

  async lookUpIntent(id: string): Promise<ProviderIntent | null> {
    const intent = await findIntent(this.#db, { id });
    return intent ? intentIn(intent, this.#page, new Date()) : null;
  }

  async findIntents(orderId: string): Promise<ProviderIntent[]> {
    const intents = await intentsOfOrder(this.#db, orderId);
    return intents.map((intent) => intentIn(intent, this.#page, new Date()));
  }

  async cancelIntent(id: string): Promise<void> {
    await inTransaction(this.#db, async (tx) => {
      const intent = await lockIntent(tx, { id });
      const over = !intent || ['approved', 'refunded', 'cancelled', 'expired'].includes(intent.status);
      if (!over) await updateIntent(tx, id, { status: 'cancelled' });
    });
  }

  async createSubscription(request: SubscriptionRequest): Promise<NewSubscription> {
    const {
      orderId,
      paymentMethod,
      unit_price,
      quantity,
      licences = 0,
      licence_price = 0,
      interval,
      product,
    } = request;
    return inTransaction(this.#db, async (tx) => {
      const outcome = await findCardOutcome(tx, paymentMethod);
      if (outcome === undefined) throw invalidFields({ payment_method: { key: 'invalid' } });
      if (outcome === 'card_declined' || outcome === 'insufficient_funds')
        return { status: 'declined', failure: outcome };
      const { row, added } = await subscriptionOf(tx, {
        id: `sub_${unguessable()}`,
        request: `${orderId} ${paymentMethod}`,
        orderId,
        cardId: paymentMethod,
        unit_price,
        quantity,
        licences,
        licence_price,
        interval,
        product: product.name,
        status: 'incomplete',
      });
      if (added) {
        const intent = await bill(tx, row, 0);
        await charge(tx, intent, paymentMethod, outcome === 'authentication' ? 'requires_action' : outcome);
      }
      const [first] = await billsOf(tx, row.id);
      if (first?.intent.status === 'approved') return { status: 'active', id: row.id, clientSecret: null };
      if (first?.intent.status === 'requires_action') {
        return { status: 'requires_action', id: row.id, clientSecret: first.intent.clientSecret };
      }
      return { status: 'declined', failure: first?.intent.failure ?? 'card_declined' };
    });
  }

  async lookUpSubscription(id: string): Promise<ProviderSubscription | null> {
    const row = await findSubscription(this.#db, id);
    return row ? this.#described(row) : null;
  }

  async findSubscriptions(orderId: string): Promise<ProviderSubscription[]> {
    const rows = await subscriptionsOfOrder(this.#db, orderId);
    return Promise.all(rows.map((row) => this.#described(row)));
  }

  async cancelSubscription(id: string, atPeriodEnd: boolean): Promise<void> {
    await inTransaction(this.#db, async (tx) => {
      const row = await lockSubscription(tx, id);
      if (!row || row.status === 'ended') return;
      if (atPeriodEnd) await updateSubscription(tx, id, { cancelAtPeriodEnd: true });
      else await end(tx, id);
    });
  }

  async resumeSubscription(id: string): Promise<void> {
    await inTransaction(this.#db, async (tx) => {
      const row = await lockSubscription(tx, id);
      if (row && row.status !== 'ended') await updateSubscription(tx, id, { cancelAtPeriodEnd: false });
    });
  }

  async changeCharge(subscriptionId: string, next: SubscriptionCharge): Promise<void> {
    await updateSubscription(this.#db, subscriptionId, next);
  }

  async createSetupIntent(subscriptionId: string): Promise<OpenIntent> {
    const { id, clientSecret } = await intentOf(this.#db, {
      id: `seti_${unguessable()}`,
      clientSecret: `seti_secret_${unguessable()}`,
      subscriptionId,
      request: `setup ${unguessable()}`,
      method: 'card',
      amount: 0,
      description: '',
      expiresAfterDays: 0,
    });
    return { id, clientSecret };
  }

  async changeCard(subscriptionId: string, paymentMethod: string): Promise<CardChange> {
    return inTransaction(this.#db, async (tx) => {
      const row = await lockSubscription(tx, subscriptionId);
      const outcome = await findCardOutcome(tx, paymentMethod);
      if (!row || outcome === undefined) throw invalidFields({ payment_method: { key: 'invalid' } });
      if (outcome === 'card_declined' || outcome === 'insufficient_funds')
        return { status: 'declined', failure: outcome };
      const owed = row.status === 'past_due' ? (await billsOf(tx, row.id)).at(-1)?.intent : undefined;
      const asks = outcome === 'authentication' && !(await isSetUp(tx, row.id, paymentMethod));
      if (owed && asks) {
        const { clientSecret } = await charge(tx, owed, paymentMethod, 'requires_action');
        return { status: 'requires_action', clientSecret };
      }
      if (owed) await charge(tx, owed, paymentMethod, 'approved');
      await updateSubscription(tx, row.id, { cardId: paymentMethod });
      return { status: 'changed' };
    });
  }

  async #described(row: SubscriptionRow): Promise<ProviderSubscription> {
    const card = await findShownCard(this.#db, row.cardId);
    return subscriptionIn(row, card, await billsOf(this.#db, row.id), this.#page, new Date());
  }
}
