import { addTexts } from '../i18n/catalogues.ts';

/** Texts about prices, in Spanish. */
const prices = {
  changeTitle: '¿Cambiar el precio de {before} a {after}?',
  falls: 'Baja {percent} %. Revisa que no falte un cero.',
  rises: 'Sube {percent} %. Revisa que no sobre un cero.',
  change: 'Cambiar el precio',
  correct: 'Corregirlo',
} as const;

addTexts('es', { prices });

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    prices: typeof prices;
  }
}
