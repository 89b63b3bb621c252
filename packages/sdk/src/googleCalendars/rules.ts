/** What is with a connection to Google: it is read, or its person took the consent back and it waits to be connected again. */
export const googleStatuses = ['connected', 'revoked'] as const;
export type GoogleStatus = (typeof googleStatuses)[number];

/** Calendars of Google that one person has shown in LIA. */
export const MAX_GOOGLE_CALENDARS = 20;

/** Minutes after which the events of a calendar of Google are read again. */
export const GOOGLE_SYNC_MINUTES = 15;

/** Days of a calendar of Google that are shown: before and after the day on which it is read. */
export const GOOGLE_DAYS_BEFORE = 60;
export const GOOGLE_DAYS_AFTER = 400;
