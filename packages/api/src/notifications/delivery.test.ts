import { randomUUID } from 'node:crypto';

import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { listNotifications, readNotifications, saveNotificationPreferences } from '@lia/sdk/notifications/endpoints';
import { type MexicanZone, mexicanZones } from '@lia/sdk/calendar/zones';
import type { Digest, NotificationSwitch } from '@lia/sdk/notifications/rules';
import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect } from 'vitest';

import { keepPreferences } from '../accounts/notifications/preferences.ts';
import { notify } from '../accounts/notifications/notify.ts';
import { notifications } from '../accounts/notifications/tables.ts';
import { afterQuiet, dueAt, isQuiet } from '../accounts/notifications/timing.ts';
import { users } from '../accounts/tables.ts';
import { inTransaction, type Transaction } from '../platform/database.ts';
import { outbox } from '../platform/mail/tables.ts';
import { type RunningApi, test } from '../testing/api.ts';
import { emailsTo } from '../testing/mail.ts';
import { waitingOn } from '../testing/waitingOn.ts';
import { deliverDue } from './deliver.ts';
import { reschedule } from './store.ts';

/** A member with a confirmed address. */
async function reader(api: RunningApi) {
  const member = await api.member('maestro');
  const email = `${member.username}@example.com`;
  await api.app.db.update(users).set({ email, emailVerifiedAt: new Date() }).where(eq(users.id, member.id));
  return { ...member, email };
}

const night = { from: '22:00', until: '07:00' };
const instant = (text: string): Date => new Date(text);

describe('when an e-mail may go out', () => {
  const at = (digest: 'none' | 'daily' | 'weekly', zone: MexicanZone, text: string, quiet = night) =>
    dueAt({ digest, zone, quiet }, instant(text)).toISOString();

  test.for([
    ['at once by day', at('none', 'America/Mexico_City', '2026-11-23T18:00:00.000Z'), '2026-11-23T18:00:00.000Z'],
    ['at seven by night', at('none', 'America/Mexico_City', '2026-11-24T05:10:00.000Z'), '2026-11-24T13:00:00.000Z'],
    ['by the clock of Cancún', at('none', 'America/Cancun', '2026-11-24T03:30:00.000Z'), '2026-11-24T12:00:00.000Z'],
    [
      'at eight the next day',
      at('daily', 'America/Mexico_City', '2026-11-23T14:00:00.000Z'),
      '2026-11-24T14:00:00.000Z',
    ],
    [
      'at eight the same day',
      at('daily', 'America/Mexico_City', '2026-11-23T13:59:00.000Z'),
      '2026-11-23T14:00:00.000Z',
    ],
    ['on Monday', at('weekly', 'America/Mexico_City', '2026-11-24T18:00:00.000Z'), '2026-11-30T14:00:00.000Z'],
    [
      'after quiet hours that last beyond eight',
      at('daily', 'America/Mexico_City', '2026-11-23T18:00:00.000Z', { from: '22:00', until: '09:30' }),
      '2026-11-24T15:30:00.000Z',
    ],
    // The clocks of Tijuana go back on 1 November 2026, and forward on 14 March 2027.
    ['when clocks go back', at('none', 'America/Tijuana', '2026-11-01T06:00:00.000Z'), '2026-11-01T15:00:00.000Z'],
    ['when they go forward', at('daily', 'America/Tijuana', '2027-03-14T05:00:00.000Z'), '2027-03-14T15:00:00.000Z'],
  ] as const)('%s', ([, due, expected]) => expect(due).toBe(expected));

  test('is never within quiet hours, and within a day and an hour where there is no digest', () => {
    const clock = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    fc.assert(
      fc.property(
        fc.record({ from: clock, until: clock }),
        fc.constantFrom(...mexicanZones),
        fc.date({ min: instant('2026-01-01T00:00:00Z'), max: instant('2028-01-01T00:00:00Z'), noInvalidDate: true }),
        (quiet, zone, happened) => {
          const timing = { digest: 'none', quiet, zone } as const;
          const due = afterQuiet(timing, happened);
          expect(isQuiet(timing, due)).toBe(false);
          expect(due.getTime()).toBeGreaterThanOrEqual(happened.getTime());
          expect(due.getTime() - happened.getTime()).toBeLessThanOrEqual(25 * 60 * MINUTE_MS);
        },
      ),
      { numRuns: 300 },
    );
  });
});

