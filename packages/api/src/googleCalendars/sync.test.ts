import { addDays } from '@lia/sdk/calendar/days';
import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { getGoogleConnection, readGoogleCalendars, readGoogleEvents } from '@lia/sdk/googleCalendars/endpoints';
import { GOOGLE_SYNC_MINUTES } from '@lia/sdk/googleCalendars/rules';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';

import { inTransaction } from '../platform/database.ts';
import { JobRunner } from '../platform/jobs/runner.ts';
import { schedule } from '../platform/jobs/recurring.ts';
import { jobs } from '../platform/jobs/tables.ts';
import type { RunningApi } from '../testing/api.ts';
import {
  connect,
  DUE,
  entriesOf,
  FAMILY,
  forgetGoogle,
  MAIN,
  meeting,
  readLater,
  test,
  titlesOf,
  tomorrow,
} from '../testing/googleCalendars.ts';
import { refusal } from '../testing/refusal.ts';
import { waitingOn } from '../testing/waitingOn.ts';
import { googleCalendars, googleEvents } from './tables.ts';

beforeEach(forgetGoogle);

describe('reading again', () => {
  test('asks for what changed alone, page by page: new, moved, declined and cancelled events and instances', async ({
    google,
    api,
  }) => {
    google.pageSize = 2;
    for (let week = 0; week < 4; week += 1)
      google.put(MAIN, {
        ...meeting(`series_${week}`, 'Yoga', addDays(tomorrow, week * 7)),
        recurringEventId: 'series',
      });
    google.put(MAIN, meeting('e1', 'Dentista'));
    google.put(MAIN, meeting('old', 'Hace mucho', addDays(tomorrow, -200)));
    const parent = await api.member('padre');
    await connect({ google, api }, parent);
    expect((await titlesOf(parent)).toSorted()).toEqual(['Dentista', 'Yoga', 'Yoga', 'Yoga', 'Yoga']);
    expect(google.readings().map(({ query }) => query.get('pageToken'))).toEqual([null, '2', '4']);

    google.requests.length = 0;
    google.cancel(MAIN, 'series_1', 'series');
    google.put(MAIN, { ...meeting('series_2', 'Yoga en casa', addDays(tomorrow, 15)), recurringEventId: 'series' });
    google.put(MAIN, meeting('e1', 'Dentista', addDays(tomorrow, 500)));
    google.put(MAIN, { ...meeting('e2', 'Junta'), attendees: [{ self: true, responseStatus: 'declined' }] });
    google.put(MAIN, { id: 'e3', start: { date: tomorrow }, end: { date: addDays(tomorrow, 1) } });
    google.put(MAIN, { ...meeting('e4', 'En casa'), eventType: 'workingLocation' });
    await readLater(api);
    expect((await entriesOf(parent)).map(({ title, start }) => [title, start.slice(0, 10)])).toEqual([
      // Of one without a title its calendar is named.
      ['Ana', tomorrow],
      ['Yoga', tomorrow],
      ['Yoga en casa', addDays(tomorrow, 15)],
      ['Yoga', addDays(tomorrow, 21)],
    ]);
    expect(google.readings().every(({ query }) => query.has('syncToken') && !query.has('timeMin'))).toBe(true);
    expect(google.readings()).toHaveLength(3);

    // A series that is cancelled as a whole takes its instances along.
    google.cancel(MAIN, 'series');
    await readLater(api, 2 * GOOGLE_SYNC_MINUTES + 2);
    expect(await titlesOf(parent)).toEqual(['Ana']);
  });

  test('begins from the start where Google has forgotten what it gave, or the days have moved on', async ({
    google,
    api,
  }) => {
    google.put(MAIN, meeting('e1', 'Dentista'));
    google.put(MAIN, meeting('e2', 'Junta'));
    const parent = await api.member('padre');
    await connect({ google, api }, parent);
    // Of what was deleted so long ago nothing is listed any more.
    google.removeCalendar(MAIN);
    google.addCalendar({ id: MAIN, summary: 'Ana', timeZone: 'America/Mexico_City', primary: true });
    google.put(MAIN, meeting('e2', 'Junta nueva'));
    google.forgetChanges();
    google.requests.length = 0;
    await readLater(api);
    expect(google.readings().map(({ query }) => query.has('syncToken'))).toEqual([true, false]);
    expect(await titlesOf(parent)).toEqual(['Junta nueva']);

    google.removeCalendar(MAIN);
    google.addCalendar({ id: MAIN, summary: 'Ana', timeZone: 'America/Mexico_City', primary: true });
    google.put(MAIN, meeting('e3', 'Consulta'));
    google.requests.length = 0;
    await readLater(api, 8 * 24 * 60);
    expect(google.readings().map(({ query }) => query.has('syncToken'))).toEqual([false]);
    expect(await titlesOf(parent)).toEqual(['Consulta']);
  });

  test('happens once in a period, however many instances there are', async ({ google, api }) => {
    const parent = await api.member('padre');
    await connect({ google, api }, parent);
    google.requests.length = 0;
    const { db } = api.app;
    const { handlers } = api.jobRunner;
    const due = handlers.filter(({ job }) => job.kind === DUE);
    const now = new Date(Date.now() + (GOOGLE_SYNC_MINUTES + 1) * MINUTE_MS);
    const instances = [1, 2, 3].map(() => new JobRunner({ db, log: { warn() {}, error() {} }, handlers }));
    await Promise.all(
      instances.map(async (runner) => {
        for (const handler of due) await schedule(db, handler, now);
        await runner.runDue(now);
      }),
    );
    expect(google.readings()).toHaveLength(1);
    // Nor sooner than after the pause.
    await readLater(api, GOOGLE_SYNC_MINUTES - 1);
    expect(google.readings()).toHaveLength(1);
  });

  test('goes on with calendars that are chosen while it runs', async ({ google, api }) => {
    google.put(FAMILY, meeting('f1', 'Comida familiar'));
    const parent = await api.member('padre');
    await connect({ google, api }, parent);
    const { data } = await parent.client.call(readGoogleCalendars);
    google.put(MAIN, meeting('e1', 'Dentista'));
    const { reading } = await inTransaction(api.app.db, async (tx) => {
      // The reading waits at the calendar that it has begun with.
      await tx.select().from(googleCalendars).where(eq(googleCalendars.chosen, true)).for('update');
      const started = readLater(api);
      await expect.poll(() => waitingOn(tx)).toBe(1);
      await parent.client.call(readGoogleEvents, { body: { calendars: data.map(({ id }) => id) } });
      return { reading: started };
    });
    await reading;
    expect((await titlesOf(parent)).toSorted()).toEqual(['Comida familiar', 'Dentista']);
  });
});

