import type { Label } from '../messages/labels.ts';

/** What the columns of what is kept of grades are called in the audit. */
export const gradebookRuleLabels = {
  subject_id: { es: 'Materia', en: 'Subject' },
  period_id: { es: 'Periodo', en: 'Period' },
  missing: { es: 'Lo que falta', en: 'Missing homework' },
  weights: { es: 'Pesos', en: 'Weights' },
} as const satisfies Record<string, Label>;

export const periodGradeLabels = {
  period_id: { es: 'Periodo', en: 'Period' },
  subject_id: { es: 'Materia', en: 'Subject' },
  grade: { es: 'Calificación', en: 'Grade' },
  description: { es: 'Descripción', en: 'Description' },
  reason: { es: 'Motivo', en: 'Reason' },
  graded_by: { es: 'Quién la puso', en: 'Graded by' },
  graded_at: { es: 'Cuándo', en: 'When' },
} as const satisfies Record<string, Label>;

export const periodClosingLabels = {
  group_id: { es: 'Grupo', en: 'Group' },
  period_id: { es: 'Periodo', en: 'Period' },
  closed_at: { es: 'Se cerró', en: 'Closed' },
  closed_by: { es: 'Quién lo cerró', en: 'Closed by' },
  reopened_at: { es: 'Se volvió a abrir', en: 'Opened again' },
  reopened_by: { es: 'Quién lo volvió a abrir', en: 'Opened again by' },
  reason: { es: 'Motivo', en: 'Reason' },
} as const satisfies Record<string, Label>;

export const periodObservationLabels = {
  period_id: { es: 'Periodo', en: 'Period' },
  group_id: { es: 'Grupo', en: 'Group' },
  text: { es: 'Observaciones', en: 'Observations' },
  written_by: { es: 'Quién las escribió', en: 'Written by' },
  written_at: { es: 'Cuándo', en: 'When' },
} as const satisfies Record<string, Label>;
