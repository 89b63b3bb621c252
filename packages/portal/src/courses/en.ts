import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'courses.title': 'Online courses',
  'courses.lead': 'Learn at your own pace, with unlimited access. Create your account, pay and start.',

  'catalogue.title': 'Courses',
  'catalogue.lead': 'Learn at your own pace, with unlimited access. Prices already include your plan’s discount.',
  'catalogue.failed': 'We could not fetch the courses',
  'catalogue.none.title': 'There are no courses yet',
  'catalogue.none.text': 'We are preparing the next ones. Come back soon.',
  'catalogue.quota.unlimited': 'Your plan includes as many courses as you like.',
  'catalogue.quota.left': 'Your plan includes {each} courses a month: {left} left.',
  'catalogue.quota.used': 'You have taken this month’s {each} courses. Your plan gives you a discount on the others.',
  'catalogue.price.list': 'Price without a plan:',
  'catalogue.price.mine': 'Your price:',
  'catalogue.free': 'No charge',
  'catalogue.included': 'Included in your plan',
  'catalogue.included.left': 'Included in your plan: {left} of {each} left this month',
  'catalogue.discount.mensual': '{percent} % off with your monthly plan',
  'catalogue.discount.anual': '{percent} % off with your annual plan',
  'catalogue.owned': 'Yours already',
  'catalogue.open': 'See my course',
  'catalogue.open.of': 'See my course: {name}',
  'catalogue.buy': 'Buy',
  'catalogue.buy.of': 'Buy: {name}',
  'catalogue.take': 'Add to my courses',
  'catalogue.take.of': 'Add to my courses: {name}',
  'catalogue.back': 'All courses',
  'catalogue.gone.title': 'This course is not on sale',
  'catalogue.gone.text': 'It may have been withdrawn recently. Have a look at the others.',
  'giving.mine.failed': 'We could not fetch your data',

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
