/**
 * What is paid for: a plan by its slug (`padre-mensual`) with the family that registers, or a course by its id with its
 * buyer. `form` and `children` are the bodies of document 1 section 3; a page may hand over anything, so they are held
 * against the rules before they are sent.
 */
export type Purchase =
  | { plan: string; form: unknown; children: readonly unknown[] }
  | { course: string; form: unknown };

const fields = (given: unknown): Record<string, unknown> =>
  typeof given === 'object' && given !== null ? { ...given } : {};

/** A purchase as a page describes it with attributes and the property `purchase`; null where it names nothing. */
export function readPurchase({ plan, course, purchase }: Record<string, unknown>): Purchase | null {
  const { form, children } = fields(purchase);
  if (typeof course === 'string' && course !== '') return { course, form };
  if (typeof plan !== 'string' || plan === '') return null;
  return { plan, form, children: Array.isArray(children) ? children : [] };
}

/** How many things at the same price: the children of a plan, or one course; none while nobody is selected. */
export function countOf(purchase: Purchase): number {
  if (purchase.form === undefined || purchase.form === null) return 0;
  return 'plan' in purchase ? purchase.children.length : 1;
}

/** Who is likely to pay, as far as the page says. */
export function payerOf({ form }: Purchase): { name: string; email: string } {
  const { name, last_name, email } = fields(form);
  const words = [name, last_name].filter((word) => typeof word === 'string');
  return { name: words.join(' '), email: typeof email === 'string' ? email : '' };
}
