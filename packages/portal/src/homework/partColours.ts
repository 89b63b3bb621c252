import type { Audience } from '@lia/sdk/accounts/roles';
import type { HomeworkPart } from '@lia/sdk/homework/parts';

/** What each part of a student's homework is drawn in. What is missing is not red: it can still be done. */
export const colours = {
  today: 'students',
  missing: 'schools',
  toDo: 'teachers',
  delivered: 'schools',
  graded: 'parents',
} as const satisfies Record<HomeworkPart, Audience>;
