import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'school.title': 'Bring your school',
  'school.intro': 'Tell us about your school and we will call you to put your plan together.',
  'school.you': 'Your details',
  'school.message.hint': 'For example: how many groups you have and what you are looking for',
  'school.plan.gratis': 'Guest',
  'school.plan.mensual': 'Monthly',
  'school.plan.anual': 'Annual',
  'school.submit': 'Ask for a call',
  'school.again': 'Send another request',
};
