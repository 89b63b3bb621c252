/** Texts of the two consents in Spanish. */
export const es = {
  'consent.terms': 'Acepto los términos y condiciones.',
  'consent.terms.read': 'Leer los términos y condiciones',
  'consent.privacy': 'Acepto el aviso de privacidad.',
  'consent.privacy.read': 'Leer el aviso de privacidad',
  'consent.failed': 'No pudimos cargar este texto.',
} as const;

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface Texts extends Own {}
}
