import { within } from './mutation.ts';

const api = within('packages/api/src', 'api (postgres)');
const test = 'googleCalendars/googleCalendars.test.ts';
const sync = 'googleCalendars/sync.test.ts';

/** Faults of calendars of Google. */
export const googleCalendarMutations = [
  api({
    name: 'Calendars of Google: who sees the portal as someone, and feeds, have their events',
    file: 'googleCalendars/calendar.ts',
    find: '  isPrivate: true,\n',
    replace: '',
    test,
  }),
  api({
    name: 'Calendars of Google: a forgotten sync token does not begin again',
    file: 'googleCalendars/sync.ts',
    find: "if (error.code !== 'tokenExpired') throw error;",
    replace: 'throw error;',
    test: sync,
  }),
  api({
    name: 'Calendars of Google: what a whole reading no longer has stays',
    file: 'googleCalendars/sync.ts',
    find: 'if (readingId !== null) await tx.delete(googleEvents).where(and(eq(googleEvents.calendarId, id), before));',
    replace: '',
    test: sync,
  }),
  api({
    name: 'Calendars of Google: the sync token of an unfinished reading is kept',
    file: 'googleCalendars/sync.ts',
    find: 'if (page === null) break;',
    replace: 'break;',
    test: sync,
  }),
  api({
    name: 'Calendars of Google: a period cuts the pause after a rate limit short',
    file: 'googleCalendars/jobs.ts',
    find: '          notExists(isOpen),\n',
    replace: '',
    test: sync,
  }),
  api({
    name: 'Calendars of Google: events stay after the consent was taken back',
    file: 'googleCalendars/store.ts',
    find: 'if (ids.length > 0) await tx.delete(googleEvents).where(inArray(googleEvents.calendarId, ids));',
    replace: '',
    test: sync,
  }),
  api({
    name: "Calendars of Google: another person's attempt connects an account",
    file: 'googleCalendars/service.ts',
    find: "if (attempt?.provider !== ATTEMPT) throw new ApiFailure(401, 'FEDERATION_OVER');",
    replace: "if (!attempt) throw new ApiFailure(401, 'GOOGLE_REFUSED');",
    test,
  }),
  api({
    name: 'Calendars of Google: the token is kept as it is',
    file: 'googleCalendars/store.ts',
    find: 'sealedToken: seal(keyOf(app), String(ownerId), refreshToken)',
    replace: 'sealedToken: refreshToken',
    test,
  }),
];
