import type { FileRule } from '../files/rules.ts';
import { homeworkFileRules } from '../homework/files.ts';
import { mediaFileRule } from '../media/rules.ts';
import type { UploadPurposeName } from '../uploads/rules.ts';

/** What is studied in a lesson. */
export const lessonKinds = ['text', 'video', 'file', 'quiz'] as const;
export type LessonKind = (typeof lessonKinds)[number];

/**
 * What completes a lesson: its student by confirming it, watching its video to the end (`media/watched.ts`), or passing its quiz. A video whose
 * length is not known, or that a provider shows, cannot be followed: its student confirms it.
 */
export const lessonCompletions = ['student', 'video', 'quiz'] as const;
export type LessonCompletion = (typeof lessonCompletions)[number];

/** What completes a lesson of a kind. `duration`: seconds of its video; null where there is none, or it is not known. */
export function completionOf(kind: LessonKind, duration: number | null): LessonCompletion {
  if (kind === 'quiz') return 'quiz';
  return kind === 'video' && duration !== null && duration > 0 ? 'video' : 'student';
}

/** How a question is answered: with one option, with all that are right, or with true or false. */
export const questionKinds = ['single', 'multiple', 'boolean'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** The options of a question of true or false; its screens have their words. */
export const booleanOptions = ['true', 'false'] as const;

/** How far a student is with a lesson. */
export const lessonStatuses = ['new', 'started', 'completed'] as const;
export type LessonStatus = (typeof lessonStatuses)[number];

/** Characters of the text of a lesson: some ten pages. */
export const MAX_LESSON_TEXT = 30_000;

export const MAX_LESSON_MINUTES = 600;

export const MAX_SECTIONS = 50;
export const MAX_LESSONS = 200;
export const MAX_QUESTIONS = 50;

export const MIN_OPTIONS = 2;
export const MAX_OPTIONS = 8;

/** Percent of the questions that a quiz asks for, unless its author sets another. */
export const DEFAULT_PASS_MARK = 70;

/** Lessons that have a file. What is played is media, with the limits of a teacher's video. */
export const uploadedKinds = ['video', 'file'] as const;
export type UploadedKind = (typeof uploadedKinds)[number];

const played = new Set<string>(mediaFileRule.kinds.flatMap(({ extensions }) => [...extensions]));

/** Pictures and documents: a file that is played would be fetched whole, and no one would know whether it was watched. */
const shownFiles: FileRule = {
  kinds: homeworkFileRules.teacherHomework.kinds.filter(({ extensions }) => !extensions.some((one) => played.has(one))),
};

/** What a lesson may bring as its file, and what it is uploaded for. */
export const lessonUploads = {
  file: { purpose: 'lessonFile', rule: shownFiles },
  video: { purpose: 'lessonVideo', rule: mediaFileRule },
} as const satisfies Record<UploadedKind, { purpose: UploadPurposeName; rule: FileRule }>;

/**
 * The code of a certificate: 16 of 32 signs, 80 random bits. Without I, L, O and U, which are read as others (Crockford's
 * base 32).
 */
export const CERTIFICATE_CODE = /^[0-9A-HJKMNP-TV-Z]{16}$/;
export const certificateSigns = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CERTIFICATE_CODE_LENGTH = 16;

/** A code as people type it: in either case, with spaces or hyphens, O for 0, I and L for 1. */
export const readCertificateCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** The same in fours, as it is printed. */
export const showCertificateCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;
