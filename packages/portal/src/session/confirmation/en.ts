import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'confirm.text': 'Just press the button: we will know that your receipts and notices reach you.',
  'confirm.press': 'Confirm my address',
  'confirm.done.title': 'Done!',
  'confirm.done.text': 'Your e-mail address is confirmed. Thank you.',
  'confirm.home': 'Go to my account',
  'confirm.elsewhere.title': 'This address belongs to another account',
  'confirm.elsewhere.text':
    'It is confirmed for another LIA account, so it can no longer be confirmed here. What you bought with this account stays in it.',
  'confirm.over.title': 'This link no longer works',
  'confirm.over.visitor':
    'It was already used or has expired. If you have confirmed your address, there is nothing to do. If not, sign in and request another one.',
  'confirm.over.member':
    'It was already used or has expired. If you have confirmed your address, there is nothing to do. If not, request another one.',
  'confirm.again': 'Send again',
  'confirm.notice':
    'We wrote to {email} to confirm that it is your address. Open that message and press the button when you can.',
};
