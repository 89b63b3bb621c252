import { randomUUID } from 'node:crypto';

import { changePassword } from '@lia/sdk/accounts/endpoints';
import { optionalEmails } from '@lia/sdk/notifications/emailTopics';
import { getNotificationPreferences, saveNotificationPreferences } from '@lia/sdk/notifications/endpoints';
import { offAtFirst } from '@lia/sdk/notifications/rules';
import { eq } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { expect, onTestFinished } from 'vitest';

import { notify } from '../accounts/notifications/notify.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { users } from '../accounts/tables.ts';
import { endMemberships } from '../memberships/settle.ts';
import { inTransaction } from '../platform/database.ts';
import { attempts } from '../platform/tables.ts';
import { type RunningApi, startApi, test } from '../testing/api.ts';
import { payPlan } from '../testing/licences.ts';
import { emailsTo } from '../testing/mail.ts';
import { deliverDue } from './deliver.ts';

const zone = 'America/Mexico_City';
const atFirst = [...offAtFirst].toSorted();
const HAPPENED = new Date('2099-11-23T18:00:00Z');
const MORNING = new Date('2099-11-24T14:00:00Z');

/** A member with a confirmed address, and what reaches them. */
async function reader(api: RunningApi) {
  const member = await api.member('padre');
  const email = `${member.username}@example.com`;
  await api.app.db.update(users).set({ email, emailVerifiedAt: new Date() }).where(eq(users.id, member.id));
  const emails = () => emailsTo(api, email);
  const off = async () => (await member.client.call(getNotificationPreferences)).data.off.toSorted();
  return { ...member, email, emails, off };
}
type Reader = Awaited<ReturnType<typeof reader>>;

const happen =
  (kind: 'membershipOwes' | 'membershipEnded') =>
  ({ app }: RunningApi, { id: userId }: Reader) => {
    const data = { plan: 3, until: '2099-12-01T06:00:00.000Z' };
    return inTransaction(app.db, (tx) => notify(tx, kind, { userId, cause: randomUUID(), data, now: HAPPENED }));
  };
const owes = happen('membershipOwes');
const ended = happen('membershipEnded');

const headerOf = (email: Email | undefined, key: string): string | undefined =>
  email?.headers.find((header) => header.key === key)?.value;

