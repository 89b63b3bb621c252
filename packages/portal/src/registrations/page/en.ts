import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'register.lead.gratis': 'Create your account and one for each of your children. On the free plan you pay nothing.',
  'register.lead.mensual':
    'Create your account and one for each of your children, and pay for your monthly plan by card or at OXXO. Cancel any time.',
  'register.lead.anual':
    'Create your account and one for each of your children, and pay for your annual plan in one payment, by card or at OXXO.',
  'register.school.title': 'Bring your school to the community',
  'register.school.lead.gratis':
    'Tell us about your school: we will call you, answer your questions and help you get started for free.',
  'register.school.lead.mensual':
    'Tell us about your school: we will call you, answer your questions and put your monthly plan together. You pay nothing today.',
  'register.school.lead.anual':
    'Tell us about your school: we will call you, answer your questions and put your annual plan together. You pay nothing today.',
};
