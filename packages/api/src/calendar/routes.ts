import { may } from '@lia/sdk/accounts/permissions';
import { messageSchema } from '@lia/sdk/accounts/schema';
import {
  createCalendarEvent,
  deleteCalendarEvent,
  getCalendar,
  getCalendarEvent,
  listWritableCalendars,
  restoreCalendarEvent,
  updateCalendarEvent,
} from '@lia/sdk/calendar/endpoints';
import {
  calendarEventSavedSchema,
  calendarEventSchema,
  calendarRangeSchema,
  calendarSchema,
  eventDeletionSchema,
  eventRestorationSchema,
  eventUpdateSchema,
  newEventSchema,
  writableCalendarsSchema,
} from '@lia/sdk/calendar/eventSchema';
import { RESTORE_DAYS } from '@lia/sdk/deletions/rules';
import { and, eq } from 'drizzle-orm';

import type { Session } from '../platform/appContext.ts';
import { found } from '../platform/errors.ts';
import { rowUuid } from '../platform/list.ts';
import { Scope } from '../platform/scope.ts';
import { type Api, serve } from '../platform/serve.ts';
import { readCalendar } from './entries.ts';
import { eventsFor, type Writer } from './scope.ts';
import { createEvent, deleteEvent, restoreEvent, updateEvent } from './service.ts';
import { readEvents, recordOf } from './store.ts';
import { calendarEvents } from './tables.ts';
import { writableCalendars } from './writable.ts';

const permission = 'calendar.write';

/** What a person writes into. Who sees the portal as another person changes nothing. */
const writerOf = (session: Session): Writer => ({
  scope: Scope.of(session, permission),
  site: may(session, 'calendar.site'),
});

export function calendarRoutes(api: Api): void {
  serve(api, getCalendar, {
    summary: 'My calendar',
    description:
      'Events of LIA, of the caller’s schools, groups or children, their own, and what other domains add, on days of the clocks of their school. Series come as their instances; at most the first 3,000 entries.',
    permission: 'calendar.read',
    query: calendarRangeSchema,
    returns: calendarSchema,
    handle: ({ app, db, scope, session, query }) =>
      readCalendar(
        { db, modules: app.modules, scope, writer: writerOf(session), isOwner: session.viewerId === undefined },
        query,
      ),
  });

  serve(api, listWritableCalendars, {
    summary: 'Calendars that I write into',
    permission,
    returns: writableCalendarsSchema,
    handle: async ({ db, session }) => ({ data: await writableCalendars(db, writerOf(session)) }),
  });

  serve(api, getCalendarEvent, {
    summary: 'An event',
    permission: 'calendar.read',
    params: rowUuid,
    returns: calendarEventSchema,
    async handle({ db, scope, session, params }) {
      const where = and(eq(calendarEvents.id, params.id), eventsFor(scope));
      const [event] = await readEvents(db, where, { writer: writerOf(session), most: 1 });
      return recordOf(found(event));
    },
  });

  serve(api, createCalendarEvent, {
    summary: 'Write an event',
    permission,
    status: 201,
    idempotent: true,
    body: newEventSchema,
    returns: calendarEventSavedSchema,
    handle: async ({ db, session, body, t }) => ({
      message: t('calendar.created'),
      data: await createEvent({ db, writer: writerOf(session) }, body),
    }),
  });

  serve(api, updateCalendarEvent, {
    summary: 'Change an event',
    description: 'All of it, one instance, or it from an instance on. 409 `CALENDAR_EVENT_STALE` for another version.',
    permission,
    idempotent: true,
    params: rowUuid,
    body: eventUpdateSchema,
    returns: calendarEventSavedSchema,
    handle: async ({ db, session, params, body, t }) => ({
      message: t('calendar.saved'),
      data: await updateEvent({ db, writer: writerOf(session) }, params.id, body),
    }),
  });

  serve(api, deleteCalendarEvent, {
    summary: 'Delete an event',
    description: `All of it, one instance, or it from an instance on. It may be restored within ${RESTORE_DAYS} days.`,
    permission,
    idempotent: true,
    params: rowUuid,
    query: eventDeletionSchema,
    returns: messageSchema,
    async handle({ db, session, params, query, t }) {
      await deleteEvent({ db, writer: writerOf(session) }, params.id, query);
      return { message: t(query.scope === 'this' ? 'calendar.cancelled' : 'calendar.deleted') };
    },
  });

  serve(api, restoreCalendarEvent, {
    summary: 'Restore an event',
    permission,
    idempotent: true,
    params: rowUuid,
    body: eventRestorationSchema,
    returns: calendarEventSavedSchema,
    handle: async ({ db, session, params, body, t }) => ({
      message: t('calendar.restored'),
      data: await restoreEvent({ db, writer: writerOf(session) }, params.id, body.instance),
    }),
  });
}
