import { type OxxoPayer, oxxoPayerSchema } from '@lia/sdk/payments/cardsSchema';
import { email, record } from '@lia/sdk/validation/fields';
import { validate } from '@lia/sdk/validation/validate';

import type { Check } from '../form/useForm.ts';
import type { PaymentValues } from './values.ts';

const cardSchema = record({ email: email() });

/** How it is paid, as it may be: who holds the card, or who goes to the shop. */
export type Payer = { method: 'card'; email: string } | { method: 'oxxo'; oxxo: OxxoPayer };

/** The rules of paying. A module of its own, fetched late: it brings yup. */
export const check: Check<PaymentValues, Payer> = ({ method, email: address, oxxo }) => {
  if (method === 'card') {
    const card = validate(cardSchema, { email: address }, { input: 'typed' });
    return card.ok ? { ok: true, value: { method, email: card.value.email } } : card;
  }
  const payer = validate(oxxoPayerSchema, oxxo, { input: 'typed' });
  if (payer.ok) return { ok: true, value: { method, oxxo: payer.value } };
  const fields = Object.entries(payer.fields).map(([name, message]) => [`oxxo.${name}`, message] as const);
  return { ok: false, fields: Object.fromEntries(fields) };
};
