import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'invoice.title': 'Ask for your invoice',
  'invoice.intro': 'Write your tax details as they stand in your certificate.',
  'invoice.rfc': 'RFC',
  'invoice.rfc.hint': 'If you have none, write XAXX010101000',
  'invoice.name': 'Name or company name',
  'invoice.regime': 'Tax regime',
  'invoice.postalCode': 'Tax postal code',
  'invoice.use': 'Use of the invoice',
  'invoice.submit': 'Ask for my invoice',
};
