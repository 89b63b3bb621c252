/** Texts about attendance, in Spanish. */
export const es = {
  'attendance.back': 'El grupo',
  'attendance.failed': 'No pudimos traer la asistencia',
  'attendance.unknown': 'No encontramos este grupo',
  'attendance.day': 'Día',
  'attendance.allPresent': 'Todos presentes',
  'attendance.undo': 'Deshacer',
  'attendance.marked': '{marked} de {count} registrados',
  'attendance.closed': 'La asistencia de este día solo se puede consultar.',
  'attendance.none.title': 'Aún no hay alumnos',
  'attendance.none.text': 'Cuando el grupo tenga alumnos, aquí pasas lista.',
  'attendance.saving': 'Guardando…',
  'attendance.saved': 'Todo está guardado',
  'attendance.unsaved_one': 'Falta guardar {count} registro: no hay conexión.',
  'attendance.unsaved_other': 'Faltan por guardar {count} registros: no hay conexión.',
  'attendance.retry': 'Guardar ahora',
  'attendance.present': 'Presente',
  'attendance.late': 'Retardo',
  'attendance.absent': 'Falta',
  'attendance.justified': 'Justificada',
  'attendance.earlier': 'Mes anterior',
  'attendance.later': 'Mes siguiente',
  'attendance.month.none': 'La escuela no ha registrado asistencia en este mes.',
  'attendance.count.present_one': '{count} día presente',
  'attendance.count.present_other': '{count} días presente',
  'attendance.count.late_one': '{count} retardo',
  'attendance.count.late_other': '{count} retardos',
  'attendance.count.absent_one': '{count} falta',
  'attendance.count.absent_other': '{count} faltas',
  'attendance.count.justified_one': '{count} justificada',
  'attendance.count.justified_other': '{count} justificadas',
  'attendance.former': 'Ya no está en el grupo',
} as const;

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface Texts extends Own {}
}
