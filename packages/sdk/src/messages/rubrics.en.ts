import type { sentences as spanish } from './rubrics.es.ts';

/** The same in English. */
export const sentences: Record<keyof typeof spanish, string> = {
  RUBRIC_USED:
    'Work was graded by this rubric, so it cannot change. Remove those grades first, or make a copy of the mission',
  POINTS_USED:
    'Work was graded with these points, so they cannot change. Remove those grades first, or make a copy of the mission',
  'homework.marks': 'Choose a level for each criterion of the rubric',
  'homework.reason': 'Write why the grade is another one than that of the rubric',
};
