import type { Label } from '../messages/labels.ts';

/** What the parts of a report card are called, on the screen and in its PDF. */
export const reportCardLabels = {
  title: { es: 'Boleta de evaluación', en: 'Report card' },
  cct: { es: 'CCT', en: 'CCT' },
  student: { es: 'Alumno', en: 'Student' },
  group: { es: 'Grupo', en: 'Group' },
  year: { es: 'Ciclo escolar', en: 'School year' },
  teacher: { es: 'Docente', en: 'Teacher' },
  period: { es: 'Periodo', en: 'Period' },
  subject: { es: 'Materia', en: 'Subject' },
  grade: { es: 'Calificación', en: 'Grade' },
  final: { es: 'Promedio final', en: 'Final mean' },
  average: { es: 'Promedio final de grado', en: 'Final mean of the grade' },
  attendance: { es: 'Asistencia', en: 'Attendance' },
  present: { es: 'Asistencias', en: 'Days present' },
  late: { es: 'Retardos', en: 'Late arrivals' },
  absent: { es: 'Faltas', en: 'Absences' },
  justified: { es: 'Faltas justificadas', en: 'Justified absences' },
  observations: { es: 'Observaciones y sugerencias', en: 'Observations and suggestions' },
  signature: { es: 'Firma de madre, padre o tutor', en: 'Signature of the mother, father or guardian' },
  draft: { es: 'Borrador: aún no se publica', en: 'Draft: not published yet' },
  note: {
    es: 'Informa a la familia. No sustituye la boleta oficial de la SEP.',
    en: 'It informs the family. It does not replace the official report card of the SEP.',
  },
} as const satisfies Record<string, Label>;

/** `corrected`: of the second version and later ones. */
export const correctedLabel = {
  es: 'Versión {version}, corregida: {reason}',
  en: 'Version {version}, corrected: {reason}',
} as const satisfies Label;

/** Of each sheet of a printed card that has several. */
export const sheetLabel = {
  es: 'Hoja {sheet} de {sheets}',
  en: 'Sheet {sheet} of {sheets}',
} as const satisfies Label;
