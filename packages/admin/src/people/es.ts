/** Texts about records of the same person, in Spanish. */
export const people = {
  title: 'También es, o podría ser',
  sure: 'La misma persona',
  maybe: 'Posible duplicado',
  reasons: {
    email: 'Tiene el mismo correo.',
    similar: 'Su correo es casi igual: cambian los puntos o lo que sigue al signo +.',
    phone: 'Tiene el mismo teléfono y el mismo nombre.',
  },
  kinds: {
    account: 'Cuenta',
    donor: 'Donante',
    sponsor: 'Patrocinador',
    volunteer: 'Voluntariado',
    school: 'Escuela que pidió contacto',
  },
} as const;

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    people: typeof people;
  }
}
