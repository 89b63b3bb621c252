import { sentences } from '@lia/sdk/courses/sentences.en';

import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  ...sentences,
  'courses.title': 'Buy your course',
  'courses.intro': 'Create your account and pay online. You are in as soon as your payment is approved.',
  'courses.back': 'Back',
  'courses.login': 'Already part of the community? Sign in',
  'courses.failed': 'We could not load the courses. Check your connection.',
  'courses.unlimited': 'Unlimited access',
  'courses.hours_one': '{count} hour',
  'courses.hours_other': '{count} hours',
  'courses.teacher': 'Taught by {name}',
  'courses.programming': 'That is a programming course, which is not sold here. Choose another one.',
  'courses.gone': 'This course is no longer available. Choose another one',
  'courses.you': 'About you',
  'courses.account': 'Your account',
  'courses.account.hint':
    'If you already have an account with this address, the course goes to it and your password stays the same.',
  'courses.total': 'Total',
  'courses.submit': 'Continue',
  'courses.here': 'Pay by card or at OXXO',
  'courses.pay': 'Go to payment',
};
