import { createCalendarEvent, deleteCalendarEvent, updateCalendarEvent } from '@lia/sdk/calendar/endpoints';
import type { NewEvent } from '@lia/sdk/calendar/eventSchema';
import { RESTORE_DAYS } from '@lia/sdk/deletions/rules';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';

import { sweep } from '../platform/sweep.ts';
import { test } from '../testing/api.ts';
import { calendarEvents, calendarExceptions } from './tables.ts';

const appointments: NewEvent = {
  calendar: 'personal',
  title: 'Cita con la psicóloga',
  all_day: false,
  starts: '2027-03-01T08:00',
  ends: '2027-03-01T09:00',
  recurrence: { frequency: 'weekly', interval: 1, weekdays: ['MO'], month_day: 'number', count: 4, until: null },
};
const tuesday = { starts: '2027-03-09T10:00', ends: '2027-03-09T11:00' };

test('an event that was deleted is gone for good once it cannot be restored', async ({ api }) => {
  const mother = await api.member('padre');
  const { data: series } = await mother.client.call(createCalendarEvent, { body: appointments });
  const params = { id: series.id };
  const { title, all_day, recurrence, version } = series;
  const { data: moved } = await mother.client.call(updateCalendarEvent, {
    params,
    body: { title, all_day, recurrence, version, scope: 'this', instance: '2027-03-08T08:00', ...tuesday },
  });
  const { db } = api.app;
  const kept = async () => [
    await db.$count(calendarEvents, eq(calendarEvents.id, series.id)),
    await db.$count(calendarExceptions, eq(calendarExceptions.eventId, series.id)),
  ];
  const deletedAgo = (days: number) =>
    db
      .update(calendarEvents)
      .set({ deletedAt: sql`now() - make_interval(days => ${days})` })
      .where(eq(calendarEvents.id, series.id));
  await sweep(api.app);
  await mother.client.call(deleteCalendarEvent, { params, query: { scope: 'all', version: moved.version } });
  await deletedAgo(RESTORE_DAYS - 1);
  await sweep(api.app);
  expect(await kept()).toEqual([1, 1]);
  await deletedAgo(RESTORE_DAYS + 1);
  await sweep(api.app);
  expect(await kept()).toEqual([0, 0]);
});
