import type { ImportStatus } from '../imports/rules.ts';
import type { Label } from '../messages/labels.ts';
import type { UserKind } from '../users/rules.ts';

/** What the people of a kind are called together. */
export const peopleLabels = {
  students: { es: 'Estudiantes', en: 'Students' },
  teachers: { es: 'Docentes', en: 'Teachers' },
  parents: { es: 'Familias', en: 'Families' },
  schools: { es: 'Directivos', en: 'School staff' },
  interested: { es: 'Sin plan', en: 'Without a plan' },
} as const satisfies Record<UserKind, Label>;

/** Where an import stands, beside its file. */
export const importStatusLabels = {
  draft: { es: 'Borrador', en: 'Draft' },
  running: { es: 'En curso', en: 'Running' },
  done: { es: 'Terminada', en: 'Finished' },
  cancelled: { es: 'Detenida', en: 'Stopped' },
  failed: { es: 'Falló', en: 'Failed' },
  undoing: { es: 'Deshaciéndose', en: 'Being undone' },
  undone: { es: 'Deshecha', en: 'Undone' },
} as const satisfies Record<ImportStatus, Label>;
