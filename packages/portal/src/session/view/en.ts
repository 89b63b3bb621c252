import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'view.label': "View of another person's account",
  'view.text': 'You see the portal as {name}. You can look, but change nothing.',
  'view.left_one': '1 minute left.',
  'view.left_other': '{count} minutes left.',
  'view.leave': 'Leave the view',
};
