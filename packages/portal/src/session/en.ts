import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'accessCard.title': 'Sign in with your card',
  'pictures.enter': 'Sign in with your pictures',

  'loginError.title': 'We could not sign you in',
  'loginError.link': 'Back to sign-in',

  'session.checking': 'Checking your session…',
  'session.ending': 'Signing you out…',
  'session.expired': 'Your session is over',
  'session.expired.text': 'What you wrote is still here. Sign in with your account again to go on.',
  'session.expired.leave': 'Leave without finishing',
  'session.unreachable.title': 'We could not connect',
  'session.unreachable.text': 'Your session is still saved on this device. Check your internet connection.',

  'callback.title': 'Enter',

  'view.form': 'A form stands here. It is not filled in while you see another account.',
  'view.child': 'See their community',
  'view.child.of': 'See their community as {name}',
};
