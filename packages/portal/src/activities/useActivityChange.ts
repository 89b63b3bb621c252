import { useChangeOf } from '../changes/useChangeOf.ts';

/** Changes activities. */
export const useActivityChange = () => useChangeOf('activities');
