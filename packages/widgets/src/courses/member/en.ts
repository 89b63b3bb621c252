import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'myCourse.title': 'Review your purchase',
  'myCourse.intro': 'The course goes to your account. No need to type your details again.',
  'myCourse.intro.included': 'Your plan includes it: you pay nothing and have it in your account at once.',
  'myCourse.for': 'For you',
  'myCourse.list': 'Price of the course',
  'myCourse.discount': 'Your discount ({percent} %)',
  'myCourse.included': 'Included in your plan',
  'myCourse.total': 'Total',
  'myCourse.submit': 'Pay now',
  'myCourse.take': 'Add to my courses',
  'myCourse.here': 'Pay by card or at OXXO',
  'myCourse.pay': 'Go to payment',
  'myCourse.open': 'See my course',
};
