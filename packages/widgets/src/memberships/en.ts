import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'pricing.title': 'Choose your plan',
  'pricing.intro': 'Start for free. Change or cancel whenever you like.',
  'pricing.audiences': 'Plans for',
  'pricing.padre': 'Parents',
  'pricing.maestro': 'Teachers',
  'pricing.escuela': 'Schools',
  'pricing.gratis': 'Guest',
  'pricing.mensual': 'Monthly',
  'pricing.anual': 'Annual',
  'pricing.free': 'Free',
  'pricing.month': 'a month',
  'pricing.month.child': 'a month per child',
  'pricing.year': 'One payment of {total} a year',
  'pricing.failed': 'We could not load the plans.',
  'pricing.choose.gratis': 'Start for free',
  'pricing.choose.mensual': 'Choose the monthly plan',
  'pricing.choose.anual': 'Choose the annual plan',
  'pricing.further_one': 'With your further licence: {total}',
  'pricing.further_other': 'With your {count} further licences: {total}',
  'pricing.current': 'Your current plan',
  'pricing.voucher': 'Pay my OXXO voucher',
  'pricing.padre.gratis': 'Limited access to the community|Limited access to the contents',
  'pricing.padre.mensual':
    'A board to follow your children|The whole community and its contents|{discount}% off paid courses and events',
  'pricing.padre.anual':
    'A board to follow your children|The whole community and its contents|{discount}% off paid courses and events',
  'pricing.maestro.gratis': 'Limited access to the community|Limited access to the contents',
  'pricing.maestro.mensual':
    'A teacher’s control panel|Registration of your students, and their board|Three courses a month|{discount}% off',
  'pricing.maestro.anual':
    'A teacher’s control panel|Registration of your students, and their board|Unlimited courses|{discount}% off',
  'pricing.escuela.gratis': 'Limited access to the community|Limited access to the contents',
  'pricing.escuela.mensual': 'A school administration panel|User administration|Reports|{discount}% off in presale',
  'pricing.escuela.anual': 'A school administration panel|User administration|Reports|{discount}% off in presale',
};
