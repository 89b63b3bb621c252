import { useChangeOf } from '../changes/useChangeOf.ts';

/** Changes subjects: their names stand in lists of activities. */
export const useSubjectChange = () => useChangeOf('activities');
