import { addTexts } from '../i18n/catalogues.ts';

/** Texts about reports, in Spanish. */
const moderation = {
  none: 'Cuando alguien reporte un mensaje, un aviso o un comentario, aparecerá aquí.',
  of: '{kind} de {person}',
  kinds: {
    message: 'Mensaje',
    announcement: 'Aviso',
    homeworkComment: 'Comentario de tarea',
    delivery: 'Tarea entregada',
    clubPost: 'Publicación de un club',
  },
  about: { content: 'Lo que se escribió', person: 'A la persona' },
  reasons: {
    insults: 'Insultos',
    bullying: 'Acoso',
    privacy: 'Datos o fotos de alguien',
    spam: 'Publicidad o engaño',
    violence: 'Violencia o amenazas',
    sexual: 'Contenido sexual',
    danger: 'Peligro para una niña o un niño',
    other: 'Otro',
  },
  statuses: { open: 'Por revisar', review: 'En revisión', resolved: 'Resuelto' },
  outcomes: { hidden: 'Se ocultó', warned: 'Se habló con la persona', noFault: 'Sin falta' },
  levels: { school: 'La escuela', lia: 'LIA' },
  grave: 'Grave',
  attention: 'Atención',
  all: 'Todos',
  isGrave: 'Graves sin resolver',
  isUnresolved: 'Sin resolver',
  content: 'Lo que se reportó',
  report: 'El reporte',
  files: 'Archivos que se reportaron',
  filesKept: 'Los guardamos como estaban cuando se reportaron, aunque quien los mandó los haya quitado.',
  fileDownload: 'Descargar {name}',
  fileFailed: 'No pudimos traer el archivo. Vuelve a intentarlo.',
  log: 'Bitácora',
  logNone: 'Nadie lo ha revisado todavía.',
  logLine: '{by}, {at}',
  decision: 'Siguiente paso',
  decidedByLia: 'De este reporte decide LIA. Aquí verás qué resolvió.',
  note: 'Por qué',
  noteHint: 'Se queda en la bitácora. Quien reportó no lo lee.',
  noteMissing: 'Escribe por qué',
  help: 'Si hay peligro ahora, llama al 911. Línea de la Vida: 800 911 2000.',
  actions: {
    review: 'Empezar a revisar',
    hide: 'Ocultar lo que se escribió',
    warn: 'Hablé con la persona',
    clear: 'No hay falta',
    escalate: 'Pasarlo a LIA',
    restore: 'Mostrarlo otra vez',
  },
  did: {
    review: 'Empezó a revisar',
    hide: 'Lo ocultó',
    warn: 'Habló con la persona',
    clear: 'No encontró falta',
    escalate: 'Lo pasó a LIA',
    restore: 'Lo mostró otra vez',
  },
} as const;

addTexts('es', { moderation });

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    moderation: typeof moderation;
  }
}
