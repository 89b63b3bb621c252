/** Characters of a recording. */
export const MAX_RECORDING_TITLE = 150;
export const MAX_RECORDING_TEXT = 2000;

/** Days within which a recording that was deleted may be restored; then its file goes. */
export const RECORDING_RESTORE_DAYS = 30;

/** Recordings of one answer to a student: the newest. */
export const SHOWN_RECORDINGS = 100;
