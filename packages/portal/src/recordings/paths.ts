/** Address of recorded classes: of all groups that the member reaches. */
export const recordingsPath = '/apps/grabaciones/all';

/** Address of a recorded class. */
export const recordingPath = (id: string): string => `/apps/grabaciones/${id}`;

/** Address of the form of a new one, or of one that is changed. */
export const newRecordingPath = '/apps/grabaciones/nueva';
export const recordingFormPath = (id: string): string => `${recordingPath(id)}/editar`;

/** Address of a recording of a student's class. */
export const myRecordingPath = (id: string): string => `/apps/galaxies/grabacion/${id}`;
