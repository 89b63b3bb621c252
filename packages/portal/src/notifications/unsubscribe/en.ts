import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'unsubscribe.title': 'Stop getting these e-mails?',
  'unsubscribe.text': 'We will no longer send you e-mails about: {topic}. Nothing else changes in your account.',
  'unsubscribe.all':
    'We will no longer send you e-mails of notifications. Those about security, receipts, charges, prices and answers about your data still reach you.',
  'unsubscribe.press': 'Stop getting them',
  'unsubscribe.preferences': 'Choose which e-mails I get',
  'unsubscribe.done.title': 'Done!',
  'unsubscribe.done.text':
    'We will no longer send you these e-mails. If you change your mind, you can ask for them again in your preferences.',
  'unsubscribe.over.title': 'This link no longer works',
  'unsubscribe.over.text':
    'It is of an account that is gone or has another address by now. In your preferences you choose which e-mails you get.',
};
