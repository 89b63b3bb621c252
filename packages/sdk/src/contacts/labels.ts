/** What the console reads of every request that we answer by a call. */
export const contactRecordLabels = {
  id: { es: 'Folio', en: 'Reference' },
  created_at: { es: 'Fecha', en: 'Date' },
  status: { es: 'Estado', en: 'Status' },
  contacted: { es: 'Contactado', en: 'Contacted' },
};
