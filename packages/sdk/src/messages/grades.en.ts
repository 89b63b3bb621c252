import type { sentences as spanish } from './grades.es.ts';

/** The same in English. */
export const sentences: Record<keyof typeof spanish, string> = {
  GRADE_STALE: 'Someone else changed this grade while you were looking at it. See how it is now and try again',
  PERIOD_CLOSED: 'This period is closed. If something has to be corrected, ask the school to open it again',
  PERIOD_OPEN: 'This period is open',
  OBSERVATIONS_STALE: 'Someone changed these observations since. See how they are now and try again',
  REPORT_CARDS_UNCHANGED: 'There are no new report cards and no changes to publish',
  'gradebook.saved': 'The grade was saved',
  'gradebook.reopened': 'The period is open again',
  'reportCards.observed': 'The observations were saved',
  'reportCards.published': 'The report cards are published. The families are notified',
  'gradebook.scale': 'Write a grade from {lowest} to 10, with one decimal at most',
};
