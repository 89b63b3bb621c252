import type { Checkout } from '../payments/schema.ts';

/** Keeps what the receipt page asks with: `id_order` and `id_parent`, or neither (document 1 section 4). */
export function keepOrder({ order, id_parent }: Checkout['data']): void {
  keep('id_order', order?.id ?? null);
  keep('id_parent', order ? id_parent : null);
}

/** Keeps none: what was registered has nothing to be paid. */
export const keepNoOrder = (): void => keepOrder({ order: null, id_parent: null, init_point: null });

/** The order that this browser last placed. */
export const keptOrder = (): string | null => unlessClosed(() => localStorage.getItem('id_order'));

const keep = (key: string, value: string | null): void | null =>
  unlessClosed(() => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)));

/** Storage may be full, or closed (a sandboxed frame, blocked cookies): the order was accepted all the same. */
function unlessClosed<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
