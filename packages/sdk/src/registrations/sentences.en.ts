import type { sentences as spanish } from './sentences.es.ts';

/** The same in English. */
export const sentences: Record<keyof typeof spanish, string> = {
  'registration.failed': 'Something went wrong saving your membership in our system',
};
