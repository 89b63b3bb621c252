import type { Catalogue } from '../i18n/i18n.ts';

/** Texts about drafts of forms, in Spanish. */
export const es = {
  'draft.whole': 'Recuperamos lo que habías escrito.',
  'draft.merged': 'Recuperamos lo que habías escrito. Lo demás cambió después: está como quedó.',
  'draft.files': 'Los archivos hay que elegirlos otra vez.',
  'draft.discard': 'Empezar de nuevo',
} as const;

/** They come with the first draft that is restored. */
export const draftTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
