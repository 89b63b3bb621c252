/** A calendar with the dialog of those of Google open. */
export const OPENED = 'google';
export const calendarPath = '/apps/eventscalendar/';
