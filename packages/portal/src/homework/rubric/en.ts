import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'rubric.title': 'How it is graded',
  'rubric.points_one': '{count} point',
  'rubric.points_other': '{count} points',
  'rubric.reached': 'Level reached',
  'rubric.comment': 'Comment: {comment}',
  'rubric.reason': 'The teacher gave another grade than that of the rubric: {reason}',
};
