import { decideSandboxCheckout, getPreapprovalCourse } from '@lia/sdk/payments/endpoints';
import type { PaymentStatus, Receipt } from '@lia/sdk/payments/schema';
import type { InvoiceRequest } from '@lia/sdk/receipts/schema';

import { type PaymentContext, paymentContextOf } from '../payments/fulfilment.ts';
import type { ProviderPayment } from '../payments/provider.ts';
import { settle } from '../payments/settle.ts';
import type { RunningApi } from './api.ts';
import { openDonation, type OpenDonation, TOTAL } from './donations.ts';

/** The invoice request of a person with a salary. */
export const invoiceRequest: InvoiceRequest = {
  rfc: 'GODE561231GR8',
  name: 'Emma Gómez Díaz',
  tax_regime: '605',
  postal_code: '06600',
  cfdi_use: 'D10',
  email: 'emma@example.mx',
};

/** Pays an open donation. Returns the payment's id. */
export async function pay(api: RunningApi, { preferenceId }: OpenDonation): Promise<string> {
  const params = { preference_id: preferenceId };
  const { back_url } = await api.visitor.call(decideSandboxCheckout, { params, body: { decision: 'approved' } });
  return new URL(back_url).searchParams.get('payment_id') ?? '';
}

/** Where the payments of a running API are taken in. */
export const context = ({ app }: RunningApi): PaymentContext => paymentContextOf(app);

/** Sets the status that the provider reports of a donation's payment. */
export async function becomes(
  api: RunningApi,
  { orderId }: OpenDonation,
  id: string,
  status: PaymentStatus,
  change: Partial<ProviderPayment> = {},
): Promise<void> {
  const payment: ProviderPayment = {
    id,
    orderId,
    status,
    method: 'checkout',
    amount: TOTAL,
    createdAt: new Date(),
    paidAt: new Date(),
    failure: null,
    refunded: 0,
    voucher: null,
    ...change,
  };
  await settle(context(api), 'sandbox', payment);
}

/** The receipt that a visitor is shown. */
export const receiptOf = async (api: RunningApi, payment_id: string): Promise<Receipt['data']['data']> =>
  (await api.visitor.call(getPreapprovalCourse, { params: { payment_id }, body: {} })).data.data;

/** A donation that is paid. Returns the id of its order. */
export async function paidOrder(api: RunningApi): Promise<string> {
  const open = await openDonation(api);
  await pay(api, open);
  return open.orderId;
}
