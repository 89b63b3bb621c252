/** What the console says of exports, in Spanish. */
export const exports = {
  export: 'Exportar',
  csv: 'CSV',
  xlsx: 'Excel (XLSX)',
  running: 'Exportando',
  progress: '%{done} de %{total} registros',
  cancel: 'Cancelar',
  done: '1 registro exportado |||| %{smart_count} registros exportados',
} as const;
