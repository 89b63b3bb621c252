import { ApiError } from '@lia/sdk/http/error';

import type { Saved, Settled, Unsaved } from './settled.ts';
import { UnsavedPayment } from './unsaved/UnsavedPayment.tsx';

/**
 * Reports money that is on its way already. Where no answer comes, or none for now, it is not lost: we learn of it
 * from the company. To begin again would be to ask for it twice.
 */
export async function reportPayment(
  made: Pick<Unsaved, 'order' | 'method' | 'payment'>,
  report: () => Promise<Saved>,
): Promise<Settled> {
  try {
    return await report();
  } catch (why) {
    const isOpen = why instanceof ApiError && (why.status === 0 || why.status === 429 || why.status >= 500);
    if (!isOpen) throw why;
    return { message: null, ...made, why, again: () => reportPayment(made, report), Screen: UnsavedPayment };
  }
}
