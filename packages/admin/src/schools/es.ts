/** Texts about choosing a school, in Spanish. */
export const schools = {
  school: 'Escuela',
  company: 'Empresa',
  noCompany: 'Ninguna empresa se llama así',
  none: 'Ninguna escuela se llama así',
} as const;

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    schools: typeof schools;
  }
}
