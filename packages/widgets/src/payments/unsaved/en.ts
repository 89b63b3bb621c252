import { sentences } from '@lia/sdk/messages/payments.en';

import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'unsaved.title': sentences['payment.unsaved'],
  'unsaved.card':
    'Do not pay again: your payment is not lost. We are confirming it and will write to you once it is done.',
  'unsaved.oxxo':
    'Do not ask for another slip: yours is not lost. We are confirming it and will e-mail it to you once it is ready.',
  'unsaved.again': 'Try saving again',
  'unsaved.follow': 'Follow my payment',
};
