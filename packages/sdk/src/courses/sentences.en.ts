import type { sentences as spanish } from './sentences.es.ts';

/** The same in English. */
export const sentences: Record<keyof typeof spanish, string> = {
  'courses.empty': 'No courses were found',
  'courses.lookup.course': 'Something went wrong looking up the course',
};
