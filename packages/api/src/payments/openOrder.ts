import { randomUUID } from 'node:crypto';

import { fillPath } from '@lia/sdk/http/client';
import { notifyPayment } from '@lia/sdk/payments/endpoints';
import type { Centavos } from '@lia/sdk/payments/money';
import type { Checkout, OrderReason } from '@lia/sdk/payments/schema';

import type { Transaction } from '../platform/database.ts';
import { type Language, linkIn } from '../platform/language.ts';
import { API_ROOT } from '../platform/serve.ts';
import type { OpenedCheckout, PaymentProvider } from './provider.ts';
import { insertOrder } from './store.ts';

/** One line of an order: what is paid for, how many, at which price each. */
export interface Charge {
  title: string;
  quantity: number;
  unit_price: Centavos;
}

/** What a plan of the buyer's took off. */
export interface Discount {
  /** Unit price without it. */
  list_price: Centavos;
  /** In percent: 100 where the plan includes the whole. */
  percent: number;
}

/** Who pays; `company` where it is done in the name of one. */
export interface Payer {
  name: string;
  email: string;
  company?: string;
}

/** What a payer is about to pay. */
export interface Purchase {
  reason: OrderReason;
  /** At the price that is paid, so after the discount. */
  charge: Charge;
  discount?: Discount;
  /** Further licences of a plan that its unit price has in it. */
  further?: { licences: number; licence_price: Centavos };
  payer: Payer;
  /** In which the payer is written to. */
  language: Language;
}

/** A checkout that stands at the provider, for an order that we have yet to write. */
export interface OpenedOrder extends Purchase {
  id: string;
  provider: string;
  checkout: OpenedCheckout;
}

/**
 * Opens the checkout of a purchase, payable until an instant where one is given. Comes before the transaction, since it goes over a network: a checkout whose order
 * is never written is never shown.
 */
export async function openOrder(
  provider: PaymentProvider,
  publicUrl: string,
  purchase: Purchase,
  until?: Date,
): Promise<OpenedOrder> {
  const { charge, payer } = purchase;
  const id = randomUUID();
  const checkout = await provider.createCheckout({
    orderId: id,
    ...charge,
    payer,
    ...(until && { until }),
    backUrl: linkIn(purchase.language, `${publicUrl}/receipt`),
    notificationUrl: notificationUrl(publicUrl, provider),
  });
  return { ...purchase, id, provider: provider.name, checkout };
}

/** Writes the order of an opened checkout; `request` where the same asked again is to be the same order (sameOrder.ts). */
export async function writeOrder(tx: Transaction, opened: OpenedOrder, request: string | null = null): Promise<void> {
  const { id, provider, checkout } = opened;
  await insertOrder(tx, {
    id,
    ...orderColumns(opened),
    provider,
    preferenceId: checkout.preference_id,
    initPoint: checkout.init_point,
    request,
  });
}

/** What an order keeps of a purchase, whichever way it is paid. */
export const orderColumns = ({ reason, charge, discount, further, payer, language }: Purchase) => ({
  reason,
  ...charge,
  total: charge.quantity * charge.unit_price,
  ...(discount && { list_price: discount.list_price, discount: discount.percent }),
  ...further,
  payer_name: payer.name,
  payer_email: payer.email,
  payer_company: payer.company,
  language,
});

/** Answer of a form whose order was opened; null where nothing is to be paid yet. */
export const checkoutAnswer = (
  message: string,
  opened: Pick<OpenedOrder, 'id' | 'checkout'> | null,
  parentId: string | null,
): Checkout => ({
  message,
  data: {
    order: opened ? { id: opened.id } : null,
    id_parent: opened ? parentId : null,
    init_point: opened ? opened.checkout.init_point : null,
  },
});

/** Where a provider reports payments to. */
export const notificationUrl = (publicUrl: string, { name }: Pick<PaymentProvider, 'name'>): string =>
  publicUrl + API_ROOT + fillPath(notifyPayment, { provider: name });
