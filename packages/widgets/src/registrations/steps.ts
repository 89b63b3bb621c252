/** The steps of a registration, in order. */
export const steps = ['parent', 'children', 'summary'] as const;
export type Step = (typeof steps)[number];
