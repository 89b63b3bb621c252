import type { Labels } from '../messages/labels.ts';
import { schoolLevelLabel } from '../people/labels.ts';
import type { TeacherForm } from './schema.ts';

/** What the second step of the registration asks for: where and what one teaches. Those of a person are `people/labels`. */
export const teachingLabels = {
  school_name: { es: 'Escuela', en: 'School' },
  level_id: schoolLevelLabel,
  level_school: schoolLevelLabel,
  grade: { es: 'Grados', en: 'Grades' },
  intereses: { es: 'Materias', en: 'Subjects' },
  document_type: { es: 'Intereses', en: 'Interests' },
} satisfies Partial<Labels<TeacherForm>>;
