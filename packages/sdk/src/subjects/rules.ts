/** Characters of a subject's name. */
export const MAX_SUBJECT_NAME = 80;

/** Subjects that one call adds. */
export const MAX_SUBJECTS_ADDED = 20;
