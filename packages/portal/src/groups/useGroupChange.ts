import { useChangeOf } from '../services/useChangeOf.ts';

/** Changes groups or their students. */
export const useGroupChange = () => useChangeOf('groups');
