import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'product.name': 'LIA Community',
  'page.title': '{title} · LIA Community',
  'page.skip': 'Skip to content',
  'page.loading': 'Loading...',

  'action.retry': 'Try again',
  'action.more': 'Show more',
  'action.home': 'Go to the home page',
  'action.login': 'Sign in',
  'action.logout': 'Sign out',
  'action.back': 'Back',
  'action.close': 'Close',
  'action.cancel': 'Cancel',
  'action.print': 'Print',
  'action.reload': 'Reload',

  'children.filter': 'Whose',
  'children.filter.all': 'All of your children',

  'share.whatsApp': 'Share on WhatsApp',
  'share.whatsApp.of': 'Share on WhatsApp: {about}',

  'failure.NETWORK': 'We could not connect. Check your internet connection and try again',
  'failure.TIMEOUT': 'The answer took too long. Try again',

  'offline.today': 'No connection: this is what you last saw, today at {time}',
  'offline.earlier': 'No connection: this is what you last saw, on {day} at {time}',

  'language.label': 'Language',
  'language.es': 'Español',
  'language.en': 'English',

  'audience.students': 'Students',
  'audience.teachers': 'Teachers',
  'audience.parents': 'Parents',
  'audience.schools': 'Schools',

  'notFound.title': 'We could not find this page',
  'notFound.text': 'The address may have changed, or a character may be missing.',

  'broken.title': 'Something went wrong on our side',
  'broken.offline': 'We could not open this page',
  'broken.kept': 'What you have already sent is safe.',
  'broken.text': 'Reload the page to continue.',
};
