import type { Label } from '../messages/labels.ts';

const course = { es: 'Curso', en: 'Course' } as const;
const position = { es: 'Lugar', en: 'Position' } as const;

/** What the columns of the sections of a course are called. */
const courseSectionRecordLabels = {
  course_id: course,
  title: { es: 'Título', en: 'Title' },
  position,
} as const satisfies Record<string, Label>;

/** What the columns of a lesson are called. */
const lessonRecordLabels = {
  section_id: { es: 'Sección', en: 'Section' },
  kind: { es: 'Tipo', en: 'Kind' },
  title: { es: 'Título', en: 'Title' },
  text: { es: 'Texto', en: 'Text' },
  minutes: { es: 'Minutos', en: 'Minutes' },
  position,
  published: { es: 'Publicada', en: 'Published' },
  pass_mark: { es: 'Porcentaje para aprobar', en: 'Pass mark' },
  questions: { es: 'Preguntas', en: 'Questions' },
  file_id: { es: 'Archivo', en: 'File' },
  media_id: { es: 'Video', en: 'Video' },
  url: { es: 'Enlace del video', en: 'Link of the video' },
} as const satisfies Record<string, Label>;

/** What the columns of a certificate are called. */
const certificateRecordLabels = {
  course_id: course,
  code: { es: 'Código', en: 'Code' },
  number: { es: 'Número', en: 'Number' },
  name: { es: 'Nombre', en: 'Name' },
  course_name: { es: 'Nombre del curso', en: 'Name of the course' },
  hours: { es: 'Horas', en: 'Hours' },
  issued_at: { es: 'Fecha de emisión', en: 'Issued' },
  superseded_at: { es: 'Sustituida', en: 'Superseded' },
} as const satisfies Record<string, Label>;

/** What the audit calls the columns of each of them. */
export const lessonAuditLabels = {
  course_sections: courseSectionRecordLabels,
  lessons: lessonRecordLabels,
  certificates: certificateRecordLabels,
} as const;
