/** Texts of the audit, in Spanish. */
export const audit = {
  none: 'Aquí aparecerá todo lo que cambie: quién, cuándo, y cómo estaba antes.',
  noneHere: 'Todavía no hay cambios registrados.',
  failed: 'No pudimos consultarlos.',
  operations: { insert: 'Creado', update: 'Cambiado', delete: 'Eliminado' },
  origins: {
    call: 'Otra persona',
    job: 'LIA, por su cuenta',
    start: 'LIA, al arrancar',
    database: 'Directo en la base de datos',
  },
  what: 'Qué',
  operation: 'Qué pasó',
  allRecords: 'Todos',
  from: 'Desde el día',
  to: 'Hasta el día',
  only: {
    actor: 'Solo lo que hizo {name}',
    person: 'Solo lo de {name}',
    institution: 'Solo lo de {name}',
    order: 'Solo lo de un pedido',
    record_id: 'Solo lo de este dato',
    action_id: 'Solo lo de la misma llamada o tarea',
    unnamed: 'una persona',
    unnamedInstitution: 'una institución',
  },
  changes: 'Cambios',
  before: 'Antes',
  after: 'Después',
  empty: 'Vacío',
  yes: 'Sí',
  no: 'No',
  withheld: 'Cambió; el valor no se guarda',
  unchanged: 'No hay valores que mostrar.',
  facts: 'Datos',
  alsoBy: 'Todo lo que hizo',
  alsoOf: 'Todo lo de este dato',
  together: 'Todo lo de la misma llamada o tarea',
  history: 'Historial de cambios',
  whole: 'Ver en la bitácora',
} as const;

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    audit: typeof audit;
  }
}
