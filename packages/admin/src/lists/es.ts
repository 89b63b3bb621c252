/** Texts of every list, in Spanish. */
export const lists = {
  choose: 'Elegir a {name}',
  openChoices: 'Ver las opciones',
  closeChoices: 'Cerrar las opciones',
  clearChoice: 'Quitar lo elegido',
  loading: 'Se está consultando la información...',
  empty: 'No hay registros que mostrar!',
  emptyFiltered: 'Prueba con otra búsqueda o quita los filtros.',
  clearFilters: 'Quitar filtros',
  failed: 'No pudimos consultar la información',
  filtersUnknown:
    'Tiene filtros que ya no existen, como los de un enlace o una vista de hace tiempo. Quita los filtros para verla.',
  retry: 'Volver a intentar',
  search: 'Buscar',
  clearSearch: 'Borrar la búsqueda',
  filters: 'Filtros',
  filtersOn: 'Filtros ({count})',
  all: 'Todas',
  byStatus: 'Estado',
  allStatuses: 'Todos',
  onlySome: 'Solo una parte: {name}',
  ofSchool: 'Solo lo de una escuela',
  ofCompany: 'Solo lo de una empresa',
  sortBy: 'Ordenar por',
  columns: 'Columnas',
  views: 'Vistas',
  more: 'Cargando: {shown} de {total}',
  moreFailed: 'No pudimos consultar lo que sigue en la lista.',
  over: 'más de {count}',
  countOver: 'Más de {count} registros',
  count_one: '1 registro',
  count_other: '{count} registros',
} as const;

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    lists: typeof lists;
  }
}
