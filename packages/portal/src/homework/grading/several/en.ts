import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'grading.several.what': 'What would you like to do?',
  'grading.several.time': 'Give more time',
  'grading.several.excuse': 'Excuse: they need not hand it in',
  'grading.several.cutoff': 'Last late entry (optional)',
  'grading.several.who': 'For whom?',
  'grading.several.all': 'The whole group',
  'grading.several.missing': 'Who has not handed in',
  'grading.several.clear': 'Clear the choice',
  'grading.several.none': 'There is no one left for whom you can do that.',
  'grading.several.extended': 'Has more time already',
  'grading.several.time.send_one': 'Give {count} student more time',
  'grading.several.time.send_other': 'Give {count} students more time',
  'grading.several.time.done_one': '{count} student has more time',
  'grading.several.time.done_other': '{count} students have more time',
  'grading.several.excuse.send_one': 'Excuse {count} student',
  'grading.several.excuse.send_other': 'Excuse {count} students',
  'grading.several.excuse.done_one': '{count} student is excused',
  'grading.several.excuse.done_other': '{count} students are excused',
  'grading.several.undo': 'Undo',
};
