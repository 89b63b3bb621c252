/** Texts about consents, in Spanish. */
export const consents = {
  documents: { terms: 'Términos y condiciones', privacy: 'Aviso de privacidad' },
  given: 'Aceptado el {date}',
  version: 'Versión del {version}',
  outdated: 'Versión del {version}. Ya hay otra, del {newer}.',
  missing: 'Sin consentimiento registrado',
  failed: 'No pudimos consultarlo.',
} as const;

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    consents: typeof consents;
  }
}
