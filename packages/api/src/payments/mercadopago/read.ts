import { fromPesos } from '@lia/sdk/payments/money';
import type { PaymentStatus } from '@lia/sdk/payments/schema';
import { array, type InferType, number, object, string } from 'yup';

import { orderReference, type ProviderDispute, type ProviderPayment } from '../provider.ts';

/** The fields that we read of a payment; Mercado Pago sends far more. */
export const paymentSchema = object({
  id: number().integer().required(),
  status: string().required(),
  status_detail: string().nullable(),
  external_reference: string().nullable(),
  currency_id: string().required(),
  transaction_amount: number().required(),
  transaction_amount_refunded: number().nullable(),
  date_created: string().required(),
  date_last_updated: string().nullable(),
  date_approved: string().nullable(),
  date_of_expiration: string().nullable(),
  refunds: array(
    object({ id: number().integer().required(), amount: number().required(), date_created: string().required() }),
  ).nullable(),
  fee_details: array(object({ amount: number().required(), fee_payer: string().nullable() })).nullable(),
});
export type Payment = InferType<typeof paymentSchema>;

export const searchSchema = object({
  results: array(paymentSchema.required()).required(),
  paging: object({ total: number().integer().required() }).required(),
});

export const preferenceSchema = object({ id: string().required(), init_point: string().required() });

export const refundSchema = object({ id: number().integer().required() });

export const eventSchema = object({
  id: string().required().max(100),
  type: string().required().max(100),
  action: string().max(100).nullable(),
  data: object({ id: string().required().max(100), payment_id: string().max(100) }).required(),
});

/** A payment as we keep it; null for one in another currency, which pays nothing of ours. */
export function paymentIn(payment: Payment): ProviderPayment | null {
  if (payment.currency_id !== 'MXN') return null;
  const status = statusOf(payment);
  const paid = status === 'approved' || status === 'refunded';
  const approvedAt = payment.date_approved ?? payment.date_created;
  return {
    id: String(payment.id),
    orderId: orderReference(payment.external_reference),
    status,
    method: 'checkout',
    amount: fromPesos(payment.transaction_amount),
    refunded: fromPesos(payment.transaction_amount_refunded ?? 0),
    createdAt: new Date(payment.date_created),
    changedAt: payment.date_last_updated == null ? null : new Date(payment.date_last_updated),
    paidAt: paid ? new Date(approvedAt) : null,
    failure: status === 'rejected' || status === 'expired' ? (payment.status_detail ?? payment.status) : null,
    voucher: null,
    disputes: disputesIn(payment),
  };
}

/**
 * A payment has one dispute at most, which is known by the payment itself: a mediation with the payer, which may become a
 * chargeback of their bank. When it is to be answered stands in Mercado Pago's own panel alone.
 */
function disputesIn(payment: Payment): ProviderDispute[] {
  const { id, status, status_detail, transaction_amount, date_created, date_last_updated } = payment;
  if (status !== 'in_mediation' && status !== 'charged_back') return [];
  const changedAt = new Date(date_last_updated ?? date_created);
  return [
    {
      id: String(id),
      status: status_detail === 'settled' ? 'lost' : status_detail === 'reimbursed' ? 'won' : 'open',
      reason: status_detail ?? status,
      amount: fromPesos(transaction_amount),
      dueAt: null,
      openedAt: changedAt,
      takenAt: status === 'charged_back' ? changedAt : null,
      returnedAt: status === 'charged_back' && status_detail === 'reimbursed' ? changedAt : null,
    },
  ];
}

function statusOf({ status, status_detail, transaction_amount, transaction_amount_refunded }: Payment): PaymentStatus {
  switch (status) {
    case 'approved':
      return (transaction_amount_refunded ?? 0) >= transaction_amount ? 'refunded' : 'approved';
    // The payer complained; the money is here until it is decided.
    case 'in_mediation':
      return 'approved';
    case 'refunded':
      return 'refunded';
    case 'charged_back':
      // `settled` was decided for the payer, `reimbursed` for us; anything else is still under way.
      return status_detail === 'settled' ? 'refunded' : 'approved';
    case 'rejected':
      return 'rejected';
    case 'cancelled':
      return status_detail === 'expired' ? 'expired' : 'rejected';
    default:
      return 'pending';
  }
}
