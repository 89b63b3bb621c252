import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'session.unsent.title': 'You have something unsent',
  'session.unsent.text':
    'You began a form and did not send it. Go back and finish it, or leave it here: it opens with your account alone.',
  'session.unsent.back': 'Go back and send it',
  'session.unsent.keep': 'Keep it and sign out',
  'session.unsent.discard': 'Discard it and sign out',
};
