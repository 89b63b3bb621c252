import { addDays } from '@lia/sdk/calendar/days';
import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { getCalendar } from '@lia/sdk/calendar/endpoints';
import { dayOf } from '@lia/sdk/calendar/instants';
import { finishGoogleConnection, startGoogleConnection } from '@lia/sdk/googleCalendars/endpoints';
import { GOOGLE_SYNC_MINUTES } from '@lia/sdk/googleCalendars/rules';
import { eq } from 'drizzle-orm';

import { googleConnections } from '../googleCalendars/tables.ts';
import { schedule } from '../platform/jobs/recurring.ts';
import { jobs } from '../platform/jobs/tables.ts';
import { type Member, type RunningApi, startApi, test as base } from './api.ts';
import { type FakeGoogle, startFakeGoogle } from './fakeGoogle.ts';

export const MAIN = 'ana@gmail.example';
export const FAMILY = 'familia@group.calendar.google.example';
export const tomorrow = addDays(dayOf(new Date().toISOString()), 1);
const range = { from: addDays(tomorrow, -30), until: addDays(tomorrow, 60) };

interface Rig {
  google: FakeGoogle;
  api: RunningApi;
}

/** A test of an API that reads from a Google. */
export const test = base.extend<Rig>({
  google: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the pattern to see what the fixture needs
    async ({}, use) => {
      const google = await startFakeGoogle();
      await use(google);
      await google.close();
    },
    { scope: 'file' },
  ],
  api: [
    async ({ google: { clientId, clientSecret, url } }, use) => {
      const api = await startApi({
        google: { clientId, clientSecret, hosts: { consent: url, tokens: url, api: url } },
      });
      await use(api);
      await api.stop();
    },
    { scope: 'file' },
  ],
});

const at = (day: string, time: string) => ({ dateTime: `${day}T${time}:00-06:00`, timeZone: 'America/Mexico_City' });
/** An hour of a day. */
export const meeting = (id: string, summary: string, day = tomorrow) => ({
  id,
  status: 'confirmed',
  summary,
  start: at(day, '10:00'),
  end: at(day, '11:00'),
});

/** Google has two calendars of a person and no events, and no one has connected theirs. */
export async function forgetGoogle({ google, api }: Rig): Promise<void> {
  // What earlier tests connected is not read again by the recurring job.
  await api.app.db.delete(googleConnections);
  await api.app.db.delete(jobs);
  for (const id of [MAIN, FAMILY]) google.removeCalendar(id);
  google.addCalendar({ id: MAIN, summary: 'Ana', timeZone: 'America/Mexico_City', primary: true });
  google.addCalendar({ id: FAMILY, summary: 'Familia', timeZone: 'Europe/Madrid' });
  google.pageSize = 250;
  google.requests.length = 0;
  google.revoked.length = 0;
}

/** A member gives their consent, and their main calendar is read. */
export async function connect({ google, api }: Rig, { client }: Member): Promise<void> {
  const { data } = await client.call(startGoogleConnection);
  await client.call(finishGoogleConnection, { body: { query: google.consent(data.url), secret: data.secret } });
  await api.jobRunner.runDue();
}

/** What of Google a member has in their calendar. */
export const entriesOf = async ({ client }: Pick<Member, 'client'>) =>
  (await client.call(getCalendar, { query: range })).data.filter(({ kind }) => kind === 'external');
export const titlesOf = async (member: Pick<Member, 'client'>) => (await entriesOf(member)).map(({ title }) => title);

export const DUE = 'googleCalendars.due';

/** A period of the recurring job begins, after the pause between two readings. */
export async function readLater(api: RunningApi, minutes = GOOGLE_SYNC_MINUTES + 1): Promise<Date> {
  const now = new Date(Date.now() + minutes * MINUTE_MS);
  await api.app.db.delete(jobs).where(eq(jobs.kind, DUE));
  for (const handler of api.jobRunner.handlers.filter(({ job }) => job.kind === DUE))
    await schedule(api.app.db, handler, now);
  await api.jobRunner.runDue(now);
  return now;
}
