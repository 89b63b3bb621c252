/** Titles of the registration, in Spanish. */
export const es = {
  'register.title': 'Únete a la comunidad',
  'register.child.title': 'Registrar a un hijo',
  'register.leaving': 'Te llevamos a elegir tu plan…',
  'register.leaving.link': 'Ver los planes',
} as const;

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface Texts extends Own {}
}
