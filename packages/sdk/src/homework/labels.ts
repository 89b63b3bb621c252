import type { Label } from '../messages/labels.ts';
import type { HomeworkStatus } from './states.ts';

/** What each status is called; «Calificado» is the specification's (document 2 section 3). */
export const homeworkStatusLabels: Readonly<Record<HomeworkStatus, Label>> = {
  toDo: { es: 'Por hacer', en: 'To do' },
  draft: { es: 'Borrador', en: 'Draft' },
  delivered: { es: 'Entregado', en: 'Delivered' },
  late: { es: 'Entregado tarde', en: 'Delivered late' },
  returned: { es: 'Devuelto para corregir', en: 'Returned to correct' },
  resubmitted: { es: 'Entregado de nuevo', en: 'Delivered again' },
  graded: { es: 'Calificado', en: 'Graded' },
  excused: { es: 'Justificado', en: 'Excused' },
};
