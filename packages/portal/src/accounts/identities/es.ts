import type { Catalogue } from '../../i18n/i18n.ts';

/** Texts of the accounts by which a user signs in, in Spanish. */
export const es = {
  'federation.link': 'Vincular {provider}',
  'federation.link.password': 'Primero escribe tu contraseña de LIA, para saber que eres tú.',
  'federation.link.continue': 'Continuar',
  'federation.text': 'Vincula una cuenta que ya usas y entra a LIA sin escribir tu contraseña.',
  'federation.failed': 'No pudimos ver con qué cuentas entras',
  'federation.unknown': 'Una cuenta que LIA ya no usa',
  'federation.since': 'Desde el {date}',
  'federation.unlink': 'Desvincular',
  'federation.unlink.of': 'Desvincular {name}',
} as const;

/** They come with the section that shows them. */
export const identityTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