test('a digest has all that happened until its morning, once, however many instances send it', async ({ api }) => {
  const ana = await reader(api);
  const preferences = { off: [], digest: 'daily', quiet: night, zone: 'America/Mexico_City' } as const;
  await ana.client.call(saveNotificationPreferences, { body: { ...preferences, off: [] } });
  const happen = (text: string) =>
    inTransaction(api.app.db, async (tx) => {
      const event = { userId: ana.id, cause: randomUUID(), now: instant(text) };
      await notify(tx, 'licenceGiven', { ...event, data: { plan: 3 } });
    });
  await happen('2026-11-23T18:00:00Z');
  await happen('2026-11-24T05:00:00Z');
  const { db } = api.app;
  const subjects = async () => (await emailsTo(api, ana.email)).map(({ subject }) => subject);
  await deliverDue(api.app, instant('2026-11-24T13:59:00Z'));
  expect(await subjects()).toEqual([]);
  const morning = instant('2026-11-24T14:00:00Z');
  await Promise.all([deliverDue(api.app, morning), deliverDue(api.app, morning), deliverDue(api.app, morning)]);
  const [digest, ...others] = await emailsTo(api, ana.email);
  expect([digest?.subject, others]).toEqual(['Tienes 2 notificaciones en LIA', []]);
  expect(digest?.text).toContain('Plan anual para padres');
  expect(digest?.text).toContain('/apps/notifications');
  await deliverDue(api.app, instant('2026-11-25T14:00:00Z'));
  expect(await subjects()).toHaveLength(1);

  // An address that is not confirmed gets nothing: it may be a stranger's.
  await happen('2026-11-25T18:00:00Z');
  await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, ana.id));
  await deliverDue(api.app, instant('2026-11-26T14:00:00Z'));
  expect(await subjects()).toHaveLength(1);
});

/** A member with one notification whose e-mail is due in the morning of 24 November. */
async function dueInTheMorning(api: RunningApi) {
  const ana = await reader(api);
  const preferences = { off: [], digest: 'daily', quiet: night, zone: 'America/Mexico_City' } as const;
  await ana.client.call(saveNotificationPreferences, { body: { ...preferences, off: [] } });
  const event = { userId: ana.id, cause: randomUUID(), now: instant('2026-11-23T18:00:00Z'), data: { plan: 3 } };
  await inTransaction(api.app.db, (tx) => notify(tx, 'licenceGiven', event));
  return ana;
}

test('an instance that waits for another one sends nothing of what that one has sent', async ({ api }) => {
  const { db } = api.app;
  const ana = await dueInTheMorning(api);
  const morning = instant('2026-11-24T14:00:00Z');
  const isTheirs = eq(notifications.userId, ana.id);
  const delivery = await inTransaction(db, async (other) => {
    await other.select().from(notifications).where(isTheirs).for('update');
    const delivered = deliverDue(api.app, morning);
    await expect.poll(() => waitingOn(other)).toBe(1);
    await other.update(notifications).set({ emailDue: null, emailedAt: morning }).where(isTheirs);
    return { delivered };
  });
  await delivery.delivered;
  expect(await emailsTo(api, ana.email)).toEqual([]);
});

test('what a server that was down could not send in the morning is not sent at night', async ({ api }) => {
  const ana = await dueInTheMorning(api);
  await deliverDue(api.app, instant('2026-11-25T05:00:00Z'));
  expect(await emailsTo(api, ana.email)).toEqual([]);
  await deliverDue(api.app, instant('2026-11-25T13:00:00Z'));
  expect(await emailsTo(api, ana.email)).toHaveLength(1);
});

