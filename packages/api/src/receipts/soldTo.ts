import { toPesos } from '@lia/sdk/payments/money';
import type { Receipt } from '@lia/sdk/payments/schema';

import { payerNames } from '../payments/payerNames.ts';
import type { Order } from '../payments/store.ts';

/** What was sold, and to whom: the part of a receipt that a payment and a subscription have alike. */
export function soldTo({ payer_email, payer_name, payer_company, title, quantity, unit_price }: Order) {
  const { first, last } = payerNames(payer_name);
  return {
    payer_email,
    payer_first_name: first,
    payer_last_name: last,
    payer_company,
    payer: { email: payer_email, first_name: first, last_name: last },
    updtOrder: { title },
    quantity,
    additional_info: { items: [{ title, quantity, unit_price: toPesos(unit_price) }] },
  } satisfies Partial<Receipt['data']['data']>;
}
