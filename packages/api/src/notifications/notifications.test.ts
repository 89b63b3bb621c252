import { randomUUID } from 'node:crypto';

import { changePassword, login } from '@lia/sdk/accounts/endpoints';
import { HOUR_MS } from '@lia/sdk/calendar/durations';
import { requestData } from '@lia/sdk/dataRequests/endpoints';
import { freeLicence } from '@lia/sdk/licences/endpoints';
import {
  countUnread,
  getChildQuietHours,
  getNotificationPreferences,
  listNotifications,
  readNotifications,
  saveChildQuietHours,
  saveMyLanguage,
  saveNotificationPreferences,
} from '@lia/sdk/notifications/endpoints';
import type { Notifications } from '@lia/sdk/notifications/records';
import { NOTIFICATION_DAYS, NOTIFICATION_PAGE, notificationKinds } from '@lia/sdk/notifications/rules';
import { getQuickPanel } from '@lia/sdk/quickPanel/endpoints';
import { sendUserReset } from '@lia/sdk/users/endpoints';
import type { Language } from '@lia/sdk/messages/language';
import { createClient } from '@lia/sdk/http/client';
import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { addGuardian } from '../accounts/guardianships.ts';
import { notify } from '../accounts/notifications/notify.ts';
import { languageOf } from '../accounts/notifications/preferences.ts';
import { notifications } from '../accounts/notifications/tables.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { users } from '../accounts/tables.ts';
import { endMemberships } from '../memberships/settle.ts';
import { inTransaction } from '../platform/database.ts';
import { API_ROOT } from '../platform/serve.ts';
import { sweep } from '../platform/sweep.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { addChildren, licencesOf, payPlan } from '../testing/licences.ts';
import { emailsTo } from '../testing/mail.ts';
import { refusal } from '../testing/refusal.ts';
import { describe as descriptionOf } from './describe.ts';

const PARENT_MONTHLY = 2;

const list = async ({ client }: Member, cursor?: string): Promise<Notifications> =>
  client.call(listNotifications, { query: { cursor } });
const unread = async ({ client }: Member): Promise<number> => (await client.call(countUnread)).data;

/** Notifies a member of courses, one a minute apart, the oldest first. */
const notifyOfCourses = ({ app }: RunningApi, { id: userId }: Member, count: number, from = Date.now() - HOUR_MS) =>
  inTransaction(app.db, async (tx) => {
    for (let course = 1; course <= count; course += 1) {
      const now = new Date(from + course * 60_000);
      await notify(tx, 'course', { userId, cause: randomUUID(), data: { course, title: `Curso ${course}` }, now });
    }
  });

