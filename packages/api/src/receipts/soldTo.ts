import { toPesos } from '@lia/sdk/payments/money';
import type { Receipt } from '@lia/sdk/payments/schema';

import type { Order } from '../payments/store.ts';

/** What was sold, and to whom: the part of a receipt that a payment and a subscription have alike. */
export function soldTo({ payerEmail, payerName, title, quantity, unitPrice }: Order) {
  return {
    payer_email: payerEmail,
    payer_first_name: payerName,
    payer_last_name: '',
    payer: { email: payerEmail, first_name: payerName, last_name: '' },
    updtOrder: { title },
    quantity,
    additional_info: { items: [{ title, quantity, unit_price: toPesos(unitPrice) }] },
  } satisfies Partial<Receipt['data']['data']>;
}
