import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

import { logout } from '@lia/sdk/accounts/endpoints';
import {
  getPushKey,
  saveNotificationPreferences,
  subscribeToPush,
  unsubscribeFromPush,
} from '@lia/sdk/notifications/endpoints';
import type { NotificationPreferences } from '@lia/sdk/notifications/schema';
import { eq } from 'drizzle-orm';
import { expect, test as base } from 'vitest';
import webPush from 'web-push';

import { notify } from '../accounts/notifications/notify.ts';
import { pushSubscriptions } from '../accounts/notifications/tables.ts';
import { guardianships } from '../accounts/tables.ts';
import { inTransaction } from '../platform/database.ts';
import { sweep } from '../platform/sweep.ts';
import { type Member, type RunningApi, startApi } from '../testing/api.ts';
import { guardianOf } from '../testing/guardians.ts';

/** A push service that browsers would name: what arrives at each of its addresses, and what it answers. */
interface PushService {
  origin: string;
  arrived: { path: string; body: Buffer; headers: Readonly<Record<string, unknown>> }[];
  answers: Map<string, number>;
}

const test = base.extend<{ service: PushService; api: RunningApi }>({
  service: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the pattern to see what the fixture needs
    async ({}, use) => {
      const service: PushService = { origin: '', arrived: [], answers: new Map() };
      const server = createServer((request, response) => {
        const parts: Buffer[] = [];
        request.on('data', (part: Buffer) => parts.push(part));
        request.on('end', () => {
          const path = request.url ?? '';
          service.arrived.push({ path, body: Buffer.concat(parts), headers: request.headers });
          response.writeHead(service.answers.get(path) ?? 201).end();
        });
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const address = server.address();
      service.origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
      await use(service);
      server.close();
    },
    { scope: 'file' },
  ],
  api: [
    async ({ service }, use) => {
      const push = { ...webPush.generateVAPIDKeys(), subject: 'mailto:hola@lia.example', services: [service.origin] };
      const api = await startApi({ push });
      await use(api);
      await api.stop();
    },
    { scope: 'file' },
  ],
});

/** A browser that subscribes: it alone reads what is sent to it (RFC 8291). */
function browser({ origin }: PushService) {
  const keys = createECDH('prime256v1');
  const publicKey = keys.generateKeys();
  const auth = randomBytes(16);
  const path = `/${randomUUID()}`;
  const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    path,
    subscription: {
      endpoint: origin + path,
      p256dh: publicKey.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    read(body: Buffer): unknown {
      const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const secret = hkdf(keys.computeSecret(sender), auth, info, 32);
      const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString();
      return JSON.parse(text.slice(0, text.lastIndexOf('}') + 1));
    },
  };
}

const happen = (
  { app }: RunningApi,
  { id: userId }: Member,
  kind: 'course' | 'security' = 'course',
  now = new Date(),
  until?: Date,
) =>
  inTransaction(app.db, (tx) =>
    kind === 'course'
      ? notify(tx, kind, {
          userId,
          cause: randomUUID(),
          data: { course: 7, title: 'Curso de Ana' },
          now,
          ...(until && { until }),
        })
      : notify(tx, kind, { userId, cause: randomUUID(), data: { change: 'password' }, now }),
  );

const subscribe = ({ client }: Member, { subscription }: ReturnType<typeof browser>) =>
  client.call(subscribeToPush, { body: subscription });

const at = ({ arrived }: PushService, path: string) => arrived.filter((one) => one.path === path);

test('a device gets what it is about and where to read it, and nothing of a person', async ({ api, service }) => {
  const [ana, phone] = [await api.member('maestro'), browser(service)];
  expect((await ana.client.call(getPushKey)).data?.public_key).toBe(api.app.config.push?.publicKey);
  await subscribe(ana, phone);
  await subscribe(ana, phone);
  await happen(api, ana);
  await api.jobRunner.runDue();
  const [push, ...others] = at(service, phone.path);
  expect(others).toEqual([]);
  expect(push && phone.read(push.body)).toEqual({
    id: expect.any(String),
    kind: 'course',
    path: '/apps/miscursos/7',
    language: 'es',
  });
  expect(push?.headers).toMatchObject({ ttl: '86400', authorization: expect.stringMatching(/^vapid t=/) });
});

test('push is unbound at sign-out: the next person on the device gets nothing of the one before', async ({
  api,
  service,
}) => {
  const [ana, rosa, luz] = [await api.member('maestro'), await api.member('maestro'), await api.member('maestro')];
  const shared = browser(service);
  await subscribe(ana, shared);
  await ana.client.call(logout);
  await happen(api, ana);
  await api.jobRunner.runDue();
  expect(at(service, shared.path)).toEqual([]);

  await subscribe(rosa, shared);
  await happen(api, ana);
  await happen(api, rosa);
  await api.jobRunner.runDue();
  expect(at(service, shared.path)).toHaveLength(1);
  // What another person names is not theirs to take away.
  await luz.client.call(unsubscribeFromPush, { body: { endpoint: shared.subscription.endpoint } });
  await happen(api, rosa);
  await api.jobRunner.runDue();
  expect(at(service, shared.path)).toHaveLength(2);
});

test('a push subscription is deleted on 410 of its service, and on request', async ({ api, service }) => {
  const luz = await api.member('maestro');
  const [gone, left] = [browser(service), browser(service)];
  service.answers.set(gone.path, 410);
  await subscribe(luz, gone);
  await subscribe(luz, left);
  await happen(api, luz);
  await luz.client.call(unsubscribeFromPush, { body: { endpoint: left.subscription.endpoint } });
  await api.jobRunner.runDue();
  await happen(api, luz);
  await api.jobRunner.runDue();
  expect([at(service, gone.path).length, at(service, left.path).length]).toEqual([1, 0]);
  await sweep(api.app);
  const kept = await api.app.db.select({ endpoint: pushSubscriptions.endpoint }).from(pushSubscriptions);
  expect(kept.map(({ endpoint }) => endpoint)).not.toContain(gone.subscription.endpoint);
});

test('a device keeps quiet at night, but for security, and is tried again', async ({ api, service }) => {
  const [ana, phone] = [await api.member('maestro'), browser(service)];
  await subscribe(ana, phone);
  const quiet = { from: '22:00', until: '07:00' };
  await ana.client.call(saveNotificationPreferences, {
    body: { off: [], digest: 'none', quiet, zone: 'America/Mexico_City' },
  });
  const night = new Date('2099-11-24T05:00:00Z');
  const morning = new Date('2099-11-24T13:00:00Z');
  await happen(api, ana, 'course', night);
  await happen(api, ana, 'security', night);
  const kinds = () => at(service, phone.path).map(({ body }) => Reflect.get(Object(phone.read(body)), 'kind'));
  await api.jobRunner.runDue(night);
  expect(kinds()).toEqual(['security']);
  service.answers.set(phone.path, 503);
  await api.jobRunner.runDue(morning);
  service.answers.delete(phone.path);
  await api.jobRunner.runDue(new Date(morning.getTime() + 3_600_000));
  expect(kinds()).toEqual(['security', 'course', 'course']);
  // What was held back until the same moment is known by it.
  const held = at(service, phone.path).map(({ body }) => Reflect.get(Object(phone.read(body)), 'held'));
  expect(held).toEqual([undefined, morning.toISOString(), morning.toISOString()]);
});

test('pushes that wait go out by what is chosen meanwhile, as e-mails do', async ({ api, service }) => {
  const [ana, eva] = [await api.member('maestro'), await api.member('maestro')];
  const [hers, others] = [browser(service), browser(service)];
  await subscribe(ana, hers);
  await subscribe(eva, others);
  const choose = (member: Member, digest: 'none' | 'weekly', quiet: NotificationPreferences['quiet'] = null) =>
    member.client.call(saveNotificationPreferences, {
      body: { off: [], digest, quiet, zone: 'America/Mexico_City' },
    });
  // On a Tuesday; the digest is of Monday at eight.
  const tuesday = new Date('2099-11-24T18:00:00Z');
  for (const member of [ana, eva]) {
    await choose(member, 'weekly');
    await happen(api, member, 'course', tuesday);
  }
  const counts = async (now: Date) => {
    await api.jobRunner.runDue(now);
    return [at(service, hers.path).length, at(service, others.path).length];
  };
  const night = new Date('2099-11-25T05:00:00Z');
  expect(await counts(night)).toEqual([0, 0]);
  await choose(ana, 'none');
  expect(await counts(night)).toEqual([1, 0]);
  await choose(eva, 'weekly', { from: '06:00', until: '09:00' });
  const monday = (time: string) => new Date(`2099-11-30T${time}:00Z`);
  expect(await counts(monday('14:59'))).toEqual([1, 0]);
  expect(await counts(monday('15:00'))).toEqual([1, 1]);
});

test('what is over is not sent any more, and no service keeps it for longer', async ({ api, service }) => {
  const [ana, phone] = [await api.member('maestro'), browser(service)];
  await subscribe(ana, phone);
  const now = new Date('2099-11-24T18:00:00Z');
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  await happen(api, ana, 'course', now, inMinutes(10));
  service.answers.set(phone.path, 503);
  await api.jobRunner.runDue(now);
  service.answers.delete(phone.path);
  await api.jobRunner.runDue(inMinutes(11));
  expect(at(service, phone.path).map(({ headers }) => headers['ttl'])).toEqual(['600']);
});

test('no address is sent to but those of push services', async ({ api, service }) => {
  const ana = await api.member('maestro');
  const { subscription } = browser(service);
  for (const endpoint of [
    'http://127.0.0.1:1/x',
    'https://lia.example/x',
    `${service.origin.replace('//', '//a:b@')}/x`,
    'https://fcm.googleapis.com.evil.example/x',
    'x',
  ]) {
    const json = { ...subscription, endpoint };
    expect((await api.request('PUT', '/notifications/push', { token: ana.token, json })).status).toBe(422);
  }
  expect((await api.request('PUT', '/notifications/push', { json: subscription })).status).toBe(401);
});

test('nothing is sent about a student to who is their guardian no longer', async ({ api, service }) => {
  const [student, phone] = [await api.member('alumno'), browser(service)];
  const father = await guardianOf(api, student);
  await subscribe(father, phone);
  const data = { child: student.uuid, name: 'Ana', day: '2026-11-24', state: 'absent' } as const;
  await inTransaction(api.app.db, (tx) => notify(tx, 'attendance', { userId: father.id, cause: randomUUID(), data }));
  await api.app.db.update(guardianships).set({ endedAt: new Date() }).where(eq(guardianships.guardianId, father.id));
  // Of an announcement and a conversation that are not there for him.
  await inTransaction(api.app.db, async (tx) => {
    const event = { userId: father.id, cause: randomUUID() };
    const announcement = { announcement: randomUUID(), title: 'Junta', school: 'Colegio', reminder: false };
    await notify(tx, 'announcement', { ...event, data: announcement });
    const message = { conversation: randomUUID(), school: 'Colegio', from: 'teacher', urgent: false } as const;
    await notify(tx, 'message', { ...event, data: message });
  });
  await happen(api, father);
  await api.jobRunner.runDue();
  expect(at(service, phone.path).map(({ body }) => phone.read(body))).toMatchObject([{ kind: 'course' }]);
});
