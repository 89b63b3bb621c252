import type { sentences as spanish } from './payments.es.ts';

/** The same in English. */
export const sentences: Record<keyof typeof spanish, string> = {
  'payment.failed': 'Something went wrong with your payment details',
  'payment.oxxo.failed': 'Something went wrong confirming the OXXO payment',
  'payment.oxxo.range': 'OXXO payments are from MXN $10.00 to MXN $10,000.',
  'payment.unsaved': 'Something went wrong saving your payment',
};
