/** Texts about exports, in Spanish. */
export const exports = {
  export: 'Exportar',
  csv: 'CSV',
  xlsx: 'Excel (XLSX)',
  pesos: '{heading} (pesos)',
  running: 'Exportando',
  progress: '{done} de {total} registros',
  cancel: 'Cancelar',
  done_one: '1 registro exportado',
  done_other: '{count} registros exportados',
} as const;

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    exports: typeof exports;
  }
}
