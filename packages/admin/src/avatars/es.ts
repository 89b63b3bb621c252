/** Texts about the catalogue of avatars, in Spanish. */
export const avatars = {
  none: 'Aquí aparecerán los avatares.',
  lead: 'Quien usa un avatar que ya no se ofrece lo conserva hasta que elija otro.',
  offer: 'Ofrecer {name}',
} as const;

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    avatars: typeof avatars;
  }
}
