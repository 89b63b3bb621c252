import type { Price } from '@lia/sdk/memberships/schema';

import type { Pay } from './PaymentStep.tsx';

/** What a signed-in user pays, at their own price. */
export interface OwnPurchase {
  price: Price;
  payer: { name: string; email: string };
  pay: Pay;
  /** The host's page that it leads to once it is paid, and its name. */
  next: { path: string; label: string };
}

/**
 * What is paid for: a plan by its slug (`padre-mensual`) with the family that registers, or a course by its id with its
 * buyer. `form` and `children` are the bodies of document 1 section 3; a page may hand over anything, so they are held
 * against the rules before they are sent.
 */
export type Purchase =
  | { plan: string; form: unknown; children: readonly unknown[] }
  | { course: string; form: unknown }
  | OwnPurchase;

const fields = (given: unknown): Record<string, unknown> =>
  typeof given === 'object' && given !== null ? { ...given } : {};

/** A purchase as a page describes it with attributes and the property `purchase`; null where it names nothing. */
export function readPurchase({ plan, course, purchase }: Record<string, unknown>): Purchase | null {
  const { form, children } = fields(purchase);
  if (typeof course === 'string' && course !== '') return { course, form };
  if (typeof plan !== 'string' || plan === '') return null;
  return { plan, form, children: Array.isArray(children) ? children : [] };
}

/** How many things at the same price: the children of a plan, or one course; none while no child is selected. */
export function countOf(purchase: Purchase): number {
  if ('pay' in purchase) return 1;
  if (purchase.form === undefined || purchase.form === null) return 0;
  return 'plan' in purchase ? purchase.children.length : 1;
}

/** Who gets an account with it: the buyer, and the children of a plan. */
export function peopleOf(purchase: Purchase): { name: string; username: string }[] {
  // Who is signed in has one already.
  if ('pay' in purchase) return [];
  const accounts = 'plan' in purchase ? [purchase.form, ...purchase.children] : [purchase.form];
  return accounts
    .map(fields)
    .flatMap(({ name, last_name, username }) =>
      typeof name === 'string' && typeof username === 'string'
        ? [{ name: typeof last_name === 'string' ? `${name} ${last_name}` : name, username }]
        : [],
    );
}

/** Who is likely to pay, as far as the page gives it. */
export function payerOf(purchase: Purchase): { name: string; email: string } {
  if ('pay' in purchase) return purchase.payer;
  const { name, last_name, email } = fields(purchase.form);
  const words = [name, last_name].filter((word) => typeof word === 'string');
  return { name: words.join(' '), email: typeof email === 'string' ? email : '' };
}
