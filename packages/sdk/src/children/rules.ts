/** Minutes for which who ended a guardianship may restore it. */
export const RESTORE_MINUTES = 10;