describe('what happens', () => {
  test('is announced once to whom it concerns, with where it leads, in their language', async ({ api }) => {
    const ana = await api.member('padre');
    const [luz = ''] = await addChildren(api, ana, 1);
    const order = await payPlan(api, ana, PARENT_MONTHLY);
    const titles = async () => (await list(ana)).data.map(({ title, detail, path }) => [title, detail, path]);
    expect(await titles()).toEqual([
      ['Recibimos tu pago', 'Plan mensual para padres: $149.00 m.n.', `/bill?order_id=${order}`],
    ]);

    const admin = await api.member('admin');
    const [licence] = (await licencesOf(ana, order)).held;
    expect(licence?.holder.uuid).toBe(luz);
    await admin.client.call(freeLicence, { params: { id: order, licence: licence?.id ?? '' } });
    await ana.client.call(requestData, { body: { kind: 'access', details: 'Quiero saber qué datos tienen' } });
    const passwordHash = await hashPassword(api.app.config, 'vieja-clave');
    await api.app.db.update(users).set({ passwordHash }).where(eq(users.id, ana.id));
    await ana.client.call(changePassword, {
      body: { current_password: 'vieja-clave', password: 'nueva-clave', password_confirmation: 'nueva-clave' },
    });
    const end = new Date(Date.now() + 60 * 24 * HOUR_MS);
    await endMemberships(api.app.db, end);
    await endMemberships(api.app.db, end);
    expect((await titles()).map(([title]) => title)).toEqual([
      'Tu membresía terminó',
      'Tu contraseña cambió',
      'Recibimos tu solicitud sobre tus datos',
      'Terminó una licencia',
      'Recibimos tu pago',
    ]);
    expect(await unread(ana)).toBe(5);
    const english = createClient({
      baseUrl: `${api.origin}${API_ROOT}`,
      token: () => ana.token,
      language: () => 'en',
    });
    expect((await english.call(listNotifications, { query: {} })).data[3]).toMatchObject({
      title: 'A licence ended',
      detail: 'Emiliano: Monthly plan for parents',
      path: `/apps/children/${luz}`,
    });
    // The administrator acted, and a stranger has nothing.
    expect([await unread(admin), await unread(await api.member('padre'))]).toEqual([0, 0]);
  });

  test('is written about in the language that a member first signed in with, or chose, whatever that of who causes it is', async ({
    api,
  }) => {
    const [admin, ana] = [await api.member('admin'), await api.member('padre')];
    const passwordHash = await hashPassword(api.app.config, 'clave-de-ana');
    const email = `${ana.username}@example.mx`;
    await api.app.db
      .update(users)
      .set({ passwordHash, email, emailVerifiedAt: new Date() })
      .where(eq(users.id, ana.id));
    const signIn = async (language: Language): Promise<void> => {
      const client = createClient({ baseUrl: `${api.origin}${API_ROOT}`, language: () => language });
      await client.call(login, { body: { username: ana.username, password: 'clave-de-ana' } });
    };
    const sent = async () => {
      const idempotencyKey = randomUUID();
      await admin.client.call(sendUserReset, { params: { id: ana.uuid }, idempotencyKey });
      return (await emailsTo(api, email)).at(-1)?.subject;
    };
    await signIn('es');
    await signIn('en');
    expect(await sent()).toBe('Elige una contraseña nueva');
    await ana.client.call(saveMyLanguage, { body: { language: 'en' } });
    await signIn('es');
    expect(await sent()).toBe('Choose a new password');
    expect((await api.request('PUT', '/me/language', { json: { language: 'fr' }, token: ana.token })).status).toBe(422);
    const { data } = await ana.client.call(getNotificationPreferences);
    await ana.client.call(saveMyLanguage, { body: { language: 'es' } });
    expect((await ana.client.call(getNotificationPreferences)).data).toEqual(data);
  });

  test('is announced once, however often it is reported', async ({ api }) => {
    const ana = await api.member('maestro');
    const report = () =>
      inTransaction(api.app.db, (tx) =>
        notify(tx, 'course', { userId: ana.id, cause: 'place', data: { course: 1, title: 'Huertos' } }),
      );
    await Promise.all([report(), report()]);
    await report();
    expect(await unread(ana)).toBe(1);
  });

  test('is announced to no one where its transaction fails', async ({ api }) => {
    const ana = await api.member('maestro');
    const failing = inTransaction(api.app.db, async (tx) => {
      await notify(tx, 'security', { userId: ana.id, cause: 'x', data: { change: 'password' } });
      throw new Error('It failed after all');
    });
    await expect(failing).rejects.toThrow('after all');
    expect(await unread(ana)).toBe(0);
  });
});

describe('the list', () => {
  test('has unread ones first, page after page, each once, and counts what is unread', async ({ api }) => {
    const ana = await api.member('maestro');
    const count = NOTIFICATION_PAGE + 5;
    await notifyOfCourses(api, ana, count);
    const first = await list(ana);
    expect(first.data.map(({ detail }) => detail).slice(0, 2)).toEqual([`Curso ${count}`, `Curso ${count - 1}`]);
    const second = await list(ana, first.next ?? '');
    expect(second.next).toBeNull();
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(count);
    expect(await unread(ana)).toBe(count);
    // The quick panel has the newest as notes.
    const { notes } = await ana.client.call(getQuickPanel);
    expect([notes.length, notes[0]?.detail]).toEqual([10, `Curso ${count}`]);

    const ids = first.data.slice(0, 3).map(({ id }) => id);
    const read = (body: object) => ana.client.call(readNotifications, { body });
    expect(await read({ ids })).toEqual({ data: count - 3 });
    expect(await read({ ids })).toEqual({ data: count - 3 });
    const again = await list(ana);
    expect(again.data.slice(0, 2).map(({ detail }) => detail)).toEqual([`Curso ${count - 3}`, `Curso ${count - 4}`]);
    const rest = await list(ana, again.next ?? '');
    expect(rest.data.map(({ read: isRead }) => isRead)).toEqual([false, false, true, true, true]);

    // One that comes after the list was read stays unread.
    await notifyOfCourses(api, ana, 1, Date.now());
    expect(await read({ until: first.data[0]?.created_at })).toEqual({ data: 1 });
  });

  test('is of its reader alone, who cannot read those of others as theirs', async ({ api }) => {
    const [ana, rosa] = [await api.member('maestro'), await api.member('maestro')];
    await notifyOfCourses(api, ana, 2);
    const ids = (await list(ana)).data.map(({ id }) => id);
    expect((await list(rosa)).data).toEqual([]);
    await rosa.client.call(readNotifications, { body: { ids, until: new Date().toISOString() } });
    expect(await unread(ana)).toBe(2);
    for (const [method, path, json] of [
      ['GET', '/notifications?cursor=0.1.x', undefined],
      ['GET', `/notifications?cursor=0.99999999999999999.${randomUUID()}`, undefined],
      ['PUT', '/notifications/read', { ids: ['1'] }],
      ['PUT', '/notifications/read', { until: '2026-13-45' }],
      ['PUT', '/notifications/read', { until: '2026-13-45T99:00:00Z' }],
    ] as const) {
      expect((await api.request(method, path, { token: ana.token, json })).status).toBe(422);
      expect((await api.request(method, path, { json })).status).toBe(401);
    }
  });

  test('forgets what is old, and what was of an account that is gone', async ({ api }) => {
    const [ana, rosa] = [await api.member('maestro'), await api.member('maestro')];
    await notifyOfCourses(api, ana, 1, Date.now() - (NOTIFICATION_DAYS + 1) * 24 * HOUR_MS);
    await notifyOfCourses(api, ana, 1);
    await notifyOfCourses(api, rosa, 1);
    // More than one statement deletes.
    await api.app.db.execute(sql`insert into notifications (user_id, kind, cause, data, in_app, created_at)
      select user_id, kind, cause || n, data, in_app, created_at from notifications, generate_series(1, 1000) n
      where user_id = ${rosa.id}`);
    await api.app.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, rosa.id));
    await sweep(api.app);
    const left = (member: Member) => api.app.db.$count(notifications, eq(notifications.userId, member.id));
    expect([await left(ana), await left(rosa)]).toEqual([1, 0]);
  });
});

