import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'myCourses.title': 'Your courses',
  'myCourses.open': 'See my course',
  'myCourses.open.of': 'See my course: {name}',
  'myCourses.since': 'Yours since {when}',
  'myCourses.access': 'Unlimited access',
  'myCourses.receipt': 'See my invoice',
  'myCourses.next.title': 'What comes next',
  'myCourses.next.text':
    'The course is yours, with no end date. Its lessons will open on this page; if you have questions, write to {email}.',
  'myCourses.none.title': 'This course is not in your account',
  'myCourses.none.text':
    'If you have just paid for it, it may take a moment. If you bought it with another account, use that one.',
  'myCourses.failed': 'We could not fetch your courses',
};
