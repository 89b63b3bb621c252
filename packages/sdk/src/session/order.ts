import type { Checkout } from '../payments/schema.ts';

/** Keeps what the receipt page asks with: `id_order` and `id_parent`, or neither (document 1 section 4). */
export function keepOrder({ order, id_parent }: Checkout['data']): void {
  keep('id_order', order?.id ?? null);
  keep('id_parent', order ? id_parent : null);
}

/** Keeps none: what was registered has nothing to be paid. */
export const keepNoOrder = (): void => keepOrder({ order: null, id_parent: null, init_point: null });

/** The order that this browser last placed. */
export const keptOrder = (): string | null => localStorage.getItem('id_order');

function keep(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
}
