import type { SubscriptionCharge } from '@lia/sdk/payments/subscriptionCharge';
import type Stripe from 'stripe';

import { translator } from '../../platform/language.ts';
import type { SubscriptionRequest } from '../cardProvider.ts';
import { ProviderUnavailable } from '../provider.ts';
import { askedFor } from './calls.ts';

// A subscription at Stripe has an item for its plan, and one for further licences where it has them.

/** What ends the id of the product of further licences, beside that of their plan. */
const LICENCES = '-licence';

const isOfLicences = (product: string): boolean => product.endsWith(LICENCES);

/** What is charged of a product in each period. */
interface Line {
  product: string;
  quantity: number;
  unit_price: number;
}

const productOf = (product: string | { id: string } | undefined): string =>
  typeof product === 'string' ? product : (product?.id ?? '');

/** What the items of a subscription charge; null where they are others than those of a plan. */
export const chargeOfItems = (items: readonly Stripe.SubscriptionItem[]): SubscriptionCharge | null =>
  chargeIn(
    items.map(({ price, quantity }) =>
      quantity === undefined || price.unit_amount === null
        ? null
        : { product: productOf(price.product), quantity, unit_price: price.unit_amount },
    ),
  );

/** The same of the lines of an invoice. */
export const chargeOfLines = (lines: readonly Stripe.InvoiceLineItem[]): SubscriptionCharge | null =>
  chargeIn(
    lines.map(({ quantity, amount, pricing }) =>
      quantity
        ? { product: productOf(pricing?.price_details?.product), quantity, unit_price: amount / quantity }
        : null,
    ),
  );

function chargeIn(lines: readonly (Line | null)[]): SubscriptionCharge | null {
  const known = lines.flatMap((line) => line ?? []);
  const licences = known.find(({ product }) => isOfLicences(product));
  const [plan, ...others] = known.filter((line) => line !== licences);
  if (!plan || others.length > 0 || known.length < lines.length) return null;
  const { unit_price, quantity } = plan;
  return { unit_price, quantity, licences: licences?.quantity ?? 0, licence_price: licences?.unit_price ?? 0 };
}

/** Items of a new subscription. */
export async function newItems(
  stripe: Stripe,
  charge: SubscriptionCharge,
  { id, name }: SubscriptionRequest['product'],
  interval: SubscriptionRequest['interval'],
) {
  const { plan, licences } = await itemsOf(stripe, charge, await ensureProduct(stripe, `lia-${id}`, name), interval);
  return licences ? [plan, licences] : [plan];
}

/** Changes the items of a subscription from its next period on: what is paid already stays as it is. */
export async function changeItems(stripe: Stripe, id: string, charge: SubscriptionCharge): Promise<void> {
  const { items } = await stripe.subscriptions.retrieve(id);
  const known = items.data.find(({ price }) => isOfLicences(productOf(price.product)));
  const first = items.data.find((item) => item !== known);
  if (!first?.price.recurring) throw new ProviderUnavailable(new Error(`The subscription ${id} has no plan`));
  const { product, recurring } = first.price;
  const { plan, licences } = await itemsOf(stripe, charge, productOf(product), recurring.interval);
  const ofLicences = licences ? [{ ...(known && { id: known.id }), ...licences }] : [];
  const dropped = known && !licences ? [{ id: known.id, deleted: true }] : [];
  await stripe.subscriptions.update(id, {
    items: [{ id: first.id, ...plan }, ...ofLicences, ...dropped],
    proration_behavior: 'none',
  });
}

async function itemsOf(
  stripe: Stripe,
  charge: SubscriptionCharge,
  product: string,
  interval: Stripe.Price.Recurring.Interval,
) {
  const itemOf = (of: string, unit_amount: number, quantity: number) => ({
    quantity,
    price_data: { currency: 'mxn', product: of, unit_amount, recurring: { interval } },
  });
  const plan = itemOf(product, charge.unit_price, charge.quantity);
  if (charge.licences === 0) return { plan, licences: null };
  const further = await ensureProduct(stripe, product + LICENCES, translator('es')('licence.further'));
  return { plan, licences: itemOf(further, charge.licence_price, charge.licences) };
}

/** Products have ids of ours, so each is made once. */
async function ensureProduct(stripe: Stripe, id: string, name: string): Promise<string> {
  const known = await askedFor(() => stripe.products.retrieve(id));
  if (!known) await stripe.products.create({ id, name }, { idempotencyKey: `product:${id}` });
  return id;
}
