import { created, hidden, status } from './columns.ts';

/** What an archive has of a student's homework. */
export const homeworkParts = {
  homework: {
    title: { es: 'Tareas', en: 'Homework' },
    columns: {
      activity: { es: 'Actividad', en: 'Activity' },
      status,
      due: { es: 'Fecha de entrega', en: 'Due' },
      delivered_at: { es: 'Entregada', en: 'Delivered' },
      score: { es: 'Calificación', en: 'Score' },
      marks: { es: 'Rúbrica', en: 'Rubric' },
      score_reason: { es: 'Motivo de la calificación', en: 'Reason for the score' },
    },
  },
  deliveries: {
    title: { es: 'Entregas', en: 'Deliveries' },
    columns: {
      activity: { es: 'Actividad', en: 'Activity' },
      delivered_at: { es: 'Entregada', en: 'Delivered' },
      files: { es: 'Archivos', en: 'Files' },
      links: { es: 'Enlaces', en: 'Links' },
      fingerprint: { es: 'Huella', en: 'Fingerprint' },
      hidden_at: hidden,
    },
  },
  homeworkComments: {
    title: { es: 'Comentarios sobre tus tareas', en: 'Comments on your homework' },
    columns: {
      activity: { es: 'Actividad', en: 'Activity' },
      audience: { es: 'Para quién', en: 'For whom' },
      text: { es: 'Comentario', en: 'Comment' },
      audio: { es: 'Audio', en: 'Audio' },
      created_at: created,
    },
  },
} as const;
