import type { Role } from '../accounts/roles.ts';

/** Path words of a registration: `/register?type={padre|maestro|escuela}&membership={gratis|mensual|anual}`. */
export const registrationTypes = ['padre', 'maestro', 'escuela'] as const;
export type RegistrationType = (typeof registrationTypes)[number];

export const memberships = ['gratis', 'mensual', 'anual'] as const;
export type Membership = (typeof memberships)[number];

/** School that public registrations belong to (document 1 section 9). */
export const PUBLIC_SCHOOL_ID = 305;

/** A family registers at most this many children at once. */
export const MAX_CHILDREN = 10;

/** Pause between a registration's success and the sign-in page, so that its message is read. */
export const REDIRECT_TO_LOGIN_MS = 1000;

/** School levels of a child: 1 preescolar, 2 primaria, 3 secundaria (document 1 section 3). */
export const levels = [1, 2, 3] as const;
export type Level = (typeof levels)[number];

const gradesByLevel = { 1: [1, 2, 3], 2: [1, 2, 3, 4, 5, 6], 3: [1, 2, 3] } as const satisfies Record<
  Level,
  readonly number[]
>;

/** Grades of a level: 1° to 3°, to 6° in primaria (document 1 section 5). None for a level that does not exist. */
export const gradesOf = (level: number | undefined): readonly number[] => (isLevel(level) ? gradesByLevel[level] : []);

const isLevel = (level: unknown): level is Level => level === 1 || level === 2 || level === 3;

const rolesByLevel = { 1: 'preescolar', 2: 'alumno', 3: 'alumno_secundaria' } as const satisfies Record<Level, Role>;

/** Role that a child of a level registers with. */
export const studentRoleOf = (level: Level): Role => rolesByLevel[level];
