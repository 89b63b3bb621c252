import type { es } from './es.ts';

/** Texts of a student's own space, in English. */
export const en: Readonly<Record<keyof typeof es, string>> = {
  'studies.heading': 'Your class',
  'studies.group': 'Your group: {name}',
  'studies.teacher': 'Your teacher is {name}.',
  'studies.teacher.none': 'You will meet your teacher soon.',
  'studies.none.title': 'Your group',
  'studies.none.text': 'Once your teacher adds you to their group, you will see it here.',
  'studies.card.title': 'Your card',
  'studies.card.has': 'Your card lets you in without a password. Keep it safe and lend it to no one.',
  'studies.card.may': 'A card lets you in without a password. Ask your family or your teacher for one.',
  'studies.failed': 'We could not fetch your group',
};
