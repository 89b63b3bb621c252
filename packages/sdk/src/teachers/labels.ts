import type { Labels } from '../messages/labels.ts';
import type { TeacherForm } from './schema.ts';

const schoolLevel = { es: 'Nivel escolar', en: 'School level' };

/** What the second step of the registration asks for: where and what one teaches. Those of a person are `people/labels`. */
export const teachingLabels = {
  school_name: { es: 'Escuela', en: 'School' },
  level_id: schoolLevel,
  level_school: schoolLevel,
  grade: { es: 'Grados', en: 'Grades' },
  intereses: { es: 'Materias', en: 'Subjects' },
  document_type: { es: 'Intereses', en: 'Interests' },
} satisfies Partial<Labels<TeacherForm>>;
