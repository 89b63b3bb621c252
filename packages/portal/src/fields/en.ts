import type { es } from './es.ts';

/** Texts about drafts of forms, in English. */
export const en: Readonly<Record<keyof typeof es, string>> = {
  'draft.whole': 'We restored what you had typed.',
  'draft.merged': 'We restored what you had typed. The rest was changed after that, and is as it is now.',
  'draft.files': 'Files have to be chosen again.',
  'draft.discard': 'Start over',
};
