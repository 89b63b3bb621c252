import { OTHER_LEVEL } from '@lia/sdk/teachers/rules';
import { type TeacherForm, teacherFormSchema } from '@lia/sdk/teachers/schema';
import { validate } from '@lia/sdk/validation/validate';

import type { Check } from '../form/useForm.ts';
import { bodyOf } from './body.ts';
import { pathOf, type TeacherValues } from './values.ts';

/** The rules of a teacher's registration. A module of its own, fetched late: it brings yup. */
export const check: Check<TeacherValues, TeacherForm> = (values) => {
  const result = validate(teacherFormSchema, bodyOf(values), { input: 'typed' });
  if (result.ok) return result;
  const fields = Object.entries(result.fields).flatMap(([name, message]) => {
    // A level of one's own has no grades to tick: its name stands for them.
    if (name === 'grade' && values.work.level_id === String(OTHER_LEVEL)) return [];
    return [[pathOf(name) ?? name, message] as const];
  });
  return { ok: false, fields: Object.fromEntries(fields) };
};
