import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'card.title': 'Change your card',
  'card.intro': 'It pays what is owed and your coming renewals. Until you save it, the one before stays.',
  'card.field': 'Your new card',
  'card.submit': 'Save card',
  'card.back': 'Keep the one before',
};
