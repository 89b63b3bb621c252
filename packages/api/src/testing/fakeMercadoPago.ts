import { createHmac } from 'node:crypto';

import { manifest } from '../payments/mercadopago/signature.ts';
import { type FakeServer, type FakeRequest, startFakeServer } from './fakeServer.ts';

/** A payment as Mercado Pago describes it, with the fields that are read; amounts in pesos. */
export interface MercadoPagoPayment {
  id: number;
  status: string;
  status_detail: string;
  external_reference: string | null;
  currency_id: string;
  transaction_amount: number;
  transaction_amount_refunded: number;
  date_created: string;
  date_last_updated: string;
  date_approved: string | null;
  date_of_expiration: string | null;
  payment_type_id: string;
  refunds?: { id: number; amount: number; date_created: string }[];
  fee_details?: { amount: number; type: string; fee_payer: string }[];
}

export interface FakeMercadoPago extends FakeServer {
  payments: Map<number, MercadoPagoPayment>;
  /** Pays an order on the checkout page. Returns the payment's id. */
  pay(orderId: string, pesos: number, change?: Partial<MercadoPagoPayment>): number;
}

/** Payments of one answer about a time: so few that tests meet the next page. */
const PAGE = 2;

/** Whether a search finds a payment: by its order, or by one of its dates. */
function isAsked(payment: MercadoPagoPayment, query: URLSearchParams): boolean {
  const range = query.get('range');
  if (range !== 'date_approved' && range !== 'date_last_updated') {
    return payment.external_reference === query.get('external_reference');
  }
  const at = Date.parse(payment[range] ?? '');
  const end = query.get('end_date') ?? '';
  return at >= Date.parse(query.get('begin_date') ?? '') && at <= (end === 'NOW' ? Date.now() : Date.parse(end));
}

/** A Mercado Pago that remembers what it was asked. */
export async function startFakeMercadoPago(): Promise<FakeMercadoPago> {
  const payments = new Map<number, MercadoPagoPayment>();
  const preferences = new Map<string, object>();
  const refunds = new Map<string, object>();
  let next = 112_233_445_500;

  function answer({ method, path, query, headers, body }: FakeRequest) {
    if (headers.authorization !== 'Bearer APP_USR-1') {
      return { status: 401, body: { message: 'invalid access token', error: 'unauthorized', status: 401, cause: [] } };
    }
    if (method === 'POST' && path === '/checkout/preferences') {
      const key = String(headers['x-idempotency-key']);
      const id = `1234567-${preferences.size + 1}-aaaa-bbbb`;
      const made = preferences.get(key) ?? {
        ...JSON.parse(body),
        id,
        init_point: `https://www.mercadopago.com.mx/checkout/v1/redirect?pref_id=${id}`,
        sandbox_init_point: `https://sandbox.mercadopago.com.mx/checkout/v1/redirect?pref_id=${id}`,
        date_created: '2026-11-21T04:00:00.000-06:00',
      };
      preferences.set(key, made);
      return { status: 201, body: made };
    }
    const changed = /^\/checkout\/preferences\/(.+)$/.exec(path)?.[1];
    if (method === 'PUT' && changed !== undefined) {
      const known = [...preferences.values()].find((one) => 'id' in one && one.id === changed);
      if (!known) return { status: 404, body: { message: 'Preference not found', error: 'not_found', status: 404 } };
      return { body: Object.assign(known, JSON.parse(body)) };
    }
    if (path === '/v1/payments/search') {
      const offset = Number(query.get('offset'));
      const found = [...payments.values()].filter((payment) => isAsked(payment, query));
      const limit = query.has('range') ? PAGE : found.length;
      const results = found.slice(offset, offset + limit);
      return { body: { paging: { total: found.length, limit, offset }, results } };
    }
    const payment = payments.get(Number(/^\/v1\/payments\/(\d+)(\/refunds)?$/.exec(path)?.[1]));
    if (payment && method === 'POST' && path.endsWith('/refunds')) {
      const key = String(headers['x-idempotency-key']);
      const before = refunds.get(key);
      if (before) return { status: 201, body: before };
      if (payment.status !== 'approved') {
        const message = 'The action requested is not valid for the current payment status';
        return { status: 400, body: { message, error: 'bad_request', status: 400, cause: [{ code: 2063 }] } };
      }
      const amount = payment.transaction_amount - payment.transaction_amount_refunded;
      Object.assign(payment, {
        status: 'refunded',
        status_detail: 'refunded',
        transaction_amount_refunded: payment.transaction_amount,
      });
      const made = { id: 900 + refunds.size, payment_id: payment.id, amount, status: 'approved' };
      refunds.set(key, made);
      return { status: 201, body: made };
    }
    if (payment && method === 'PUT') {
      if (payment.status !== 'pending' && payment.status !== 'in_process') {
        const message = 'The action requested is not valid for the current payment state';
        return { status: 400, body: { message, error: 'bad_request', status: 400, cause: [{ code: 2018 }] } };
      }
      const by = { status_detail: 'by_collector', date_last_updated: new Date().toISOString() };
      return { body: Object.assign(payment, JSON.parse(body), by) };
    }
    return payment
      ? { body: payment }
      : { status: 404, body: { message: 'Payment not found', error: 'not_found', status: 404, cause: [] } };
  }

  return {
    ...(await startFakeServer(answer)),
    payments,
    pay(orderId, pesos, change = {}) {
      const id = (next += 1);
      payments.set(id, {
        id,
        status: 'approved',
        status_detail: 'accredited',
        external_reference: orderId,
        currency_id: 'MXN',
        transaction_amount: pesos,
        transaction_amount_refunded: 0,
        date_created: '2026-11-21T04:10:00.000-06:00',
        date_last_updated: '2026-11-21T04:10:05.000-06:00',
        date_approved: '2026-11-21T04:10:05.000-06:00',
        date_of_expiration: null,
        payment_type_id: 'credit_card',
        ...change,
      });
      return id;
    },
  };
}

/** Headers of a provider event, signed as Mercado Pago does. */
export function signedHeaders(
  dataId: string,
  { secret = 'a secret of the panel', ts = String(Date.now()), requestId = 'f7b2a1d4' } = {},
): Record<string, string> {
  const v1 = createHmac('sha256', secret)
    .update(manifest(dataId, requestId, ts))
    .digest('hex');
  return { 'Content-Type': 'application/json', 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': requestId };
}
