import { useChangeOf } from '../services/useChangeOf.ts';

/** Changes activities. */
export const useActivityChange = () => useChangeOf('activities');
