import type { Label } from '../messages/labels.ts';

/** What the columns of homework are called in the audit. */
export const homeworkRecordLabels = {
  activity_id: { es: 'Actividad', en: 'Activity' },
  team_id: { es: 'Equipo', en: 'Team' },
  score: { es: 'Calificación', en: 'Score' },
  scored_date: { es: 'Calificada', en: 'Graded' },
  rubric_marks: { es: 'Niveles de la rúbrica', en: 'Levels of the rubric' },
  score_reason: { es: 'Por qué es otra calificación', en: 'Reason of the score' },
  graded_by: { es: 'Quién la calificó', en: 'Graded by' },
  due_override: { es: 'Se entrega', en: 'Due' },
  cutoff_override: { es: 'Última entrega', en: 'Last entry' },
} as const satisfies Readonly<Record<string, Label>>;
