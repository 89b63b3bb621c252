import type { Texts } from '../i18n/texts.ts';

/** Texts about video, in English. */
export const media: Texts['media'] = {
  captions: 'Captions',
  captionsHint: 'A .vtt file for each language. They help people who do not hear well or watch without sound.',
  languages: { es: 'Spanish', en: 'English' },
  add: 'Add captions: {language}',
  there: '{language}: ready',
  remove: 'Remove the captions: {language}',
  failed: 'We could not fetch the captions',
};
