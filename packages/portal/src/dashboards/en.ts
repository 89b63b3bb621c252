import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'parents.title': 'My children',
  'gifts.title': 'What you give',
  'gifts.places_one': 'You have given {count} place.',
  'gifts.places_other': 'You have given {count} places.',
  'gifts.link': 'See my places',
  'students.title': 'My space',
  'teachers.title': 'My class',
  'schools.title': 'Home',

  'open.title': 'Still to be paid',
  'open.title.pending': 'Payments in process',
  'open.pending': 'Your payment is in process; we will let you know once it is confirmed.',
  'open.voucher.until': 'You can pay at OXXO until {when}.',
  'open.voucher': 'You can pay at any OXXO.',
  'open.voucher.link': 'See my voucher',
  'open.voucher.link.of': 'See my voucher for {title}',
  'open.checkout': 'You ordered it on {when}. You can still pay for it.',
  'open.checkout.link': 'Pay now',
  'open.checkout.link.of': 'Pay now: {title}',
  'plan.title': 'Your plan',
  'plan.free': 'Free plan',
  'plan.free.text': 'With a plan you have the whole community.',
  'plan.choose': 'See the plans',
  'plan.manage': 'See my membership',
  'plan.owes': 'Change my card',
  'plan.renew': 'Choose my plan',

  'grade.1': 'Preschool, grade {grade}',
  'grade.2': 'Primary school, grade {grade}',
  'grade.3': 'Secondary school, grade {grade}',
};
