/**
 * Tiers of a teacher's registration (document 1 sections 3 and 4). `digits` stand in the route, `membership` in JSON.
 */
export const tiers = [
  { digits: 10, membership: 'Maestro invitado' },
  { digits: 20, membership: 'Maestro Acreditado' },
  { digits: 30, membership: 'Maestro Certificado' },
] as const;
export type Tier = (typeof tiers)[number];
export type TeacherMembership = Tier['membership'];

export const memberships = tiers.map(({ membership }) => membership);

/** The tier that the digits of a route name (`/maestros/registro/20`, `maestro-20`); the first for any other. */
export const tierOf = (type: string | undefined): Tier =>
  tiers.find(({ digits }) => String(digits) === type?.replaceAll(/\D/g, '')) ?? tiers[0];

/** What names one registration before it exists: 32 hexadecimal digits that its form makes up (`newIdempotencyKey`). */
export const TICKET = /^[\da-f]{32}$/;

/** Role that a teacher registers with, as numbered by the specification (document 1 section 9). */
export const TEACHER_ROLE_ID = 28;

/** Levels of education (document 1 section 3); 4 is named by the teacher. */
export const levelIds = [1, 2, 3, 4] as const;
export type LevelId = (typeof levelIds)[number];

/** Level that the form starts with (document 1 section 4). */
export const DEFAULT_LEVEL: LevelId = 1;
export const OTHER_LEVEL: LevelId = 4;

/** Names of the levels in JSON. */
export const levelNames = { 1: 'Preescolar', 2: 'Primaria', 3: 'Secundaria', 4: 'Otro' } as const satisfies Record<
  LevelId,
  string
>;

const gradesByLevel: Readonly<Record<LevelId, readonly string[]>> = {
  1: ['1', '2', '3'],
  2: ['1', '2', '3', '4', '5', '6'],
  3: ['1', '2', '3'],
  4: [],
};

/** Grades that a teacher of a level may tick (document 1 section 4); none where the level is named by the teacher. */
export const gradesTaught = (level: unknown): readonly string[] =>
  gradesByLevel[levelIds.find((known) => known === level) ?? OTHER_LEVEL];

/** What a teacher may be interested in (document 1 section 9), by these names in JSON. */
export const interests = [
  'Comunidad LIA',
  'Cursos LIA U',
  'Certificación LIA docente Creador',
  'Instructor / Autor LIA U',
  'Maestro Global Schooling',
] as const;

/** Documents of one registration (document 1 section 9), and how many are asked for (section 5). */
export const MAX_DOCUMENTS = 5;
export const REQUESTED_DOCUMENTS = 3;

/** Longest phone number of a teacher, wherever they live (document 1 section 5). */
export const MAX_PHONE = 10;

/** Pause between a registration's success and the sign-in page (document 1 section 4). */
export const REDIRECT_AFTER_MS = 3000;

/** How long documents and an unfinished registration wait to be claimed. */
export const UNCLAIMED_HOURS = 24;
