/** Days within which what was deleted may be restored; then its files go. */
export const RESTORE_DAYS = 30;

/** What teachers and schools find among what was deleted. */
export const deletionKinds = [
  'activity',
  'announcement',
  'resource',
  'recording',
  'meeting',
  'event',
  'subject',
  'group',
] as const;
export type DeletionKind = (typeof deletionKinds)[number];

/** The latest of each kind that an answer has. */
export const MOST_DELETIONS = 100;
