import { addTexts } from '../i18n/catalogues.ts';

/** Texts of access cards, in Spanish. They are loaded with the screens that make cards. */
const accessCards = {
  title: 'Tarjetas de acceso',
  making: 'Haciendo las tarjetas',
  made: '{done} de {total} tarjetas',
  failed: 'No pudimos hacer todas las tarjetas. Las que faltan siguen como estaban.',
  goOn: 'Hacer las que faltan',
  once: 'Los códigos solo se ven ahora. Imprime las tarjetas, o guárdalas como PDF, antes de cerrar.',
  print: 'Imprimir',
  close: 'Cerrar',
  replaceTitle: '¿Hacer tarjetas nuevas?',
  replaceBody: 'Las tarjetas anteriores dejan de servir y se cierran las sesiones que abrieron.',
} as const;

addTexts('es', { accessCards });

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    accessCards: typeof accessCards;
  }
}
