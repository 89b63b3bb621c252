import type { FormResult } from '@lia/widgets/react';

/** What somebody has just done in a form, as the page that it led to shows it. */
export interface Arrival extends FormResult {
  /** What the server said of it; null where a form on another site did it. */
  said: string | null;
}

const kinds: readonly FormResult['what'][] = ['family', 'teacher', 'plan', 'course'];

/**
 * What somebody arrives with: the history state `arrival`, which forms of the portal leave, or the query `after` and
 * `payment_id`, which forms on other sites send (`withResult` of @lia/widgets). Null for nobody.
 */
export function arrivalOf({ state, search }: { state: unknown; search: string }): Arrival | null {
  if (typeof state === 'object' && state !== null && 'arrival' in state && isArrival(state.arrival)) {
    return state.arrival;
  }
  const query = new URLSearchParams(search);
  const what = kinds.find((kind) => kind === query.get('after'));
  return what ? { what, payment: query.get('payment_id'), people: [], said: null } : null;
}

/** The query without what `arrivalOf` reads there. */
export function searchWithoutArrival(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('after');
  query.delete('payment_id');
  return query.toString();
}

/** The portal alone writes the history, so this only tells it from other states. */
const isArrival = (value: unknown): value is Arrival =>
  typeof value === 'object' && value !== null && 'what' in value && 'people' in value && Array.isArray(value.people);
