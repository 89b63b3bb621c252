import { addTexts } from '../i18n/catalogues.ts';

/** Texts about the catalogue of avatars, in Spanish. */
const avatars = {
  none: 'Aquí aparecerán los avatares.',
  lead: 'Quien usa un avatar que ya no se ofrece lo conserva hasta que elija otro.',
  offer: 'Ofrecer {name}',
} as const;

addTexts('es', { avatars });

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    avatars: typeof avatars;
  }
}
