import type { Catalogue } from '../i18n/i18n.ts';

/** Texts of avatars, in Spanish. */
export const es = {
  'avatars.title': 'Elige tu avatar',
  'avatars.title.of': 'Elige el avatar de {name}',
  'avatars.default': 'El de siempre',
  'avatars.default.text': 'El personaje con el que llegaste a LIA.',
  'avatars.current': 'El de ahora',
  'avatars.current.text': 'Ya no está entre los que se pueden elegir, pero se puede quedar.',
  'avatars.back': 'Ver los anteriores',
  'avatars.next': 'Ver los siguientes',
  'avatars.submit': 'Usar este avatar',
  'avatars.sending': 'Guardando…',
  'avatars.failed': 'No pudimos traer los avatares',
} as const;

/** They come with the dialog. */
export const avatarTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
