import { randomUUID } from 'node:crypto';

import { confirmEmail } from '@lia/sdk/accounts/endpoints';
import { listUndeliveredEmails, resendEmail } from '@lia/sdk/mail/endpoints';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { contactSchool, registerFree } from '@lia/sdk/registrations/endpoints';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';

import { accountTokens } from '../accounts/tables.ts';
import { modules } from '../modules.ts';
import { JobRunner } from '../platform/jobs/runner.ts';
import { emailHandlers } from '../platform/mail/deliver.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { outbox } from '../platform/mail/tables.ts';
import { type RunningApi, startApi, test } from '../testing/api.ts';
import { signature } from './translator.ts';
import { confirm, openIntent, placeOrder } from '../testing/cards.ts';
import { family } from '../testing/families.ts';
import { emailsTo, repeatEmails } from '../testing/mail.ts';

beforeEach<{ api: RunningApi }>(async ({ api }) => {
  await api.app.db.delete(outbox);
});

/** A mail server that rejects every recipient. */
const refusing: Mailer = {
  send: () => {
    const refusal = { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 unknown' };
    return Promise.reject(Object.assign(new Error('550 unknown'), refusal));
  },
  close() {},
};

/** A school asks to be called, and the email about it is refused for good. */
async function anUndeliveredEmail(api: RunningApi, name: string): Promise<void> {
  await api.visitor.call(contactSchool, {
    body: {
      name,
      email: 'elena@escuela.example',
      phone: '5512345678',
      country: 'México',
      city: 'Puebla',
      message: `Somos 300 ${randomUUID()}`,
      membership: 'anual',
    },
  });
  await sendBy(api, refusing).runDue();
}

/** Runs jobs of emails with a mail server of the test. */
const sendBy = ({ app }: RunningApi, mailer: Mailer): JobRunner =>
  new JobRunner({
    db: app.db,
    log: { warn() {}, error() {} },
    handlers: emailHandlers({ app, emails: modules.flatMap((module) => module.emails ?? []), mailer, signature }),
  });

test('an email that was given up is shown without whom it is for, and sent again once', async ({ api }) => {
  await anUndeliveredEmail(api, 'Elena Prado');
  const { client } = await api.member('admin');
  const lost = async (q: string) => client.call(listUndeliveredEmails, { query: { filter: JSON.stringify({ q }) } });
  const [email] = await lost('elena prado');
  expect(email).toEqual({
    id: expect.any(String),
    kind: 'school-contact',
    subject: 'Una escuela quiere conocer LIA: Elena Prado',
    recipient: expect.stringMatching(/^.•••@/),
    reason: 'EENVELOPE 550',
    created_at: expect.any(String),
    failed_at: expect.any(String),
  });
  expect(JSON.stringify(email)).not.toContain(CONTACT_EMAIL);
  expect(await lost(CONTACT_EMAIL.toUpperCase())).toEqual([email]);
  expect(await lost(CONTACT_EMAIL.slice(0, 3))).toEqual([]);
  expect(await lost('%')).toEqual([]);

  const again = { params: { id: email?.id ?? '' }, idempotencyKey: newIdempotencyKey() };
  const { message } = await client.call(resendEmail, again);
  expect(message).toBe('El correo sale otra vez en unos segundos');
  expect(await client.call(resendEmail, again)).toEqual({ message });
  expect(await lost('elena prado')).toEqual([]);
  const sent = await emailsTo(api, CONTACT_EMAIL);
  expect(sent.map(({ subject }) => subject)).toEqual(['Una escuela quiere conocer LIA: Elena Prado']);
  await expect(client.call(resendEmail, { params: again.params })).rejects.toMatchObject({ status: 404 });
});

/** A mail server that is away. */
const away: Mailer = {
  send: () => Promise.reject(Object.assign(new Error('Connection refused'), { code: 'ECONNREFUSED' })),
  close() {},
};

test('an undelivered email has one token, however often it is tried and looked at, and its link is good in the end', async ({
  api,
}) => {
  const { db } = api.app;
  const { form, children } = family(`perdida${randomUUID().slice(0, 8)}`);
  await api.visitor.call(registerFree, { body: { form, children } });
  const ours = and(eq(outbox.kind, 'email-confirmation'), eq(outbox.recipient, form.email));
  const theirs = eq(accountTokens.email, form.email);
  await emailsTo(api, form.email);
  for (let time = 0; time < 3; time += 1) {
    await repeatEmails(api, await db.update(outbox).set({ sentAt: null }).where(ours).returning());
    await sendBy(api, away).runDue();
  }
  expect(await db.$count(accountTokens, theirs)).toBe(1);

  const given = { sentAt: null, failedAt: new Date(), failure: 'ECONNREFUSED', subject: 'Confirma tu correo' };
  await db.update(outbox).set(given).where(ours);
  const before = [await db.select().from(outbox).where(ours), await db.select().from(accountTokens).where(theirs)];
  const { client } = await api.member('admin');
  for (let time = 0; time < 3; time += 1) {
    const [email] = await client.call(listUndeliveredEmails, { query: {} });
    expect(email).toMatchObject({ kind: 'email-confirmation', subject: 'Confirma tu correo' });
  }
  const after = [await db.select().from(outbox).where(ours), await db.select().from(accountTokens).where(theirs)];
  expect(after).toEqual(before);

  const [lost] = await client.call(listUndeliveredEmails, { query: {} });
  await client.call(resendEmail, { params: { id: lost?.id ?? '' }, idempotencyKey: newIdempotencyKey() });
  const sent = await emailsTo(api, form.email);
  const [token = '', ...others] = new Set(sent.flatMap(({ text }) => /#token=([\w-]+)/.exec(text ?? '')?.[1] ?? []));
  expect(others).toEqual([]);
  await api.visitor.call(confirmEmail, { body: { token } });
  expect(await db.$count(accountTokens, theirs)).toBe(0);
});

test('an email that waits or was sent is not in the list, and not sent again', async ({ api }) => {
  const { client } = await api.member('admin');
  const row = { kind: 'receipt', recipient: 'ana@example.mx', language: 'es' as const, data: {} };
  const made = await api.app.db
    .insert(outbox)
    .values([
      { ...row, cause: 'waits', failure: 'ECONNREFUSED' },
      { ...row, cause: 'sent', sentAt: new Date() },
    ])
    .returning({ id: outbox.id });
  expect(await client.call(listUndeliveredEmails, { query: {} })).toEqual([]);
  for (const { id } of [...made, { id: randomUUID() }]) {
    await expect(client.call(resendEmail, { params: { id } })).rejects.toMatchObject({ status: 404 });
  }
});

test('emails are for administrators alone', async ({ api }) => {
  const calls = [
    ['GET', '/emails'],
    ['POST', `/emails/${randomUUID()}/send`],
  ] as const;
  for (const [method, path] of calls) {
    expect((await api.request(method, path)).status).toBe(401);
    for (const role of ['padre', 'admin_escuela'] as const) {
      const { token } = await api.member(role);
      expect((await api.request(method, path, { token })).status).toBe(403);
    }
  }
});

test('a stranger cannot fill a mailbox: excess emails are held back, listed in the console, and sent if the team decides to', async () => {
  const api = await startApi({ rateLimits: true });
  try {
    const email = 'victima@example.mx';
    for (let i = 0; i < 8; i += 1) {
      const order = await placeOrder(api, { payer_email: email });
      const { clientSecret } = await openIntent(api, order, 'oxxo');
      await confirm(api, { client_secret: clientSecret, oxxo: { name: 'Ana López', email } });
    }
    // A payment stands behind a receipt: it is sent, however many vouchers there were.
    const sent = await emailsTo(api, email);
    expect(sent.filter(({ subject }) => subject === 'Tu pago en OXXO')).toHaveLength(5);

    const { client } = await api.member('admin');
    const held = await client.call(listUndeliveredEmails, { query: {} });
    expect(held.map(({ kind, reason }) => `${kind} ${reason}`)).toEqual(Array(3).fill('voucher RECIPIENT_LIMIT'));
    await client.call(resendEmail, { params: { id: held[0]?.id ?? '' } });
    expect(await emailsTo(api, email)).toHaveLength(6);
  } finally {
    await api.stop();
  }
});
