/** Kinds of institution (document 2 section 3). */
export const institutionTypes = ['Escuela', 'Empresa'] as const;
export type InstitutionType = (typeof institutionTypes)[number];

/** Clave de Centro de Trabajo, by which the SEP knows a school: state, kind, number and check letter (`09DPR1234A`). */
export const CCT = /^\d{2}[A-Z]{3}\d{4}[A-Z]$/i;

/** Page sizes of the institutions table; `Infinity` is All (document 2 section 9). */
export const pageSizes = [5, 10, 25, Infinity] as const;

/** What people are in a school; role groups of the policy. */
export const memberRoles = ['schoolAdmin', 'teacher', 'parent', 'student', 'user'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** The turnos of a Mexican school. */
export const shifts = ['matutino', 'vespertino', 'nocturno', 'completo'] as const;
