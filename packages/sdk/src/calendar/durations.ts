/**
 * Durations in milliseconds, as plain numbers, which a build writes where they are used. A day here has 24 hours: on the clocks
 * of a zone, count with `addDays` or `clockMs`.
 */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
export const WEEK_MS = 604_800_000;
