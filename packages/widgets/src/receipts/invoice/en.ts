import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'invoice.title': 'Request your invoice',
  'invoice.intro': 'Enter your tax details as on your certificate.',
  'invoice.rfc.hint': 'If you have none, write XAXX010101000',
  'invoice.submit': 'Request my invoice',
};
