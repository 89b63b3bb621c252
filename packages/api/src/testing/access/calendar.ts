import type { AccessRow } from './row.ts';

/** Calls about calendars. */
export const calendarAccess: readonly AccessRow[] = [
  {
    permission: 'calendar.read',
    access: { admin: 'own', schoolAdmin: 'school', teacher: 'groups', parent: 'children', student: 'own', user: 'own' },
    routes: ['GET /calendar', 'GET /calendar/events/{id}'],
  },
  {
    permission: 'calendar.feed',
    access: { admin: 'own', schoolAdmin: 'own', teacher: 'own', parent: 'own', user: 'own' },
    routes: ['GET /calendar/feed', 'POST /calendar/feed', 'PUT /calendar/feed', 'DELETE /calendar/feed'],
  },
  {
    permission: 'calendar.google',
    access: { admin: 'own', schoolAdmin: 'own', teacher: 'own', parent: 'own', user: 'own' },
    routes: [
      'GET /google/connection',
      'POST /google/connection',
      'POST /google/connection/callback',
      'DELETE /google/connection',
      'POST /google/calendars',
      'POST /google/calendars/events',
    ],
  },
  {
    permission: 'calendar.write',
    access: { admin: 'own', schoolAdmin: 'school', teacher: 'groups', parent: 'own', student: 'own', user: 'own' },
    routes: [
      'GET /calendar/calendars',
      'POST /calendar/events',
      'PUT /calendar/events/{id}',
      'DELETE /calendar/events/{id}',
      'POST /calendar/events/{id}/restore',
    ],
  },
];
