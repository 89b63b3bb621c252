import type { FakeAnswer } from './fakeServer.ts';
import type {
  StripeIntent,
  StripeInvoice,
  StripeItem,
  StripeSubscription,
  StripeTransaction,
} from './stripeObjects.ts';

/** In seconds. */
export const MONTH = 30 * 86_400;
/** So few that tests meet the next page. */
const BALANCE_PAGE = 2;

/** In seconds, as Stripe dates what happens. */
export const now = (): number => Math.floor(Date.now() / 1000);

export const charge = (intent: StripeIntent, more: object = {}): object => ({
  id: `ch_${intent.id}`,
  object: 'charge',
  created: now(),
  amount: intent.amount,
  amount_refunded: 0,
  refunded: false,
  disputed: false,
  payment_method_details: { type: 'card' },
  ...more,
});

/** A card's last four digits are those of its token here: `pm_1881`. */
export const methodOf = ({ default_payment_method: id }: StripeSubscription): object => ({
  id,
  object: 'payment_method',
  type: 'card',
  card: { brand: 'visa', last4: id.slice(-4) },
});

interface Draft {
  id: string;
  billing_reason: string;
  subscriptionId: string;
  items: readonly StripeItem[];
  start: number;
}

/** The bill of a month as Stripe drafts it: what is to pay it does not exist yet. */
export const draftOf = ({ id, billing_reason, subscriptionId, items, start }: Draft): StripeInvoice => ({
  id,
  object: 'invoice',
  billing_reason,
  status: 'draft',
  auto_advance: true,
  created: now(),
  // For a first invoice, the period of usage has no length.
  period_start: start,
  period_end: start,
  lines: {
    object: 'list',
    data: items.map(({ quantity, price: { product, unit_amount } }) => ({
      period: { start, end: start + MONTH },
      quantity,
      amount: quantity * unit_amount,
      pricing: { price_details: { product } },
    })),
  },
  payments: { object: 'list', data: [] },
  parent: { type: 'subscription_details', subscription_details: { subscription: subscriptionId } },
});

export const failure = (status: number, error: object): FakeAnswer => ({ status, body: { error } });
export const missing = (param: string): FakeAnswer =>
  failure(404, { type: 'invalid_request_error', code: 'resource_missing', param, message: 'No such thing' });
export const list = (data: unknown[]): FakeAnswer => ({ body: { object: 'list', has_more: false, url: '/', data } });

/** What moved in the time that is asked about, newest first, a page at a time. */
export function balancePage(
  transactions: readonly StripeTransaction[],
  path: string,
  query: URLSearchParams,
): FakeAnswer {
  const from = Number(query.get('created[gte]'));
  const until = Number(query.get('created[lt]'));
  const inTime = transactions.filter(({ created }) => created >= from && created < until).toReversed();
  const first = inTime.findIndex((one) => one.id === query.get('starting_after')) + 1;
  const data = inTime.slice(first, first + BALANCE_PAGE);
  return { body: { object: 'list', has_more: first + data.length < inTime.length, url: path, data } };
}
