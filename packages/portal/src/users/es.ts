/** Texts about users, in Spanish. */
export const es = {
  'users.administration': 'Administración',
  'users.institutions': 'Instituciones',
  'users.imports': 'Importar Usuarios',
  'users.title': 'Usuarios',
  'users.inConsole': 'Abrir la lista en la consola',
} as const;

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface Texts extends Own {}
}
