import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'card.title': 'Change your card',
  'card.intro': 'It pays what you owe and your next renewals. Your current card stays until you save this one.',
  'card.field': 'Your new card',
  'card.submit': 'Save card',
  'card.back': 'Keep my current card',
};
