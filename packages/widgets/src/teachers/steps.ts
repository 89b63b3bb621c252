/** The steps of a teacher's registration, in order. */
export const steps = ['you', 'work', 'documents'] as const;
export type Step = (typeof steps)[number];
