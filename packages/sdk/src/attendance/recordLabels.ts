import type { Label } from '../messages/labels.ts';

/** What the columns of attendance are called in the audit. */
export const attendanceRecordLabels = {
  group_id: { es: 'Grupo', en: 'Group' },
  day: { es: 'Día', en: 'Day' },
  state: { es: 'Asistencia', en: 'Attendance' },
  note: { es: 'Nota', en: 'Note' },
  marked_by: { es: 'Quién la registró', en: 'Marked by' },
  marked_at: { es: 'Cuándo se registró', en: 'Marked at' },
} as const satisfies Readonly<Record<string, Label>>;
