import { ApiError } from '@lia/sdk/http/error';

import type { Saved, Settled, Unsaved } from './settled.ts';
import { UnsavedPayment } from './unsaved/UnsavedPayment.tsx';

/**
 * Tells us of money that is on its way already. Where no answer comes, or none for now, it is not lost: we learn of it
 * from the company. To begin anew would be to ask for it twice.
 */
export async function recorded(
  made: Pick<Unsaved, 'order' | 'method' | 'payment'>,
  tell: () => Promise<Saved>,
): Promise<Settled> {
  try {
    return await tell();
  } catch (why) {
    const isOpen = why instanceof ApiError && (why.status === 0 || why.status === 429 || why.status >= 500);
    if (!isOpen) throw why;
    return { message: null, ...made, why, again: () => recorded(made, tell), Screen: UnsavedPayment };
  }
}