test('what was read in the portal by then is not sent', async ({ api }) => {
  const [ana, eva] = [await dueInTheMorning(api), await dueInTheMorning(api)];
  const email = { kind: 'membership-ended', cause: randomUUID(), to: eva.email, language: 'es', data: {} } as const;
  await inTransaction(api.app.db, (tx) =>
    notify(tx, 'membershipEnded', {
      userId: eva.id,
      cause: randomUUID(),
      now: instant('2026-11-23T18:00:00Z'),
      data: { plan: 3, until: '2026-11-23T06:00:00.000Z' },
      email,
    }),
  );
  await ana.client.call(readNotifications, { body: { until: '2026-11-24T06:00:00.000Z' } });
  const { data } = await eva.client.call(listNotifications, { query: {} });
  const ended = data.filter(({ kind }) => kind === 'membershipEnded').map(({ id }) => id);
  await eva.client.call(readNotifications, { body: { ids: ended } });
  await deliverDue(api.app, instant('2026-11-24T14:00:00Z'));
  expect(await emailsTo(api, ana.email)).toEqual([]);
  expect((await emailsTo(api, eva.email)).map(({ subject }) => subject)).toEqual([
    'Hay una licencia nueva en tu cuenta',
  ]);
});

test('one run sends all that is due, however many members of a batch it takes', async ({ api }) => {
  const members = [await dueInTheMorning(api), await dueInTheMorning(api), await dueInTheMorning(api)];
  await deliverDue(api.app, instant('2026-11-24T14:00:00Z'), 2);
  const sent = [];
  for (const { email } of members) sent.push((await emailsTo(api, email)).length);
  expect(sent).toEqual([1, 1, 1]);
});

test('e-mails of one member that cannot be sent keep none from the others, and the run fails', async ({ api }) => {
  const { db } = api.app;
  const [ana, eva] = [await dueInTheMorning(api), await dueInTheMorning(api)];
  const isAnas = eq(notifications.userId, ana.id);
  await db
    .update(notifications)
    .set({ heldEmail: sql`'{}'::jsonb` })
    .where(isAnas);
  const run = deliverDue(api.app, instant('2026-11-24T14:00:00Z'), 1);
  await expect(run).rejects.toThrow('Notifications of some members could not be sent');
  expect([await emailsTo(api, ana.email), (await emailsTo(api, eva.email)).length]).toEqual([[], 1]);
  await db.update(notifications).set({ heldEmail: null }).where(isAnas);
  await deliverDue(api.app, instant('2026-11-24T14:00:00Z'));
  expect(await emailsTo(api, ana.email)).toHaveLength(1);
});

test('what was not sent in its time is not sent after it, nor by other preferences', async ({ api }) => {
  const { db } = api.app;
  const [ana, eva] = [await reader(api), await reader(api)];
  const quiet = { off: [], digest: 'none', quiet: null, zone: 'America/Mexico_City' } as const;
  const until = instant('2026-11-23T18:10:00Z');
  const event = { cause: randomUUID(), now: instant('2026-11-23T18:00:00Z'), until, data: { plan: 3 } };
  for (const { id, client } of [ana, eva]) {
    await client.call(saveNotificationPreferences, { body: { ...quiet, off: [] } });
    await inTransaction(db, (tx) => notify(tx, 'licenceGiven', { ...event, userId: id }));
  }
  await eva.client.call(saveNotificationPreferences, { body: { ...quiet, off: [], digest: 'weekly' } });
  await deliverDue(api.app, instant('2026-11-23T18:11:00Z'));
  await deliverDue(api.app, instant('2026-11-30T14:00:00Z'));
  expect([await emailsTo(api, ana.email), await emailsTo(api, eva.email)]).toEqual([[], []]);
});

interface Choice {
  digest: Digest;
  quiet: typeof night | null;
  off: boolean;
}

type Step = { minutes: number } & ({ happens: 'licenceGiven' | 'membershipEnded' } | { chooses: Choice });