/** Where mail programs switch off e-mails like one. */
function addressOf(email: Email | undefined): string {
  expect(headerOf(email, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  return /^<(.+)>$/.exec(headerOf(email, 'list-unsubscribe') ?? '')?.[1] ?? '';
}

/** The call of a mail program (RFC 8058, section 3.2), which has no session. */
const oneClick = (address: string) =>
  fetch(address, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });

/** The address of an e-mail about a membership that misses a payment. */
async function receive(api: RunningApi, ana: Reader): Promise<string> {
  await owes(api, ana);
  await deliverDue(api.app, HAPPENED);
  return addressOf((await ana.emails()).at(-1));
}

test('one click switches off the e-mails of its kind, with any body, however often, and no other', async ({ api }) => {
  const ana = await reader(api);
  const address = await receive(api, ana);
  expect(await ana.off()).toEqual(atFirst);
  expect((await oneClick(address)).status).toBe(200);
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  expect((await fetch(address, { method: 'POST', body: form })).status).toBe(200);
  expect((await fetch(address, { method: 'POST' })).status).toBe(200);
  expect(await ana.off()).toEqual([...atFirst, 'membershipOwes.email'].toSorted());
  await owes(api, ana);
  await ended(api, ana);
  await deliverDue(api.app, HAPPENED);
  expect((await ana.emails()).map(({ subject }) => subject)).toEqual([
    'Falta un pago de tu membresía',
    'Tu membresía terminó',
  ]);
});

test('opening the address changes nothing and leads to the page that the e-mail shows, in both parts', async ({
  api,
}) => {
  const ana = await reader(api);
  const address = await receive(api, ana);
  const opened = await fetch(address, { redirect: 'manual' });
  const page = opened.headers.get('Location') ?? '';
  expect([opened.status, page]).toEqual([302, expect.stringMatching(/\/correos#token=membershipOwes\./)]);
  expect(await ana.off()).toEqual(atFirst);
  const [email] = await ana.emails();
  expect(email?.text).toContain(`Dejar de recibir estos correos:\n${page}`);
  expect(email?.text).toContain(`${api.app.config.publicUrl}/apps/notifications/settings`);
  expect(email?.html).toContain(`<a href="${page}"`);
  expect(email?.html).toContain(`<a href="${api.app.config.publicUrl}/apps/notifications/settings"`);
});

test('of a digest it switches off its kind, or all that may be switched off where it has several', async ({ api }) => {
  const [ana, eva] = [await reader(api), await reader(api)];
  for (const { client } of [ana, eva])
    await client.call(saveNotificationPreferences, { body: { off: [], digest: 'daily', quiet: null, zone } });
  await owes(api, ana);
  await owes(api, ana);
  await owes(api, eva);
  await ended(api, eva);
  await deliverDue(api.app, MORNING);
  for (const one of [ana, eva]) {
    const [digest, ...others] = await one.emails();
    expect([digest?.subject, others]).toEqual(['Tienes 2 notificaciones en LIA', []]);
    expect((await oneClick(addressOf(digest))).status).toBe(200);
  }
  expect(await ana.off()).toEqual(['membershipOwes.email']);
  expect(await eva.off()).toEqual(optionalEmails.map((kind) => `${kind}.email`).toSorted());
});

test('what waits for a digest does not go out once it is switched off', async ({ api }) => {
  const ana = await reader(api);
  const address = await receive(api, ana);
  await ana.client.call(saveNotificationPreferences, { body: { off: [], digest: 'daily', quiet: null, zone } });
  await owes(api, ana);
  await oneClick(address);
  await deliverDue(api.app, MORNING);
  expect(await ana.emails()).toHaveLength(1);
});

test('the e-mail of its own that a kind has can be switched off, and a receipt cannot', async ({ api }) => {
  const ana = await reader(api);
  await payPlan(api, ana, 2);
  await endMemberships(api.app.db, new Date(Date.now() + 60 * 24 * 3_600_000));
  const emails = new Map((await ana.emails()).map((email) => [email.subject, email]));
  expect(emails.get('Tu membresía terminó')?.text).toContain('Dejar de recibir estos correos');
  expect((await oneClick(addressOf(emails.get('Tu membresía terminó')))).status).toBe(200);
  expect(await ana.off()).toEqual([...atFirst, 'membershipEnded.email'].toSorted());
  const receipt = [...emails].find(([subject]) => subject?.startsWith('Tu recibo'))?.[1];
  expect(receipt?.text).not.toContain('/correos');
  expect(headerOf(receipt, 'list-unsubscribe')).toBeUndefined();
});

test('e-mails about security have no such address', async ({ api }) => {
  const ana = await reader(api);
  const passwordHash = await hashPassword(api.app.config, 'vieja-clave');
  await api.app.db.update(users).set({ passwordHash }).where(eq(users.id, ana.id));
  await ana.client.call(changePassword, {
    body: { current_password: 'vieja-clave', password: 'nueva-clave', password_confirmation: 'nueva-clave' },
  });
  const [email] = await ana.emails();
  expect(email?.subject).toMatch(/contraseña/);
  expect(headerOf(email, 'list-unsubscribe')).toBeUndefined();
  expect(email?.text).not.toContain('/correos');
});

test('a token is good for its kind and account alone, while the account has the address', async ({ api }) => {
  const [ana, eva] = [await reader(api), await reader(api)];
  const address = await receive(api, ana);
  const refused = [
    address.replace('membershipOwes', 'all'),
    address.replace('membershipOwes', 'announcement'),
    address.replace('membershipOwes', 'security'),
    address.replace(ana.uuid, eva.uuid),
    address.replace(ana.uuid, randomUUID()),
    `${address.slice(0, -1)}${address.endsWith('A') ? 'B' : 'A'}`,
    address.slice(0, -1),
  ];
  for (const other of refused) expect((await oneClick(other)).status).toBe(404);
  const token = address.slice(address.lastIndexOf('/') + 1);
  expect((await api.request('GET', '/notifications', { token })).status).toBe(401);
  await api.app.db.update(users).set({ email: 'otra@example.com' }).where(eq(users.id, ana.id));
  expect((await oneClick(address)).status).toBe(404);
  expect([await ana.off(), await eva.off()]).toEqual([atFirst, atFirst]);
  await api.app.db.update(users).set({ email: ana.email, deletedAt: new Date() }).where(eq(users.id, ana.id));
  expect((await oneClick(address)).status).toBe(404);
});

test('a network opens it and sends it six hundred times a minute, each by itself', async () => {
  const api = await startApi({ rateLimits: true, trustProxy: true });
  onTestFinished(() => api.stop());
  const ana = await reader(api);
  const address = await receive(api, ana);
  const send = (method: string, from: string) =>
    fetch(address, { method, redirect: 'manual', headers: { 'X-Forwarded-For': from } });
  for (const [method, accepted] of [
    ['GET', 302],
    ['POST', 200],
  ] as const) {
    expect((await send(method, '10.20.0.1')).status).toBe(accepted);
    await api.app.db.update(attempts).set({ count: 599 });
    expect((await send(method, '10.20.0.1')).status).toBe(accepted);
    const refused = await send(method, '10.20.0.1');
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await send(method, '10.20.0.2')).status).toBe(accepted);
  }
});
