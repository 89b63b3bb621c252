/** Texts of the list of imports, in Spanish. Those of its screens come with them (wizard/es.ts). */
export const imports = {
  none: 'Aquí aparecerán las listas de personas que subas. Empieza con «Importar usuarios».',
  add: 'Importar usuarios',
  statuses: {
    draft: 'Borrador',
    running: 'En curso',
    done: 'Terminada',
    cancelled: 'Detenida',
    failed: 'Interrumpida',
    undoing: 'Deshaciéndose',
    undone: 'Deshecha',
  },
  counts: {
    error_one: '1 con errores',
    error_other: '{count} con errores',
    conflict: '{count} por decidir',
    created_one: '1 creada',
    created_other: '{count} creadas',
    updated_one: '1 actualizada',
    updated_other: '{count} actualizadas',
    failed_one: '1 con errores',
    failed_other: '{count} con errores',
    removed_one: '1 quitada',
    removed_other: '{count} quitadas',
    kept: '{count} sin deshacer',
  },
} as const;

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    imports: typeof imports;
  }
}
