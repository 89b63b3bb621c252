/** Texts about teachers who registered, in Spanish. */
export const teachers = {
  none: 'Cuando un maestro se registre, aquí verás sus datos y sus documentos.',
  tiers: { '10': 'Maestro invitado', '20': 'Maestro Acreditado', '30': 'Maestro Certificado' },
  count: '{count} de {asked} documentos',
  documents: 'Documentos',
  download: 'Descargar {name}',
  downloadFailed: 'No pudimos descargar el documento. Vuelve a intentarlo.',
  work: 'Dónde da clases',
  grade: '{grade}°',
  person: 'Maestro',
  place: 'Lugar',
  review: {
    title: 'Revisión',
    pending: 'Por revisar',
    accepted: 'Aceptado',
    declined: 'No aceptado',
    accept: 'Aceptar',
    decline: 'No aceptar',
    again: 'Volver a revisar',
    note: 'Motivo para no aceptar',
    hint: 'Solo lo lee el equipo',
    missing: 'Escribe el motivo',
  },
  delete: 'Borrar registro',
  deleteTitle: '¿Borrar este registro?',
  deleteBody:
    'Se borran los datos de registro de {name} y sus documentos. No se pueden recuperar. Su cuenta sigue activa.',
} as const;

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    teachers: typeof teachers;
  }
}
