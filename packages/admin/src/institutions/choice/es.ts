import { addTexts } from '../../i18n/catalogues.ts';

/** Texts about choosing a school, in Spanish. */
const schools = {
  school: 'Escuela',
  company: 'Empresa',
  noCompany: 'Ninguna empresa se llama así',
  none: 'Ninguna escuela se llama así',
} as const;

addTexts('es', { schools });

declare module '../../i18n/texts.ts' {
  interface SpanishTexts {
    schools: typeof schools;
  }
}
