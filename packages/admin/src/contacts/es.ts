/** Texts about people to call, in Spanish. */
export const contacts = {
  call: 'Llamar',
  write: 'Escribir',
  mark: 'Marcar como contactado',
  reopen: 'Volver a «Por contactar»',
  doneTitle: 'Ya se contactó',
  called: 'Llamó {by}',
  calledOn: 'Llamó {by} el {at}.',
  calledByUnknown: 'Se llamó el {at}.',
} as const;

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    contacts: typeof contacts;
  }
}
