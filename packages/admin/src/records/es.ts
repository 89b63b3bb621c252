/** Texts of every record's page and form, in Spanish. */
export const records = {
  otherData: 'Otros datos',
  nothing: 'Sin dato',
  unsavedTitle: '¿Descartar los cambios?',
  unsaved: 'Lo que escribiste todavía no se guarda. Si sales ahora, se pierde.',
  keepEditing: 'Seguir editando',
  discard: 'Descartar',
  typeToConfirm: 'Para confirmar, escribe: {text}',
  page: 'Ver ficha',
  close: 'Cerrar',
  yes: 'Sí',
  no: 'No',
} as const;

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    records: typeof records;
  }
}
