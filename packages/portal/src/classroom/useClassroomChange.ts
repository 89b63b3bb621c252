import { useChangeOf } from '../changes/useChangeOf.ts';

/** Changes classes. */
export const useClassroomChange = () => useChangeOf('classes');
