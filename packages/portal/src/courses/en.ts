import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'courses.lead': 'Learn at your own pace, with unlimited access. Create your account, pay and start.',

  'course.hours_one': '{count} hour',
  'course.hours_other': '{count} hours',
  'course.teacher': 'Taught by {name}',
  'course.syllabus': 'Syllabus',
  'myCourses.open': 'See my course',
  'myCourses.open.of': 'See my course: {name}',
  'myCourses.since': 'Yours since {when}',
  'myCourses.access': 'Unlimited access',
  'myCourses.receipt': 'See my invoice',
  'myCourses.none.title': 'This course is not in your account',
  'myCourses.none.text':
    'If you have just paid for it, it may take a moment. If you bought it with another account, use that one.',
  'myCourses.failed': 'We could not fetch your courses',
};