describe('where Google does not let us', () => {
  const rowOf = async ({ app }: RunningApi) =>
    (await app.db.select().from(jobs).where(eq(jobs.kind, 'googleCalendars.sync')))[0];

  test.for([
    [403, 'rateLimitExceeded', 'GOOGLE_BUSY'],
    [429, 'rateLimitExceeded', 'GOOGLE_BUSY'],
    [500, 'backendError', 'GOOGLE_UNAVAILABLE'],
  ] as const)(
    'call now (%i), it waits longer each time, and goes on from where it was',
    async ([status, reason, code], { google, api }) => {
      const parent = await api.member('padre');
      await connect({ google, api }, parent);
      google.put(MAIN, meeting('e1', 'Dentista'));
      google.refusals.push({ status, reason }, { status, reason });
      const now = await readLater(api);
      const waited = (row: Awaited<ReturnType<typeof rowOf>>, from: Date) =>
        ((row?.dueAt.getTime() ?? 0) - from.getTime()) / MINUTE_MS;
      const first = await rowOf(api);
      expect(first).toMatchObject({ status: 'waiting', failure: code });
      expect(waited(first, now)).toBeGreaterThanOrEqual(1);
      expect(waited(first, now)).toBeLessThanOrEqual(1.5);
      // The next period does not cut the pause short.
      await readLater(api);
      expect((await rowOf(api))?.dueAt).toEqual(first?.dueAt);
      const again = first?.dueAt ?? now;
      await api.jobRunner.runDue(again);
      const second = await rowOf(api);
      expect(waited(second, again)).toBeGreaterThanOrEqual(2);
      await api.jobRunner.runDue(second?.dueAt);
      expect(await titlesOf(parent)).toEqual(['Dentista']);
      expect(google.readings().at(-1)?.query.has('syncToken')).toBe(true);
    },
  );

  test('read any more, what came from it is deleted until the account is connected again', async ({ google, api }) => {
    google.put(FAMILY, meeting('f1', 'Comida familiar'));
    const parent = await api.member('padre');
    await connect({ google, api }, parent);
    const { data } = await parent.client.call(readGoogleCalendars);
    await parent.client.call(readGoogleEvents, { body: { calendars: data.map(({ id }) => id) } });
    await api.jobRunner.runDue();
    expect(await titlesOf(parent)).toEqual(['Comida familiar']);
    google.forgetConsents();
    await readLater(api);
    expect(await titlesOf(parent)).toEqual([]);
    expect(await api.app.db.$count(googleEvents)).toBe(0);
    expect((await parent.client.call(getGoogleConnection)).data?.status).toBe('revoked');
    const revoked = [409, 'GOOGLE_REVOKED', []];
    expect(await refusal(parent.client.call(readGoogleCalendars))).toEqual(revoked);
    expect(await refusal(parent.client.call(readGoogleEvents, { body: { calendars: [] } }))).toEqual(revoked);
    google.requests.length = 0;
    await readLater(api);
    expect(google.requests).toEqual([]);
    await connect({ google, api }, parent);
    expect(await titlesOf(parent)).toEqual(['Comida familiar']);
  });
});
