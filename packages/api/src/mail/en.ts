import type { MailKey } from './es.ts';

/** What letters say, in English. */
export const en: Record<MailKey, string> = {
  signature:
    'LIA, the community of those who teach and learn. This is an automatic note about something you did with us.',
};
