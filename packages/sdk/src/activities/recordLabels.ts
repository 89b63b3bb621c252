import type { Label } from '../messages/labels.ts';

/** What the columns of activities are called in the audit. */
export const activityRecordLabels = {
  group_id: { es: 'Grupo', en: 'Group' },
  subject_id: { es: 'Materia', en: 'Subject' },
  set_id: { es: 'Hecha para varios grupos', en: 'Made for several groups' },
  name: { es: 'Nombre', en: 'Name' },
  theme: { es: 'Tema', en: 'Theme' },
  instructions: { es: 'Instrucciones', en: 'Instructions' },
  resources: { es: 'Recursos', en: 'Resources' },
  url_path: { es: 'Enlaces', en: 'Links' },
  publish_date: { es: 'Fecha de publicación', en: 'Publication date' },
  finish_date: { es: 'Fecha de entrega', en: 'Due date' },
  cutoff_date: { es: 'Última entrega', en: 'Last entry' },
  is_active: { es: 'Activa', en: 'Active' },
  points: { es: 'Puntos', en: 'Points' },
  max_attempts: { es: 'Intentos por alumno', en: 'Attempts per student' },
  in_teams: { es: 'En equipo', en: 'In teams' },
  rubric: { es: 'Rúbrica', en: 'Rubric' },
  grades_released_at: { es: 'Calificaciones a la vista', en: 'Grades released' },
  created_by: { es: 'Quién la hizo', en: 'Made by' },
  copied_from: { es: 'Copia de', en: 'Copy of' },
} as const satisfies Readonly<Record<string, Label>>;
