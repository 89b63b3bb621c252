import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'comment.hear': 'Listen to the audio of {author} ({length})',
  'comment.audio': 'Audio of {author}',
  'comment.failed': 'The audio could not be fetched. {reason}',
  'comment.again': 'Try again',
};