describe('preferences', () => {
  const chosen = {
    off: ['course.app', 'membershipEnded.email'],
    digest: 'none',
    quiet: null,
    zone: 'America/Tijuana',
  } as const;

  test('keep kinds out of the list and e-mails from going out, but for those that always do', async ({ api }) => {
    const ana = await api.member('padre');
    const email = `${ana.username}@example.com`;
    const body = { ...chosen, off: [...chosen.off] };
    expect((await ana.client.call(getNotificationPreferences)).email).toBe(false);
    await ana.client.call(saveNotificationPreferences, { body });
    expect((await ana.client.call(getNotificationPreferences)).data).toEqual(body);
    await payPlan(api, ana, PARENT_MONTHLY);
    await notifyOfCourses(api, ana, 1);
    await endMemberships(api.app.db, new Date(Date.now() + 60 * 24 * HOUR_MS));
    expect((await list(ana)).data.map(({ kind }) => kind)).toEqual(['membershipEnded', 'payment']);
    const subjects = (await emailsTo(api, email)).map(({ subject }) => subject ?? '');
    expect(subjects).not.toContain('Tu membresía terminó');
    expect(subjects.some((subject) => subject.startsWith('Tu recibo'))).toBe(true);
  });

  test('refuse what cannot be chosen, and leave those of others', async ({ api }) => {
    const [ana, rosa] = [await api.member('padre'), await api.member('padre')];
    const before = (await rosa.client.call(getNotificationPreferences)).data;
    for (const wrong of [
      { ...chosen, off: ['security.email'] },
      { ...chosen, off: ['payment.email'] },
      { ...chosen, off: ['nothing.app'] },
      { ...chosen, digest: 'hourly' },
      { ...chosen, zone: 'Europe/Madrid' },
      { ...chosen, quiet: { from: '22:00', until: '25:00' } },
      { ...chosen, user: rosa.id },
      {},
    ]) {
      const answer = await api.request('PUT', '/notifications/preferences', { token: ana.token, json: wrong });
      expect(answer.status).toBe(422);
    }
    await ana.client.call(saveNotificationPreferences, { body: { ...chosen, off: [] } });
    expect((await rosa.client.call(getNotificationPreferences)).data).toEqual(before);
  });
});

