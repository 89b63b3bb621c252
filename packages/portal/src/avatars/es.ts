/** Texts of avatars, in Spanish. */
export const es = {
  'avatars.open': 'Cambiar avatar',
  'avatars.open.of': 'Cambiar avatar de {name}',
  'avatars.title': 'Elige tu avatar',
  'avatars.title.of': 'Elige el avatar de {name}',
  'avatars.default': 'El de siempre',
  'avatars.default.text': 'El personaje con el que llegaste a LIA.',
  'avatars.back': 'Ver los anteriores',
  'avatars.next': 'Ver los siguientes',
  'avatars.submit': 'Usar este avatar',
  'avatars.sending': 'Guardando…',
  'avatars.failed': 'No pudimos traer los avatares',
} as const;

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface Texts extends Own {}
}
