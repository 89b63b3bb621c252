import type { es } from './es.ts';

/** Texts of the frame around a student's pages, in English. */
export const en: Readonly<Record<keyof typeof es, string>> = {
  'room.back': 'Back to the start',
  'room.menu': '{name}’s menu',
  'room.leave': 'Leave',
  'room.homework': 'Homework',
  'room.calendar': 'Calendar',
  'room.points': 'Points',
  'room.live': 'Live class',
  'room.courses': 'Courses',
  'room.resources': 'Resources',
  'room.galaxies': 'Galaxies',
  'read.page': 'Listen to the page',
  'read.card': 'Listen',
  'read.stop': 'Stop listening',
};
