import { addTexts } from '../../i18n/catalogues.ts';

/** Texts about the versions of legal texts, in Spanish. */
const legalTexts = {
  none: 'Aquí aparecerán las versiones de los términos y del aviso de privacidad.',
  add: 'Agregar una versión',
  new: 'Nueva versión de un texto',
  create: 'Guardar la versión',
  of: '{document}, desde el {day}',
  documents: { terms: 'Términos y condiciones', privacy: 'Aviso de privacidad' },
  statuses: { current: 'Vigente', scheduled: 'Programada', past: 'Anterior' },
  about: 'Versión',
  initial: 'LIA, desde el inicio',
  versionHint:
    'Desde el inicio de ese día en la Ciudad de México, de mañana en adelante. Desde entonces pediremos que la acepten',
  textHint: 'En Markdown: ## antes de un subtítulo, una línea en blanco entre párrafos',
  preview: { es: 'Así se leerá en español', en: 'Así se leerá en inglés' },
  start: 'Empezar con el texto vigente',
  startFailed: 'No pudimos traer el texto vigente',
  language: 'Idioma',
  spanish: 'Español',
  english: 'Inglés',
  text: 'Texto',
  compare: 'Comparar con',
  alone: 'Ninguna otra versión',
  same: 'Las dos versiones dicen lo mismo.',
  withdraw: 'Retirar esta versión',
  withdrawTitle: '¿Retirar esta versión?',
  withdrawBody: 'Todavía no entra en vigor. Seguirá valiendo el texto de hoy.',
  keep: 'Conservarla',
} as const;

addTexts('es', { legalTexts });

declare module '../../i18n/texts.ts' {
  interface SpanishTexts {
    legalTexts: typeof legalTexts;
  }
}
