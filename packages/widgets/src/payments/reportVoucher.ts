import type { Client } from '@lia/sdk/http/client';
import type { Endpoint } from '@lia/sdk/http/endpoint';
import { derivedKey } from '@lia/sdk/http/idempotency';
import { confirmOxxo } from '@lia/sdk/payments/cards';
import type { OxxoSaved } from '@lia/sdk/payments/cardsSchema';

import { reportPayment } from './reportPayment.ts';
import type { Settled } from './settled.ts';

/** An order, and the intent of its voucher as the company gave it. `product` is the price's id. */
interface Voucher {
  order: string;
  id: string;
  client_secret: string;
  product: string;
}

/** Reports a voucher that the payer has, and saves it by the call of what is sold. */
export const reportVoucher = (
  client: Client,
  key: string,
  save: Endpoint<{ body: Voucher; returns: OxxoSaved }>,
  voucher: Voucher,
): Promise<Settled> => {
  const { order, id } = voucher;
  return reportPayment({ order, method: 'oxxo', payment: id }, async () => {
    await client.call(confirmOxxo, { body: { payment_intent: id }, idempotencyKey: key });
    const { message, data } = await client.call(save, { body: voucher, idempotencyKey: derivedKey(key, id) });
    return { message, order, idParent: data.id_parent, voucher: data.voucher, payment: null };
  });
};
