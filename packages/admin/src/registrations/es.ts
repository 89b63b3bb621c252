/** Texts about schools that ask to be called, in Spanish. */
export const schoolContacts = {
  none: 'Cuando una escuela pida que la contactemos, su solicitud aparecerá aquí.',
  statuses: { contact: 'Por contactar', contacted: 'Contactada' },
  plans: { gratis: 'Plan gratis', mensual: 'Plan mensual', anual: 'Plan anual' },
  titleOne: 'Solicitud de {name}',
  wish: 'Lo que pide',
  contactTitle: 'Hay que llamar a esta escuela',
  contactBody: 'Pidió que la contactemos. Cuando hables con ella, márcalo aquí para que nadie la llame dos veces.',
  person: 'A quién contactar',
  place: 'Ciudad y país',
} as const;

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    schoolContacts: typeof schoolContacts;
  }
}
