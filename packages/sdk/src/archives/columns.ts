/** Labels of columns that several parts of an archive have. */
export const status = { es: 'Estado', en: 'Status' };
export const created = { es: 'Fecha', en: 'Date' };
export const hidden = { es: 'Se ocultó por un reporte', en: 'Hidden upon a report' };
