/** Characters of a recording. */
export const MAX_RECORDING_TITLE = 150;
export const MAX_RECORDING_TEXT = 2000;

/** Recordings of one answer to a student: the newest. */
export const SHOWN_RECORDINGS = 100;
