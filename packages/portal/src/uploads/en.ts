import type { es } from './es.ts';

/** Texts about files on their way, in English. */
export const en: Readonly<Record<keyof typeof es, string>> = {
  'upload.sending': '{name}: {percent}% sent',
  'upload.paused': '{name}: paused at {percent}%',
  'upload.done': '{name}: ready, {percent}% sent',
  'upload.failed': '{name}: {reason}',
  'upload.lost': 'The connection broke. It goes on where it was once it is back.',
  'upload.code': 'What sends files did not load. Reload the page, and choose it again.',
  'upload.pause': 'Pause',
  'upload.goOn': 'Go on',
  'upload.remove': 'Remove the file',
  'upload.wait': 'Wait until the file has been sent.',
};
