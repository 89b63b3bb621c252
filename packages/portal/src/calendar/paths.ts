/** Address of the calendar of a member (document 2 section 2). */
export const calendarPath = '/apps/eventscalendar/';

/** Address of a student's calendar. */
export const studentCalendarPath = '/apps/sections/calendario/';

/** Address of the form of an event of a calendar; of a new one without an id. */
export const eventFormPath = (calendar = '', event = ''): string => `/apps/eventscalendaredit/${calendar}/${event}`;
