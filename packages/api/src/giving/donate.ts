import { randomUUID } from 'node:crypto';

import type { Donation } from '@lia/sdk/giving/schema';
import type { Checkout } from '@lia/sdk/payments/schema';

import type { CheckoutRequest, OpenedCheckout, PaymentProvider } from '../payments/provider.ts';
import { insertOrder } from '../payments/store.ts';
import type { Transaction } from '../platform/database.ts';
import { keepFile, type ReceivedFile } from '../platform/files.ts';
import type { Say } from '../platform/language.ts';
import { chargeOf } from './charge.ts';
import { donorOf, insertDonation } from './store.ts';

/** Addresses that a checkout carries. */
export interface Addresses {
  backUrl: string;
  notificationUrl: string;
}

/** A checkout that stands at the provider, for an order that we have yet to write. */
export interface OpenedOrder {
  request: CheckoutRequest;
  checkout: OpenedCheckout;
}

/**
 * Opens the checkout of a donation; null where the donor is called first. Comes before the transaction, since it goes
 * over a network: a checkout whose order is never written is one that nobody ever sees.
 */
export async function openOrder(
  provider: PaymentProvider,
  donation: Donation,
  addresses: Addresses,
  say: Say,
): Promise<OpenedOrder | null> {
  const charge = chargeOf(donation, say);
  if (!charge) return null;
  const payer = { name: donation.name, email: donation.email };
  const request: CheckoutRequest = { orderId: randomUUID(), ...charge, payer, ...addresses };
  return { request, checkout: await provider.createCheckout(request) };
}

/** Writes a donation with its donor, file and order. */
export async function donate(
  tx: Transaction,
  provider: string,
  donation: Donation,
  file: ReceivedFile | undefined,
  opened: OpenedOrder | null,
  say: Say,
): Promise<Checkout> {
  if (opened) await insertOrder(tx, orderOf(opened, provider));
  const donorId = await donorOf(tx, randomUUID(), donation.email);
  const fileId = file ? await keepFile(tx, file) : null;
  await insertDonation(tx, { id: randomUUID(), donorId, orderId: opened?.request.orderId ?? null, fileId }, donation);

  if (!opened) return { message: say('donation.contact'), data: { order: null, id_parent: null, init_point: null } };
  return {
    message: say('donation.received'),
    data: { order: { id: opened.request.orderId }, id_parent: donorId, init_point: opened.checkout.init_point },
  };
}

const orderOf = ({ request, checkout }: OpenedOrder, provider: string) => ({
  id: request.orderId,
  reason: 'donation' as const,
  title: request.title,
  quantity: request.quantity,
  unitPrice: request.unitPrice,
  total: request.quantity * request.unitPrice,
  payerName: request.payer.name,
  payerEmail: request.payer.email,
  provider,
  preferenceId: checkout.preference_id,
});
