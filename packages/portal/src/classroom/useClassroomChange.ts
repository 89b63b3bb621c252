import { useChangeOf } from '../services/useChangeOf.ts';

/** Changes classes. */
export const useClassroomChange = () => useChangeOf('classes');
