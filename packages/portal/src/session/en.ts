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
  'session.unsent.title': 'You have something unsent',
  'session.unsent.text':
    'You began a form and did not send it. Go back and finish it, or leave it here: it opens with your account alone.',
  'session.unsent.back': 'Go back and send it',
  'session.unsent.keep': 'Keep it and sign out',
  'session.unsent.discard': 'Discard it and sign out',
  'session.unreachable.title': 'We could not connect',
  'session.unreachable.text': 'Your session is still saved on this device. Check your internet connection.',

  'callback.title': 'Enter',
  'callback.hello': 'Hello, {name}',
  'callback.text': 'You are about to sign in as {username}.',
  'callback.enter': 'Enter my community',
  'callback.other': 'Use another account',
  'callback.failed.title': 'This link is no longer valid',
  'callback.failed.text': 'For your security it lasts one minute and works only once. Please sign in again.',

  'view.label': "View of another person's account",
  'view.text': 'You see the portal as {name}. You can look, but change nothing.',
  'view.left_one': '1 minute left.',
  'view.left_other': '{count} minutes left.',
  'view.form': 'A form stands here. It is not filled in while you see another account.',
  'view.child': 'See their community',
  'view.child.of': 'See their community as {name}',
  'view.leave': 'Leave the view',
};
