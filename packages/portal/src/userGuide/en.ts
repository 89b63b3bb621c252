import type { es } from './es.ts';

/** Texts of the user guide, in English. */
export const en: Record<keyof typeof es, string> = {
  'guide.lead': 'Short answers to what we are asked most.',
  'guide.search': 'What do you want to do?',
  'guide.count_one': 'We found {count} answer.',
  'guide.count_other': 'We found {count} answers.',
  'guide.none': 'We found nothing with “{words}”. Try another word.',
  'guide.failed': 'We could not open the guide',
  'guide.go': 'Go to that page',
  'guide.contact': 'Not here? Write to us:',
};
