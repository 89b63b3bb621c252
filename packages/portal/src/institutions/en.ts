import type { es } from './es.ts';

/** The same in English. */
export const en: Record<keyof typeof es, string> = {
  'school.unknown': 'We did not find that school among yours',
  'school.failed': 'We could not load the school',
  'school.contact': 'Contact: {contact}',
  'school.groups': 'Groups',
  'school.groups.none': 'You have no group in this school yet.',
  'school.teachers': 'Teachers',
  'school.teachers.none': 'There are no teachers in LIA yet.',
};
