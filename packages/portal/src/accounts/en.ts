import type { es } from './es.ts';

/** What the portal says of passwords and accounts, in English. */
export const en: Record<keyof typeof es, string> = {
  'login.forgotten': 'Forgot your password?',
  'forgotten.title': 'Forgot your password?',
  'forgotten.text':
    'Enter the e-mail address that you registered with. We will send you a link to choose a new password.',
  'forgotten.submit': 'Send link',
  'forgotten.children':
    'Are you a student? Your parents can change it in their account. If your school registered you, ask there.',
  'forgotten.sent.title': 'Check your inbox',
  'forgotten.sent.text':
    'If there is an account with {email}, you will soon get a link that works for {minutes} minutes. Check your spam folder, too.',

  'newPassword.title': 'Choose a new password',
  'newPassword.submit': 'Save password',
  'newPassword.over': 'It has been used already or has expired. Ask for another one and use it within the hour.',
  'newPassword.another': 'Ask for another link',

  'temporary.title': 'Choose your password',
  'temporary.text': 'You signed in with a temporary password. Choose one that only you know, and go on to your space.',
  'temporary.current': 'Temporary password',
  'temporary.submit': 'Save and go on',

  'childPassword.open': 'Change password',
  'childPassword.open.of': 'Change password of {name}',
  'childPassword.title': 'New password of {name}',

  'account.title': 'My account',
  'account.change': 'Change password',
  'account.who': 'About me',
  'account.name': 'Name',
  'account.password': 'Your password',
  'account.password.submit': 'Change password',
  'account.data': 'Your data',
  'account.data.text': 'Ask for the data that we keep of you, have it corrected or deleted, and read our answers.',
  'account.data.open': 'Go to My data',
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
