import type { IncomingHttpHeaders } from 'node:http';

import { DAY_MS } from '@lia/sdk/calendar/durations';
import { CURRENCY, toPesos } from '@lia/sdk/payments/money';
import { type InferType, type Schema, ValidationError } from 'yup';

import type { MercadoPagoConfig } from '../../platform/config/payments.ts';
import { fetchText } from '../../platform/outbound.ts';
import { payerNames } from '../payerNames.ts';
import {
  CHECKOUT_DAYS,
  type CheckoutRequest,
  type EventRefusal,
  type OpenedCheckout,
  type PaymentProvider,
  type ReportedEvent,
  type ProviderPayment,
  type ProviderTransaction,
  ProviderUnavailable,
} from '../provider.ts';
import {
  eventSchema,
  type Payment,
  paymentIn,
  paymentSchema,
  preferenceSchema,
  refundSchema,
  searchSchema,
} from './read.ts';
import { verify } from './signature.ts';
import { transactionsIn } from './transactions.ts';

const ANSWER_WITHIN_MS = 10_000;

/** A page of a search has some kilobytes for each payment. */
const MOST_BYTES = 10_000_000;

/** Payments of one answer to a search. */
const PAGE = 100;

interface Call {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object;
  /** Makes a write safe to repeat. */
  key?: string;
}

/**
 * Mercado Pago behind our interface, over its documented HTTP calls. Its own package has one address for all clients
 * built into it, so nothing could stand in for it in a test, and it hands on answers unread.
 */
export class MercadoPago implements PaymentProvider {
  readonly name = 'mercadopago';
  /** Payments are numbered one after another. */
  readonly guessableIds = true;
  readonly #config: MercadoPagoConfig;
  readonly #answerWithinMs: number;

  constructor(config: MercadoPagoConfig, answerWithinMs = ANSWER_WITHIN_MS) {
    this.#config = config;
    this.#answerWithinMs = answerWithinMs;
  }

  async createCheckout(request: CheckoutRequest): Promise<OpenedCheckout> {
    const { orderId, title, quantity, unit_price, payer, until, backUrl, notificationUrl } = request;
    const { first, last } = payerNames(payer.name);
    const expires = Date.now() + CHECKOUT_DAYS * DAY_MS;
    const body = {
      items: [{ id: orderId, title, quantity, unit_price: toPesos(unit_price), currency_id: CURRENCY }],
      payer: { name: first, surname: last, email: payer.email },
      external_reference: orderId,
      back_urls: { success: backUrl, pending: backUrl, failure: backUrl },
      // Only an approved payment returns by itself, and only to an address that others can reach.
      ...(backUrl.startsWith('https:') && { auto_return: 'approved' }),
      notification_url: notificationUrl,
      expires: true,
      expiration_date_to: new Date(Math.min(expires, until?.getTime() ?? expires)).toISOString(),
    };
    const key = `preference:${orderId}`;
    const preference = await this.#ask({ method: 'POST', path: '/checkout/preferences', body, key }, preferenceSchema);
    if (!preference) throw new ProviderUnavailable(new Error('Mercado Pago made no preference'));
    return { preference_id: preference.id, init_point: preference.init_point };
  }

  async closeCheckout(preferenceId: string): Promise<void> {
    const body = { expires: true, expiration_date_to: new Date().toISOString() };
    const path = `/checkout/preferences/${encodeURIComponent(preferenceId)}`;
    await this.#ask({ method: 'PUT', path, body }, preferenceSchema);
  }

  async cancelPayment(id: string): Promise<void> {
    if (!isPaymentId(id)) return;
    await this.#ask({ method: 'PUT', path: `/v1/payments/${id}`, body: { status: 'cancelled' } }, paymentSchema);
  }