test('quiet hours of a child are chosen by their guardian alone, and what is held back goes out by them', async ({
  api,
}) => {
  const [guardian, stranger, child] = [
    await api.member('padre'),
    await api.member('padre'),
    await api.member('alumno'),
  ];
  await inTransaction(api.app.db, (tx) => addGuardian(tx, guardian.id, child.id));
  const params = { id: child.uuid };
  const own = { off: ['course.app'], digest: 'daily', quiet: null, zone: 'America/Mexico_City' } as const;
  await child.client.call(saveNotificationPreferences, { body: { ...own, off: [...own.off] } });
  const returned = { homework: 'h', activity: 'Mi barrio', child: null };
  await inTransaction(api.app.db, (tx) =>
    notify(tx, 'homeworkReturned', { userId: child.id, cause: 'h', data: returned }),
  );
  const body = { quiet: { from: '21:00', until: '08:30' }, zone: 'America/Cancun' } as const;
  expect((await guardian.client.call(saveChildQuietHours, { params, body })).data).toEqual(body);
  expect((await guardian.client.call(getChildQuietHours, { params })).data).toEqual(body);
  expect((await child.client.call(getNotificationPreferences)).data).toEqual({ ...own, ...body });
  const rows = await api.app.db.select().from(notifications).where(eq(notifications.userId, child.id));
  // The digest of eight o'clock in Cancún falls into them, and waits for their end.
  expect(rows.map(({ emailDue }) => emailDue?.toISOString())).toEqual([expect.stringMatching(/T13:30:00/)]);

  expect(await refusal(stranger.client.call(getChildQuietHours, { params }))).toEqual([404, 'NOT_FOUND', []]);
  const none = { ...body, quiet: null };
  expect(await refusal(stranger.client.call(saveChildQuietHours, { params, body: none }))).toEqual([
    404,
    'NOT_FOUND',
    [],
  ]);
  expect(await refusal(child.client.call(saveChildQuietHours, { params, body: none }))).toEqual([403, 'FORBIDDEN', []]);
  expect((await guardian.client.call(getChildQuietHours, { params })).data).toEqual(body);
});

test('the language of a member whose guardian chose quiet hours is that of their first sign-in', async ({ api }) => {
  const [guardian, child] = [await api.member('padre'), await api.member('alumno')];
  await inTransaction(api.app.db, (tx) => addGuardian(tx, guardian.id, child.id));
  const body = { quiet: { from: '21:00', until: '07:00' }, zone: 'America/Cancun' } as const;
  await guardian.client.call(saveChildQuietHours, { params: { id: child.uuid }, body });
  const passwordHash = await hashPassword(api.app.config, 'clave-de-luz');
  await api.app.db.update(users).set({ passwordHash }).where(eq(users.id, child.id));
  for (const language of ['en', 'es'] as const) {
    const client = createClient({ baseUrl: `${api.origin}${API_ROOT}`, language: () => language });
    await client.call(login, { body: { username: child.username, password: 'clave-de-luz' } });
    expect(await languageOf(api.app.db, child.id)).toBe('en');
  }
  expect((await guardian.client.call(getChildQuietHours, { params: { id: child.uuid } })).data).toEqual(body);
});

test('every kind can be described', () => {
  const child = randomUUID();
  const aClass = {
    meeting: 'm',
    title: 'Fracciones',
    group: '3° A',
    starts_at: '2026-11-25T15:00:00.000Z',
    zone: 'America/Tijuana',
    child: null,
  };
  const examples = {
    security: { change: 'identity.linked' },
    payment: { order: 'o', title: 'Curso', total: 100 },
    voucher: { voucher: 'v', title: 'Curso' },
    renewal: { plan: 3, until: '2026-12-01T06:00:00.000Z' },
    price: { plan: 3 },
    membershipOwes: { plan: 3, until: '2026-12-01T06:00:00.000Z' },
    membershipEnded: { plan: 3, until: '2026-12-01T06:00:00.000Z' },
    licenceGiven: { plan: 3 },
    licenceTaken: { plan: 3 },
    giftPlaces: { order: 'o', event: 'given', places: 2, school: 'Colegio', until: '2026-12-01T06:00:00.000Z' },
    course: { course: 1, title: 'Curso' },
    activityPublished: { homework: 'h', activity: 'Mi barrio', child: null },
    homeworkDue: { homework: 'h', activity: 'Mi barrio', child },
    homeworkReturned: { homework: 'h', activity: 'Mi barrio', child: null },
    teamDelivered: { homework: 'h', activity: 'Mi barrio', child: null },
    homeworkExtended: { homework: 'h', activity: 'Mi barrio', child: null },
    homeworkGraded: { homework: 'h', activity: 'Mi barrio', child },
    dataRequest: { event: 'answered' },
    importFinished: { import: 'i', accounts: 1 },
    invitationAccepted: { import: 'i', children: 2 },
    guardianship: { child, name: 'Sofía', event: 'changed' },
    attendance: { child, day: '2026-11-23', state: 'absent' },
    reportCard: { card: 'r', period: 'Primer trimestre', child: 'Sofía', corrected: false },
    classSoon: aClass,
    classChanged: { ...aClass, event: 'moved' },
    announcement: { announcement: 'a', title: 'Junta', school: 'Colegio', reminder: false },
    moderation: { about: 'handled' },
    message: { conversation: 'c', school: 'Colegio', from: 'family', urgent: false },
  } as const;
  const data = notificationKinds.map((kind) => descriptionOf({ kind, data: examples[kind] }, 'es'));
  expect(data.filter(({ title, detail }) => title === '' || detail === '' || /[{}]/.test(title + detail))).toEqual([]);
});
