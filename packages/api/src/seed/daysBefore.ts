const DAY_MS = 86_400_000;

/** The moment so many days before now. */
export const daysBefore = (days: number): Date => new Date(Date.now() - days * DAY_MS);
