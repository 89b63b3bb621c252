/** Kinds of institution (document 2 section 3). */
export const institutionTypes = ['Escuela', 'Empresa'] as const;
export type InstitutionType = (typeof institutionTypes)[number];

/** Page sizes of the institutions table; `Infinity` is All (document 2 section 9). */
export const pageSizes = [5, 10, 25, Infinity] as const;
