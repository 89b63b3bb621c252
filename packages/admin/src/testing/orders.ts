import { donate } from '@lia/sdk/giving/endpoints';
import { publishFlags } from '@lia/sdk/giving/rules';
import { decideSandboxCheckout, getPreapprovalCourse } from '@lia/sdk/payments/endpoints';
import type { CheckoutDecision } from '@lia/sdk/payments/schema';

import { clientOf, uniqueName } from './world.tsx';

/** An order that somebody made on a partner's site, and that their bank decided upon. */
export interface MadeOrder {
  name: string;
  orderId: string;
  paymentId: string;
  /** Null until the money came. */
  receiptId: string | null;
  folio: string | null;
}

const letters = 'abcdefghij';

/** A name in letters alone that nobody else has. */
const uniquePerson = (): string =>
  uniqueName('Rosaura').replaceAll(/[^A-Za-z ]/g, (sign) => letters[Number(sign) || 0] ?? '');

/** Donates three memberships, $10,800.00, and decides upon the payment. */
export async function anOrder(decision: CheckoutDecision = 'approved'): Promise<MadeOrder> {
  const client = clientOf();
  const name = uniquePerson();
  const { data } = await client.call(donate, {
    body: {
      support: 1,
      supportStudents: 3,
      businessName: 'Panadería La Espiga',
      position: 'Directora',
      name,
      email: 'rosaura@espiga.example',
      phone_number: '5512345678',
      country: 'México',
      state: 'Puebla',
      ...publishFlags(2),
    },
  });
  const preference_id = data.init_point?.split('/').at(-1) ?? '';
  const { back_url } = await client.call(decideSandboxCheckout, { params: { preference_id }, body: { decision } });
  const payment_id = new URL(back_url).searchParams.get('payment_id') ?? '';
  const receipt = await client.call(getPreapprovalCourse, { params: { payment_id }, body: {} });
  const { folio, receipt_id } = receipt.data.data;
  return { name, orderId: data.order?.id ?? '', paymentId: payment_id, receiptId: receipt_id, folio };
}

/** What stands beside a name on the page of a record. */
export const fact = (name: string): string | null | undefined =>
  [...document.querySelectorAll('dt')].find((term) => term.textContent === name)?.nextElementSibling?.textContent;

/** The address of a list that is narrowed. */
export const narrowed = (resource: string, filter: object): string =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
