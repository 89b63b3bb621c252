import { addDays } from '@lia/sdk/calendar/days';
import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { makeFeed } from '@lia/sdk/calendar/endpoints';
import { feedKinds } from '@lia/sdk/calendar/rules';
import {
  endGoogleConnection,
  finishGoogleConnection,
  getGoogleConnection,
  readGoogleCalendars,
  readGoogleEvents,
  startGoogleConnection,
} from '@lia/sdk/googleCalendars/endpoints';
import { viewAs } from '@lia/sdk/users/endpoints';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { auditEntries } from '../platform/audit/tables.ts';
import { jobs } from '../platform/jobs/tables.ts';
import { sweep } from '../platform/sweep.ts';
import { startApi } from '../testing/api.ts';
import {
  connect,
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
import { googleCalendars, googleConnections, googleEvents } from './tables.ts';

beforeEach(forgetGoogle);

describe('connecting a Google account', () => {
  test('shows the events of its main calendar to its owner alone, with no token in what is kept', async ({
    google,
    api,
  }) => {
    google.put(MAIN, {
      ...meeting('e1', 'Dentista'),
      location: 'Roma Norte',
      htmlLink: 'https://calendar.google.example/e1',
    });
    google.put(MAIN, {
      id: 'days',
      summary: 'Viaje',
      start: { date: addDays(tomorrow, 2) },
      end: { date: addDays(tomorrow, 4) },
    });
    const teacher = await api.member('maestro');
    expect(await teacher.client.call(getGoogleConnection)).toEqual({ offered: true, data: null });
    await connect({ google, api }, teacher);
    expect(await entriesOf(teacher)).toMatchObject([
      {
        title: 'Dentista',
        place: 'Roma Norte',
        link: 'https://calendar.google.example/e1',
        start: `${tomorrow}T16:00:00.000Z`,
        end: `${tomorrow}T17:00:00.000Z`,
        all_day: false,
        calendar_name: 'Ana',
        writable: false,
        event_id: null,
        path: null,
      },
      { title: 'Viaje', start: addDays(tomorrow, 2), end: addDays(tomorrow, 4), all_day: true },
    ]);
    const { data } = await teacher.client.call(getGoogleConnection);
    expect(data).toMatchObject({ status: 'connected', account: MAIN });
    expect(data?.calendars.map(({ name, chosen }) => [name, chosen])).toEqual([
      ['Ana', true],
      ['Familia', false],
    ]);

    // Neither who sees the portal as the teacher, nor their other programs, nor anyone else.
    const admin = await api.member('admin');
    const view = await admin.client.call(viewAs, { params: { id: teacher.uuid }, body: { reason: 'Pidió ayuda' } });
    const viewer = { client: api.clientOf(view.access_token) };
    expect(await titlesOf(viewer)).toEqual([]);
    expect(await refusal(viewer.client.call(getGoogleConnection))).toEqual([403, 'VIEW_READ_ONLY', []]);
    const feed = await teacher.client.call(makeFeed, { body: { kinds: [...feedKinds], names: true } });
    const { pathname } = new URL(feed.data.address);
    expect((await api.request('GET', `/${pathname}`)).body).not.toContain('Dentista');
    expect(await titlesOf(await api.member('maestro'))).toEqual([]);

    const kept = JSON.stringify([
      await api.app.db.select().from(googleConnections),
      await api.app.db.select().from(googleCalendars),
      await api.app.db.select().from(jobs),
      await api.app.db.select().from(auditEntries),
    ]);
    expect(google.given).toHaveLength(3);
    for (const token of google.given) expect(kept).not.toContain(token);
    expect(JSON.stringify(await api.app.db.select().from(auditEntries))).not.toContain(MAIN);
  });

  test('is for one person and one attempt, and for all that is asked for', async ({ google, api }) => {
    const [parent, other] = [await api.member('padre'), await api.member('padre')];
    const begin = async () => (await parent.client.call(startGoogleConnection)).data;
    const finish = (query: string, secret: string, { client } = parent) =>
      refusal(client.call(finishGoogleConnection, { body: { query, secret } }));
    const over = [401, 'FEDERATION_OVER', []];

    const first = await begin();
    const query = google.consent(first.url);
    expect(await finish(query, first.secret, other)).toEqual(over);
    expect(await finish(query, 'another secret')).toEqual(over);
    const denied = `?${new URLSearchParams({ state: new URL(first.url).searchParams.get('state') ?? '', error: 'access_denied' })}`;
    expect(await finish(denied, first.secret)).toEqual([401, 'GOOGLE_CANCELLED', []]);
    expect(await finish(query, first.secret)).toEqual(over);

    // A code of another attempt does not fit the secret of PKCE.
    const [second, third] = [await begin(), await begin()];
    const swapped = new URLSearchParams(google.consent(second.url));
    swapped.set('state', new URL(third.url).searchParams.get('state') ?? '');
    expect(await finish(`?${swapped}`, third.secret)).toEqual([401, 'GOOGLE_REFUSED', []]);

    const part = await begin();
    const [one = ''] = (new URL(part.url).searchParams.get('scope') ?? '').split(' ');
    expect(await finish(google.consent(part.url, [one]), part.secret)).toEqual([401, 'GOOGLE_REFUSED', []]);
    expect(google.revoked).toHaveLength(1);
    expect(await api.app.db.$count(googleConnections)).toBe(0);

    await connect({ google, api }, parent);
    expect(await refusal(parent.client.call(startGoogleConnection))).toEqual([409, 'GOOGLE_CONNECTED', []]);
    expect(await refusal(api.visitor.call(getGoogleConnection))).toEqual([401, 'UNAUTHENTICATED', []]);
    const student = await api.member('alumno');
    for (const call of [getGoogleConnection, startGoogleConnection, readGoogleCalendars])
      expect(await refusal(student.client.call(call))).toEqual([403, 'FORBIDDEN', []]);
  });

  test('is not offered where the server has no client of Google', async () => {
    const plain = await startApi();
    try {
      const { client } = await plain.member('maestro');
      expect(await client.call(getGoogleConnection)).toEqual({ offered: false, data: null });
      const missing = [404, 'NOT_FOUND', []];
      expect(await refusal(client.call(startGoogleConnection))).toEqual(missing);
      expect(await refusal(client.call(readGoogleEvents, { body: { calendars: [] } }))).toEqual(missing);
      expect(plain.jobRunner.handlers.filter(({ job }) => job.kind.startsWith('googleCalendars'))).toEqual([]);
    } finally {
      await plain.stop();
    }
  });
});

test('calendars are chosen by their owner alone, and one that is chosen no more goes with its events', async ({
  google,
  api,
}) => {
  google.put(FAMILY, meeting('f1', 'Comida familiar'));
  google.put(FAMILY, {
    id: 'f2',
    summary: 'Clase temprano',
    start: { dateTime: `${addDays(tomorrow, 1)}T07:00:00+01:00`, timeZone: 'Europe/Madrid' },
    end: { dateTime: `${addDays(tomorrow, 1)}T08:00:00+01:00`, timeZone: 'Europe/Madrid' },
  });
  const [director, other] = [await api.member('director_escuela'), await api.member('director_escuela')];
  await connect({ google, api }, director);
  await connect({ google, api }, other);
  const { data } = await director.client.call(readGoogleCalendars);
  const family = data.find(({ name }) => name === 'Familia')?.id ?? '';
  const choose = async (...calendars: string[]) => {
    const answer = await director.client.call(readGoogleEvents, { body: { calendars } });
    await api.jobRunner.runDue();
    return answer;
  };
  expect(await refusal(other.client.call(readGoogleEvents, { body: { calendars: [family] } }))).toEqual([
    404,
    'NOT_FOUND',
    [],
  ]);
  expect(await refusal(choose('none'))).toMatchObject([422, 'VALIDATION_FAILED', ['calendars[0]']]);
  await choose(family);
  // On the clocks of the reader, whose zone is one of Mexico.
  expect(await entriesOf(director)).toMatchObject([
    { title: 'Comida familiar', zone: 'America/Mexico_City' },
    { title: 'Clase temprano', start: `${addDays(tomorrow, 1)}T06:00:00.000Z`, zone: 'America/Mexico_City' },
  ]);
  expect(await titlesOf(other)).toEqual([]);
  await choose();
  expect(await titlesOf(director)).toEqual([]);
  expect(await api.app.db.$count(googleEvents)).toBe(0);

  // One that is no longer there is shown no more, and then gone from the list.
  await choose(family);
  google.removeCalendar(FAMILY);
  await readLater(api);
  expect(await titlesOf(director)).toEqual([]);
  expect((await director.client.call(readGoogleCalendars)).data.map(({ name }) => name)).toEqual(['Ana']);
});

test('disconnecting deletes at once, and takes the consent back as soon as Google answers', async ({ google, api }) => {
  google.put(MAIN, meeting('e1', 'Dentista'));
  const parent = await api.member('padre');
  await connect({ google, api }, parent);
  const { db } = api.app;
  const refresh = google.given.findLast((token) => token.startsWith('refresh'));
  google.faults.push(503);
  await parent.client.call(endGoogleConnection);
  expect(await titlesOf(parent)).toEqual([]);
  expect([await db.$count(googleCalendars), await db.$count(googleEvents)]).toEqual([0, 0]);
  expect(await parent.client.call(getGoogleConnection)).toEqual({ offered: true, data: null });
  const now = new Date();
  await api.jobRunner.runDue(now);
  expect([google.revoked, await db.$count(googleConnections)]).toEqual([[], 1]);
  await api.jobRunner.runDue(new Date(now.getTime() + 10 * MINUTE_MS));
  expect([google.revoked, await db.$count(googleConnections)]).toEqual([[refresh], 0]);
  await connect({ google, api }, parent);
  expect(await titlesOf(parent)).toEqual(['Dentista']);

  // Of an account that is over, by itself.
  await db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, parent.id));
  await sweep(api.app);
  await api.jobRunner.runDue();
  expect([google.revoked.length, await db.$count(googleConnections)]).toEqual([2, 0]);
});
