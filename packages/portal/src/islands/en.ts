import type { es } from './es.ts';

/** Texts of the map of a student, in English. */
export const en: Readonly<Record<keyof typeof es, string>> = {
  'islands.title': 'My islands',
  'islands.subjects': 'Your subjects',
  'islands.failed': 'We could not fetch your subjects',
  'islands.none': 'Each subject is an island. When you get your first homework, its island shows up here.',
  'islands.toDo_one': '{count} to do',
  'islands.toDo_other': '{count} to do',
  'islands.clear': 'Up to date',
  'islands.more': 'More places',
};