  readEvent(headers: IncomingHttpHeaders, rawBody: Buffer): ReportedEvent | EventRefusal {
    const { 'x-signature': signature, 'x-request-id': requestId } = headers;
    if (typeof signature !== 'string' || typeof requestId !== 'string') return 'forged';
    const event = parseEvent(rawBody);
    if (!event) return 'malformed';
    const verdict = verify(this.#config.webhookSecret, { signature, requestId, dataId: event.data.id }, new Date());
    if (verdict !== 'genuine') return verdict;
    return {
      eventId: event.id,
      type: event.action ?? event.type,
      paymentId: subjectOf(event),
      subscriptionId: null,
    };
  }

  async lookUpPayment(id: string): Promise<ProviderPayment | null> {
    if (!isPaymentId(id)) return null;
    const payment = await this.#ask({ method: 'GET', path: `/v1/payments/${id}` }, paymentSchema);
    return payment && paymentIn(payment);
  }

  async findPayments(orderId: string): Promise<ProviderPayment[]> {
    const query = new URLSearchParams({ sort: 'date_created', criteria: 'asc', external_reference: orderId });
    const found = await this.#ask({ method: 'GET', path: `/v1/payments/search?${query}` }, searchSchema);
    return (found?.results ?? []).flatMap((payment) => paymentIn(payment) ?? []);
  }

  async refundPayment(id: string): Promise<boolean> {
    if (!isPaymentId(id)) return false;
    const call = { method: 'POST', path: `/v1/payments/${id}/refunds`, body: {}, key: `refund:${id}` } as const;
    if (await this.#ask(call, refundSchema)) return true;
    // Nothing is left to go back, or it may not.
    return (await this.lookUpPayment(id))?.status === 'refunded';
  }

  async findTransactions(from: Date, until: Date): Promise<ProviderTransaction[]> {
    // What went back of a payment is dated by its refunds: any payment that changed since may have one of these days.
    const [approved, changed] = [
      await this.#search({ range: 'date_approved', begin_date: from.toISOString(), end_date: until.toISOString() }),
      await this.#search({ range: 'date_last_updated', begin_date: from.toISOString(), end_date: 'NOW' }),
    ];
    const payments = new Map([...approved, ...changed].map((payment) => [payment.id, payment]));
    return [...payments.values()].flatMap(transactionsIn).filter(({ at }) => at >= from && at < until);
  }

  /** Every payment that a search finds. */
  async #search(asked: Readonly<Record<string, string>>): Promise<Payment[]> {
    const payments: Payment[] = [];
    for (;;) {
      const page = { limit: String(PAGE), offset: String(payments.length) };
      const query = new URLSearchParams({ sort: 'date_created', criteria: 'asc', ...asked, ...page });
      const found = await this.#ask({ method: 'GET', path: `/v1/payments/search?${query}` }, searchSchema);
      payments.push(...(found?.results ?? []));
      if (!found || found.results.length === 0 || payments.length >= found.paging.total) return payments;
    }
  }

  /**
   * One call; null where nothing stands there, or where what is asked for cannot be.
   * @throws {ProviderUnavailable} for whatever is no sensible answer.
   */
  async #ask<S extends Schema>({ method, path, body, key }: Call, schema: S): Promise<InferType<S> | null> {
    try {
      const headers = {
        Authorization: `Bearer ${this.#config.accessToken}`,
        'Content-Type': 'application/json',
        ...(key !== undefined && { 'X-Idempotency-Key': key }),
      };
      const { status, ok, text } = await fetchText(
        this.#config.apiUrl + path,
        { method, headers, body: body === undefined ? null : JSON.stringify(body) },
        { withinMs: this.#answerWithinMs, mostBytes: MOST_BYTES },
      );
      const answer: unknown = JSON.parse(text);
      if (status === 404 || (status === 400 && mayBeOver({ method, path }))) return null;
      if (!ok) throw new Error(`Mercado Pago answered ${status} to ${method} ${path.split('?')[0]}`);
      return schema.validateSync(answer, { strict: true });
    } catch (error) {
      throw new ProviderUnavailable(withoutAnswer(error));
    }
  }
}

/** Payments are numbered, and an id becomes part of an address. */
const isPaymentId = (id: string): boolean => /^\d{1,20}$/.test(id);

/** Whether a 400 means that a payment is past what is asked for it: refunded already, or paid and no longer to be cancelled. */
const mayBeOver = ({ method, path }: Pick<Call, 'method' | 'path'>): boolean =>
  path.endsWith('/refunds') || (method === 'PUT' && path.startsWith('/v1/payments/'));

/** A rule that an answer broke quotes the answer, and with it people: its place has to do. */
const withoutAnswer = (error: unknown): unknown =>
  error instanceof ValidationError ? new Error(`Mercado Pago answered without a sensible ${error.path}`) : error;

type MercadoPagoEvent = InferType<typeof eventSchema>;

/** The topic of chargebacks: its id is the chargeback's, beside which stands the payment's. */
const CHARGEBACKS = 'topic_chargebacks_wh';

/** The payment that a provider event is about. */
function subjectOf({ type, data }: MercadoPagoEvent): string | null {
  if (type === 'payment') return data.id;
  return type === CHARGEBACKS ? (data.payment_id ?? null) : null;
}

/** An id of more digits than a number keeps: a chargeback's, which is signed. */
const LONG_ID = /("id"\s*:\s*)(\d{16,})/g;

/** Reads the body of a provider event; its own id is a number or a text. */
function parseEvent(rawBody: Buffer): MercadoPagoEvent | null {
  try {
    return eventSchema.validateSync(JSON.parse(rawBody.toString('utf8').replaceAll(LONG_ID, '$1"$2"')));
  } catch {
    return null;
  }
}
