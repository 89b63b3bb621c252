import type { es } from './es.ts';

/** What the portal says of passwords and accounts, in English. */
export const en: Record<keyof typeof es, string> = {
  'login.forgotten': 'Forgot your password?',
  'forgotten.title': 'Forgot your password?',
  'forgotten.text': 'Write the e-mail address that you registered with. We will send you a link to choose another one.',
  'forgotten.email': 'E-mail address',
  'forgotten.submit': 'Send link',
  'forgotten.children':
    'Are you a student? Your parents can change it in their account. If your school registered you, ask there.',
  'forgotten.sent.title': 'Look into your mailbox',
  'forgotten.sent.text':
    'If there is an account with {email}, a link that is good for {minutes} minutes will reach you soon. Look into the spam folder, too.',

  'newPassword.title': 'Choose a new password',
  'newPassword.submit': 'Save password',
  'newPassword.over': 'It was used already, or is over. Ask for another one and use it within the hour.',
  'newPassword.another': 'Ask for another link',

  'password.current': 'Current password',
  'password.new': 'New password',
  'password.again': 'The new password again',

  'childPassword.open': 'Change password',
  'childPassword.open.of': 'Change password of {name}',
  'childPassword.title': 'New password of {name}',

  'account.title': 'My account',
  'account.change': 'Change password',
  'account.who': 'Who I am',
  'account.name': 'Name',
  'account.email': 'E-mail address',
  'account.password': 'Your password',
  'account.password.submit': 'Change password',
  'account.sessions': 'Where you are signed in',
  'account.sessions.failed': 'We could not get your sessions',
  'account.sessions.device': '{browser} on {system}',
  'account.sessions.unknown': 'Another browser',
  'account.sessions.since': 'Since {when}',
  'account.sessions.current': 'This device',
  'account.sessions.end': 'Sign out',
  'account.sessions.end.of': 'Sign out: {device}',
  'account.sessions.endOthers': 'End the other sessions',
  'account.sessions.question': 'End the other sessions?',
  'account.sessions.consequence': 'The other devices will have to sign in again. You stay signed in here.',
  'account.sessions.keep': 'Leave them open',
  'account.sessions.yes': 'Yes, end them',
};
