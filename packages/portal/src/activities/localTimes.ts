const HOUR_MS = 3_600_000;

/** An instant as a field of date and time has it, in Mexico City, which has kept UTC−6 all year since 2022. */
export const localOf = (iso: string): string => new Date(Date.parse(iso) - 6 * HOUR_MS).toISOString().slice(0, 16);

/** What was typed in such a field as an instant; nothing where it is empty. */
export const instantOf = (local: string): string => (local === '' ? '' : `${local}:00-06:00`);
