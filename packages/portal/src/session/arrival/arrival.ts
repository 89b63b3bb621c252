import type { FormResult } from '@lia/widgets/react';

/** What was just submitted in a form, as the page that it led to shows it. */
export interface Arrival extends FormResult {
  /** The server's message about it; null where a form on another site did it. */
  message: string | null;
}

const kinds: readonly FormResult['what'][] = ['family', 'teacher', 'plan', 'course'];

/**
 * The submission that led to this page: the history state `arrival`, which forms of the portal leave, or the query `after` and
 * `payment_id`, which forms on other sites send (`withResult` of @lia/widgets). Null where there is none.
 */
export function arrivalOf({ state, search }: { state: unknown; search: string }): Arrival | null {
  if (typeof state === 'object' && state !== null && 'arrival' in state && isArrival(state.arrival)) {
    return state.arrival;
  }
  const query = new URLSearchParams(search);
  const what = kinds.find((kind) => kind === query.get('after'));
  return what ? { what, payment: query.get('payment_id'), people: [], message: null } : null;
}

/** The query without what `arrivalOf` reads there. */
export function searchWithoutArrival(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('after');
  query.delete('payment_id');
  return query.toString();
}

/** The portal alone writes the history, so this only distinguishes it from other history states. */
const isArrival = (value: unknown): value is Arrival =>
  typeof value === 'object' && value !== null && 'what' in value && 'people' in value && Array.isArray(value.people);
