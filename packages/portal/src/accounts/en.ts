import type { es } from './es.ts';

/** What the portal says of passwords and accounts, in English. */
export const en: Record<keyof typeof es, string> = {
  'forgotten.text':
    'Enter the e-mail address that you registered with. We will send you a link to choose a new password.',
  'forgotten.submit': 'Send link',
  'forgotten.children':
    'Are you a student? Your parents can change it in their account. If your school registered you, ask there.',
  'forgotten.sent.title': 'Check your inbox',
  'forgotten.sent.text':
    'If there is an account with {email}, you will soon get a link that works for {minutes} minutes. Check your spam folder, too.',

  'newPassword.submit': 'Save password',
  'newPassword.over': 'It has been used already or has expired. Ask for another one and use it within the hour.',
  'newPassword.another': 'Ask for another link',

  'temporary.title': 'Choose your password',
  'temporary.text': 'You signed in with a temporary password. Choose one that only you know, and go on to your space.',
  'temporary.current': 'Temporary password',
  'temporary.submit': 'Save and go on',

  'childPassword.title': 'New password of {name}',

  'account.who': 'About me',
  'account.name': 'Name',
  'account.place': 'Place',
  'account.consents': 'What you accepted',
  'account.password': 'Your password',
  'account.password.submit': 'Change password',
  'account.password.unknown': 'You do not know it, or never chose one? Ask for a link',
  'secondFactor.title': 'Two-step verification',
  'secondFactor.text':
    'Besides your password, we ask for a code that changes every 30 seconds: knowing your password is not enough to get in.',
  'secondFactor.failed': 'We could not look at your two-step verification',
  'secondFactor.begin': 'Turn on',
  'secondFactor.cancel': 'Cancel',
  'secondFactor.password': 'Write your password to begin.',
  'secondFactor.next': 'Continue',
  'secondFactor.scan':
    'Open your authenticator app (Google Authenticator, Microsoft Authenticator, 1Password or another) and scan this code.',
  'secondFactor.qr': 'QR code for your authenticator app',
  'secondFactor.key': 'You cannot scan it? Write this key into the app:',
  'secondFactor.code': 'Code that your app shows',
  'secondFactor.confirm': 'Turn verification on',
  'secondFactor.since': 'On since {when}.',
  'secondFactor.left_one': 'You have {count} recovery code left.',
  'secondFactor.left_other': 'You have {count} recovery codes left.',
  'secondFactor.few': 'Make other ones before you run out of them.',
  'secondFactor.renew': 'Make other codes',
  'secondFactor.renew.text': 'The codes that you have now will be worthless.',
  'secondFactor.off': 'Turn off',
  'secondFactor.off.title': 'Turn off two-step verification',
  'secondFactor.off.text': 'Your account will ask for the password alone again.',
  'secondFactor.anyCode': 'Code of your app, or recovery code',
  'secondFactor.codes.title': 'Your recovery codes',
  'secondFactor.codes.text':
    'Keep them in a safe place: if you lose your phone, each lets you in once. We will not show them again.',
  'secondFactor.codes.lost':
    'Verification is on, but your recovery codes did not arrive. Make other ones and keep them.',
  'secondFactor.codes.copy': 'Copy',
  'secondFactor.codes.copied': 'We copied your codes',
  'secondFactor.codes.save': 'Download',
  'secondFactor.codes.file': 'lia-recovery-codes.txt',
  'secondFactor.codes.done': 'I have kept them',
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
