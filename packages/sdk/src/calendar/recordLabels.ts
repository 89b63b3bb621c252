import type { Label } from '../messages/labels.ts';

/** What the columns of an event are called. */
export const eventRecordLabels = {
  kind: { es: 'Calendario', en: 'Calendar' },
  group_id: { es: 'Grupo', en: 'Group' },
  owner_id: { es: 'De quién es', en: 'Owner' },
  audience: { es: 'Quién lo ve', en: 'Who sees it' },
  title: { es: 'Título', en: 'Title' },
  description: { es: 'Descripción', en: 'Description' },
  place: { es: 'Lugar', en: 'Place' },
  link: { es: 'Enlace', en: 'Link' },
  all_day: { es: 'Todo el día', en: 'All day' },
  starts: { es: 'Empieza', en: 'Starts' },
  ends: { es: 'Termina', en: 'Ends' },
  zone: { es: 'Zona horaria', en: 'Time zone' },
  recurrence: { es: 'Se repite', en: 'Repeats' },
  created_by: { es: 'Quién lo escribió', en: 'Written by' },
} as const satisfies Record<string, Label>;

/** What the columns of a changed instance are called. */
const exceptionRecordLabels = {
  event_id: { es: 'Evento', en: 'Event' },
  instance: { es: 'Fecha original', en: 'Original date' },
  cancelled: { es: 'Cancelado', en: 'Cancelled' },
} as const satisfies Record<string, Label>;

/** What the columns of a calendar for other programs are called. */
const feedRecordLabels = {
  owner_id: eventRecordLabels.owner_id,
  token_hash: { es: 'Dirección', en: 'Address' },
  kinds: { es: 'Qué lleva', en: 'What it has' },
  names: { es: 'Con nombres de los hijos', en: 'With the names of the children' },
} as const satisfies Record<string, Label>;

/** The same by record. */
export const calendarRecordLabels = {
  calendar_events: eventRecordLabels,
  calendar_exceptions: { ...eventRecordLabels, ...exceptionRecordLabels },
  calendar_feeds: feedRecordLabels,
} as const satisfies Record<string, Readonly<Record<string, Label>>>;

/** What a person wrote into their own calendar, in the archive of their data. */
export const calendarArchivePart = {
  title: { es: 'Eventos de tu calendario', en: 'Events of your calendar' },
  columns: {
    title: eventRecordLabels.title,
    description: eventRecordLabels.description,
    place: eventRecordLabels.place,
    starts: eventRecordLabels.starts,
    ends: eventRecordLabels.ends,
  },
} as const;
