import { randomUUID } from 'node:crypto';

import { changePassword } from '@lia/sdk/accounts/endpoints';
import {
  countUnread,
  listNotifications,
  readNotifications,
  saveChildQuietHours,
  saveNotificationPreferences,
} from '@lia/sdk/notifications/endpoints';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { addGuardian } from '../accounts/guardianships.ts';
import { notify } from '../accounts/notifications/notify.ts';
import { notifications } from '../accounts/notifications/tables.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { users } from '../accounts/tables.ts';
import { inTransaction } from '../platform/database.ts';
import { outbox } from '../platform/mail/tables.ts';
import { type RunningApi, test } from '../testing/api.ts';
import { emailsTo } from '../testing/mail.ts';
import { deliverDue } from './deliver.ts';

/** A member with a confirmed address. */
async function reader(api: RunningApi, role: 'maestro' | 'padre' | 'alumno' = 'maestro') {
  const member = await api.member(role);
  const email = `${member.username}@example.com`;
  await api.app.db.update(users).set({ email, emailVerifiedAt: new Date() }).where(eq(users.id, member.id));
  const subjects = async () => (await emailsTo(api, email)).map(({ subject }) => subject ?? '');
  return { ...member, email, subjects };
}

const zone = 'America/Mexico_City';
const instant = (text: string): Date => new Date(text);

test('the unread count matches the list, whatever is read and switched off', async ({ api }) => {
  const ana = await reader(api);
  const happen = (course: number, now = new Date()) =>
    inTransaction(api.app.db, (tx) =>
      notify(tx, 'course', { userId: ana.id, cause: randomUUID(), data: { course, title: 'Huertos' }, now }),
    );
  const list = async () => (await ana.client.call(listNotifications, { query: {} })).data;
  const counts = async () => [
    (await ana.client.call(countUnread)).data,
    (await list()).filter(({ read }) => !read).length,
  ];
  expect(await counts()).toEqual([0, 0]);
  for (const course of [1, 2, 3, 4, 5]) await happen(course, new Date(Date.now() - (9 - course) * 60_000));
  expect(await counts()).toEqual([5, 5]);
  const [first, second] = await list();
  await ana.client.call(readNotifications, { body: { ids: [first?.id ?? ''] } });
  expect(await counts()).toEqual([4, 4]);
  await ana.client.call(readNotifications, { body: { until: second?.created_at } });
  expect(await counts()).toEqual([0, 0]);
  await ana.client.call(saveNotificationPreferences, {
    body: { off: ['course.app'], digest: 'none', quiet: null, zone },
  });
  await happen(6);
  expect(await counts()).toEqual([0, 0]);
});

test('a digest takes the place of the e-mails of what it names', async ({ api }) => {
  const ana = await reader(api, 'padre');
  const { db } = api.app;
  await ana.client.call(saveNotificationPreferences, { body: { off: [], digest: 'daily', quiet: null, zone } });
  const happened = instant('2099-11-23T18:00:00Z');
  for (const nth of [1, 2]) {
    const email = {
      kind: 'membership-ended',
      cause: `${ana.id} ${nth}`,
      to: ana.email,
      language: 'es',
      data: {},
    } as const;
    const data = { plan: 3, until: '2099-12-01T06:00:00.000Z' };
    await inTransaction(db, (tx) =>
      notify(tx, 'membershipEnded', { userId: ana.id, cause: String(nth), now: happened, data, email }),
    );
  }
  await deliverDue(api.app, happened);
  expect(await ana.subjects()).toEqual([]);
  await deliverDue(api.app, instant('2099-11-24T14:00:00Z'));
  await deliverDue(api.app, instant('2099-11-25T14:00:00Z'));
  expect(await ana.subjects()).toEqual(['Tienes 2 notificaciones en LIA']);
  expect(await db.$count(outbox, eq(outbox.recipient, ana.email))).toBe(1);
});

test('mail about security goes out at once, whatever digest and quiet hours are chosen', async ({ api }) => {
  const ana = await reader(api);
  const passwordHash = await hashPassword(api.app.config, 'vieja-clave');
  await api.app.db.update(users).set({ passwordHash }).where(eq(users.id, ana.id));
  const quiet = { from: '00:00', until: '23:59' };
  await ana.client.call(saveNotificationPreferences, { body: { off: [], digest: 'weekly', quiet, zone } });
  await ana.client.call(changePassword, {
    body: { current_password: 'vieja-clave', password: 'nueva-clave', password_confirmation: 'nueva-clave' },
  });
  expect(await ana.subjects()).toEqual([expect.stringMatching(/contraseña/)]);
});

test('quiet hours of a child over midnight hold mail back until they end, and drop nothing', async ({ api }) => {
  const [child, guardian] = [await reader(api, 'alumno'), await api.member('padre')];
  const { db } = api.app;
  await inTransaction(db, (tx) => addGuardian(tx, guardian.id, child.id));
  const body = { quiet: { from: '21:00', until: '07:00' }, zone } as const;
  await guardian.client.call(saveChildQuietHours, { params: { id: child.uuid }, body });
  // Eleven in the evening and two in the morning of Mexico City.
  for (const at of ['2099-11-24T05:00:00Z', '2099-11-24T08:00:00Z']) {
    const data = { card: 'c', period: 'Primer trimestre', child: null, corrected: false };
    await inTransaction(db, (tx) =>
      notify(tx, 'reportCard', { userId: child.id, cause: randomUUID(), now: instant(at), data }),
    );
    await deliverDue(api.app, instant(at));
  }
  await deliverDue(api.app, instant('2099-11-24T12:59:00Z'));
  expect(await child.subjects()).toEqual([]);
  const rows = () => db.select().from(notifications).where(eq(notifications.userId, child.id));
  expect((await rows()).map(({ emailDue }) => emailDue?.toISOString())).toEqual(
    [1, 2].map(() => '2099-11-24T13:00:00.000Z'),
  );
  await deliverDue(api.app, instant('2099-11-24T13:00:00Z'));
  expect(await child.subjects()).toHaveLength(2);
  expect((await rows()).every(({ emailedAt }) => emailedAt !== null)).toBe(true);
});
