import { addTexts } from '../i18n/catalogues.ts';
import type { Texts } from '../i18n/texts.ts';

/** Texts about files that are sent in pieces, in English. */
const uploads: Texts['uploads'] = {
  sending: '{name}: {percent}% sent · {size}',
  paused: '{name}: paused at {percent}% · {size}',
  finishing: '{name}: saving… · {size}',
  failed: '{name}: {reason}',
  lost: 'The connection broke. It goes on where it was once it is back.',
  code: 'What sends files did not load. Reload the page, and choose it again.',
  stay: 'Leave this window open. If it closes, choose the same file and it goes on where it was.',
  pause: 'Pause',
  goOn: 'Go on',
  cancel: 'Cancel the upload',
};

addTexts('en', { uploads });
