import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'destinations.title': 'One moment',
  'destinations.leaving': 'Opening {name}…',
  'destinations.failed': 'We could not open {name}',
  'destinations.missing': 'This site is not available in your community yet.',
  'destinations.refused': '{name} is not part of your account',
  'destinations.refused.text': 'If you think that you need it, write to us.',
  'destinations.home': 'Back to my home page',
  'destinations.community': 'Community',
  'destinations.games': 'LIA Activities',
  'destinations.plus': 'LIA Plus',
  'destinations.course': 'LIA U',
  'destinations.kinder': 'LIA Kinder',
};