const minutes = fc.integer({ min: 1, max: 1500 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ happens: fc.constantFrom('licenceGiven', 'membershipEnded'), minutes }) },
  {
    weight: 2,
    arbitrary: fc.record({
      chooses: fc.record({
        digest: fc.constantFrom('none', 'daily', 'weekly'),
        quiet: fc.constantFrom(night, null),
        off: fc.boolean(),
      }),
      minutes,
    }),
  },
);

const zone = 'America/Tijuana';
const EVERY_MS = 100 * MINUTE_MS;

/** Has a member live through steps, with e-mails delivered all the while. Answers what they chose, and from when. */
async function live(api: RunningApi, { id: userId, email: to }: { id: number; email: string }, steps: readonly Step[]) {
  const { db } = api.app;
  // Days before the clocks of Tijuana go back.
  let now = instant('2026-10-28T06:00:00Z').getTime();
  const chosen: (Choice & { from: number })[] = [{ from: 0, digest: 'none', quiet: null, off: false }];

  async function wait(ms: number): Promise<void> {
    const until = now + ms;
    for (; now < until; now = Math.min(until, now + EVERY_MS)) await deliverDue(api.app, new Date(now));
  }

  async function happen(kind: 'licenceGiven' | 'membershipEnded', tx: Transaction): Promise<void> {
    const event = { userId, cause: randomUUID(), now: new Date(now) };
    if (kind === 'licenceGiven') return notify(tx, kind, { ...event, data: { plan: 3 } });
    const email = {
      kind: 'membership-ended',
      cause: `${userId} ${event.cause}`,
      to,
      language: 'es',
      data: {},
    } as const;
    return notify(tx, kind, { ...event, data: { plan: 3, until: '2026-12-01T06:00:00.000Z' }, email });
  }

  async function choose({ digest, quiet, off }: Choice, tx: Transaction): Promise<void> {
    const switched: NotificationSwitch[] = off ? ['licenceGiven.email', 'membershipEnded.email'] : [];
    const preferences = { off: switched, digest, quiet, zone, language: 'es' } as const;
    await keepPreferences(tx, userId, preferences);
    await reschedule(tx, userId, preferences);
    chosen.push({ digest, quiet, off, from: now });
  }

  await inTransaction(db, (tx) => choose({ digest: 'none', quiet: null, off: false }, tx));
  for (const one of steps) {
    await inTransaction(db, (tx) => ('happens' in one ? happen(one.happens, tx) : choose(one.chooses, tx)));
    await wait(one.minutes * MINUTE_MS);
  }
  // Noon of Tijuana after the longest digest.
  now = instant('2026-12-20T20:00:00Z').getTime();
  await deliverDue(api.app, new Date(now));
  return chosen;
}

test('whatever happens and is chosen, nothing is lost, sent twice, or sent in quiet hours', async ({ api }) => {
  const { db } = api.app;
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async (steps) => {
      const ana = await reader(api);
      const chosen = await live(api, ana, steps);
      const emails = await db.select().from(outbox).where(eq(outbox.recipient, ana.email));
      const rows = await db.select().from(notifications).where(eq(notifications.userId, ana.id));
      expect(rows).toHaveLength(steps.filter((one) => 'happens' in one).length);
      for (const { id, cause, createdAt, emailDue, emailedAt } of rows) {
        expect(emailDue).toBeNull();
        const copies = emails.filter(
          (email) => email.cause === cause || JSON.stringify(email.data).includes(id),
        ).length;
        expect(copies).toBe(emailedAt ? 1 : 0);
        const since = chosen.filter(
          ({ from }, at) => (chosen[at + 1]?.from ?? Infinity) > createdAt.getTime() || from > createdAt.getTime(),
        );
        if (!emailedAt) expect(since.some(({ off }) => off)).toBe(true);
        else {
          sent += 1;
          const choice = chosen.findLast(({ from }) => from <= emailedAt.getTime());
          expect(choice && isQuiet({ ...choice, zone }, emailedAt)).toBe(false);
        }
      }
    }),
    { numRuns: 25 },
  );
  expect(sent).toBeGreaterThan(20);
});
