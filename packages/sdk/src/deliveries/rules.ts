/** Files and links that one delivery has at most. */
export const MAX_DELIVERY_FILES = 10;
export const MAX_DELIVERY_LINKS = 10;

/** Files that come with the call itself; more, and larger ones, are uploaded before it. */
export const MAX_FILES_OF_CALL = 6;

/** The longest comment on a homework. */
export const MAX_COMMENT = 2000;

/** The longest comment that is spoken. */
export const MAX_AUDIO_SECONDS = 180;

/** Whom a comment is for: parents see both, the student their own alone. */
export const audiences = ['student', 'family'] as const;
export type Audience = (typeof audiences)[number];

/** What a teacher does to a homework besides grading it. */
export const teacherActions = ['return', 'excuse', 'reopen'] as const;
export type TeacherAction = (typeof teacherActions)[number];

/** The text of the specification for a homework that has a score (document 2 section 3). */
export const GRADED = 'Calificado';

/** Students of an activity who are changed by one call: more than any group has. */
export const MAX_STUDENTS = 200;
