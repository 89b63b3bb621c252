import type { Catalogue } from '../i18n/i18n.ts';

/** Texts of a student's own space, in Spanish. */
export const es = {
  'studies.heading': 'Tu clase',
  'studies.group': 'Tu grupo: {name}',
  'studies.teacher': 'Tu maestra o maestro es {name}.',
  'studies.teacher.none': 'Pronto vas a conocer a tu maestra o maestro.',
  'studies.none.title': 'Tu grupo',
  'studies.none.text': 'Cuando tu maestra o maestro te agregue a su grupo, lo verás aquí.',
  'studies.card.title': 'Tu tarjeta',
  'studies.card.has': 'Con tu tarjeta entras sin contraseña. Guárdala bien y no se la prestes a nadie.',
  'studies.card.may': 'Con una tarjeta entras sin contraseña. Pídesela a tu familia o a tu maestra o maestro.',
  'studies.failed': 'No pudimos traer tu grupo',
} as const;

/** They come with a student's home. */
export const studentTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
