import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'volunteering.title': 'Take part with corporate volunteering',
  'volunteering.intro': 'Your team’s time makes a difference to a child, too.',
  'volunteering.organisation': 'Your company',
  'volunteering.company.hint': 'The name we know it by',
  'volunteering.you': 'Your details',
  'volunteering.instructions.hint': 'How many you are, what you can do and when you have time',
  'volunteering.submit': 'Offer to volunteer',
  'volunteering.again': 'Make another offer',
};
