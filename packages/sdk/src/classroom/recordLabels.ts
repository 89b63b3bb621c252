import type { Label } from '../messages/labels.ts';

const group_id = { es: 'Grupo', en: 'Group' } as const;
const subject_id = { es: 'Materia', en: 'Subject' } as const;
const title = { es: 'Título', en: 'Title' } as const;
const provider = { es: 'Cómo se reúnen', en: 'How they meet' } as const;
const link = { es: 'Enlace', en: 'Link' } as const;
const created_by = { es: 'Quién la programó', en: 'Planned by' } as const;

/** What the columns of a class are called. */
const meetingRecordLabels = {
  group_id,
  subject_id,
  title,
  provider,
  link,
  room: { es: 'Sala', en: 'Room' },
  starts_at: { es: 'Empieza', en: 'Begins' },
  ends_at: { es: 'Termina', en: 'Ends' },
  ended_at: { es: 'Cuándo la terminaron', en: 'Ended at' },
  cancelled_at: { es: 'Cuándo se canceló', en: 'Cancelled at' },
  reason: { es: 'Por qué se canceló', en: 'Why it was cancelled' },
  series_id: { es: 'Clase semanal', en: 'Weekly class' },
  week: { es: 'Semana', en: 'Week' },
  detached: { es: 'Se cambió sola', en: 'Changed by itself' },
  left_out: { es: 'Sin clase esa semana', en: 'No class that week' },
  created_by,
} as const satisfies Record<string, Label>;

/** What the columns of a weekly class are called. */
const meetingSeriesRecordLabels = {
  group_id,
  subject_id,
  title,
  provider,
  link,
  weekday: { es: 'Día de la semana', en: 'Day of the week' },
  time: { es: 'Hora', en: 'Time' },
  minutes: { es: 'Minutos', en: 'Minutes' },
  starts_on: { es: 'Desde', en: 'From' },
  ends_on: { es: 'Hasta', en: 'Until' },
  ended_at: { es: 'Cuándo terminó', en: 'Ended at' },
  created_by,
} as const satisfies Record<string, Label>;

/** What the columns of a school's classroom are called. */
const schoolClassroomRecordLabels = {
  guardians_observe: { es: 'Las familias pueden observar las clases', en: 'Families may observe classes' },
} as const satisfies Record<string, Label>;

/** What the columns of the records of classes are called, by the record. */
export const classroomRecordLabels = {
  meetings: meetingRecordLabels,
  meeting_series: meetingSeriesRecordLabels,
  school_classrooms: schoolClassroomRecordLabels,
} as const;
