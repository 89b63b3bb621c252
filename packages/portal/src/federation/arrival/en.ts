import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'federation.elsewhere': 'Start again in this tab, and stay in it until you are back here.',
  'federation.unlinked': 'We could not link that account',
  'federation.account': 'Back to my account',
};
