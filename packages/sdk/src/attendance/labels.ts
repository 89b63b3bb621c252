import type { Label } from '../messages/labels.ts';
import type { AttendanceState } from './rules.ts';

/** What a state is called. */
export const attendanceStateLabels = {
  present: { es: 'Presente', en: 'Present' },
  late: { es: 'Retardo', en: 'Late' },
  absent: { es: 'Falta', en: 'Absent' },
  justified: { es: 'Justificada', en: 'Justified' },
} as const satisfies Record<AttendanceState, Label>;
