import { useChangeOf } from '../changes/useChangeOf.ts';

/** Changes groups or their students. */
export const useGroupChange = () => useChangeOf('groups');
