import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { record } from '@lia/sdk/validation/fields';
import { eq, isNull, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, onTestFinished } from 'vitest';
import { string } from 'yup';

import { type RunningApi, test } from '../../testing/api.ts';
import { emailsIn, repeatEmails } from '../../testing/mail.ts';
import { smtpServer } from '../../testing/smtpServer.ts';
import { inTransaction } from '../database.ts';
import { LEASE_MS } from '../jobs/queue.ts';
import { JobRunner } from '../jobs/runner.ts';
import { jobs } from '../jobs/tables.ts';
import { emailHandlers } from './deliver.ts';
import type { EmailKind } from './email.ts';
import { type Mailer, type Message, openMailer } from './mailer.ts';
import { emailJob, enqueueEmail, sweepOutbox } from './outbox.ts';
import { outbox } from './tables.ts';

const greetingData = record({ name: string().required() });

const greeting: EmailKind<typeof greetingData> = {
  name: 'notification',
  data: greetingData,
  async compose({ config }, { name }, language) {
    if (name === 'paid') return null;
    return {
      subject: language === 'en' ? `Hello ${name}` : `Hola ${name}`,
      preview: 'Una prueba',
      blocks: [
        { kind: 'heading', text: `¡Qué gusto, ${name}!` },
        { kind: 'facts', facts: [['Niñez', 'güera']] },
        { kind: 'link', label: 'Abrir', url: 'https://lia.example/?a=1&b=2' },
        { kind: 'links', links: [{ label: 'Entrar', url: `${config.publicUrl}/confirm?a=1#token=x` }] },
      ],
      attachments: [{ name: 'año.txt', type: 'text/plain', bytes: Buffer.from('ñandú') }],
    };
  },
};

const LATER = new Date(Date.now() + 10 * 86_400_000);
const after = (ms: number): Date => new Date(LATER.getTime() + ms);

interface Refusal {
  code?: string;
  responseCode?: number;
  command?: string;
  response?: string;
}

/** How nodemailer reports that a server refused the recipient. */
const recipientRefused = (response: string): Refusal => ({
  code: 'EENVELOPE',
  responseCode: Number(response.slice(0, 3)),
  command: 'RCPT TO',
  response,
});

/** Sends emails by a mailer of the test. */
const runnerOf = (
  { app }: RunningApi,
  mailer: Mailer,
  log: (entry: object) => void = () => {},
  emails: EmailKind[] = [greeting],
): JobRunner =>
  new JobRunner({
    db: app.db,
    log: { warn: log, error: log },
    handlers: emailHandlers({ app, emails, mailer, signature: () => 'LIA' }),
  });

/** A mail server that answers as listed, what it took, and what was logged. */
function context(api: RunningApi, answers: (Refusal | null)[] = []) {
  const sent: Message[] = [];
  const failures: object[] = [];
  const mailer: Mailer = {
    async send(message) {
      const refusal = answers.shift();
      if (refusal) throw Object.assign(new Error(`550 <${message.to}> is unknown here`), refusal);
      sent.push(message);
    },
    close() {},
  };
  const runner = runnerOf(api, mailer, (it) => failures.push(it));
  return { send: (now: Date) => runner.runDue(now), sent, failures };
}

/** Changes the email of a cause in the table. */
const at = ({ app }: RunningApi, cause: string, change: PgUpdateSetSource<typeof outbox>) =>
  app.db.update(outbox).set(change).where(eq(outbox.cause, cause));

/** What became of the emails' jobs. */
const jobsOf = ({ app }: RunningApi) => app.db.select().from(jobs).where(eq(jobs.kind, emailJob.kind));

const enqueue = (api: RunningApi, cause: string, more: { name?: string; language?: 'es' | 'en' } = {}) =>
  inTransaction(api.app.db, (tx) =>
    enqueueEmail(tx, greeting, {
      cause,
      to: 'ana@example.mx',
      language: more.language ?? 'es',
      data: { name: more.name ?? 'Ana' },
      notBefore: LATER,
    }),
  );

beforeEach<{ api: RunningApi }>(async ({ api }) => {
  await api.app.db.delete(jobs);
  await api.app.db.delete(outbox);
});

test('a link for a password goes out while a server does not answer for thousands of notifications', async ({
  api,
}) => {
  const sent: string[] = [];
  const ends: (() => void)[] = [];
  const mailer: Mailer = {
    async send({ to }) {
      if (to === 'ana@example.mx') await new Promise<void>((resolve) => ends.push(resolve));
      sent.push(to);
    },
    close() {},
  };
  for (let i = 0; i < 20; i += 1) await enqueue(api, `notice ${i}`);
  const reset = { ...greeting, name: 'password-reset', urgent: true } as const;
  await inTransaction(api.app.db, (tx) =>
    enqueueEmail(tx, reset, {
      cause: 'reset',
      to: 'rosa@example.mx',
      language: 'es',
      data: { name: 'Rosa' },
      notBefore: after(1000),
    }),
  );
  const runner = runnerOf(api, mailer, () => {}, [greeting, reset]);
  await runner.start(after(2000));
  await expect.poll(() => sent).toEqual(['rosa@example.mx']);
  await api.app.db.delete(jobs).where(eq(jobs.status, 'waiting'));
  await expect.poll(() => ends).toHaveLength(2);
  for (const end of ends) end();
  await runner.idle();
});

describe('the outbox', () => {
  test('sends what was caused once, however often it was enqueued', async ({ api }) => {
    await enqueue(api, 'a');
    await enqueue(api, 'a');
    await enqueue(api, 'b', { language: 'en' });
    const { sent, send } = context(api);
    await send(LATER);
    await send(after(86_400_000));
    expect(sent.map(({ subject }) => subject).toSorted()).toEqual(['Hello Ana', 'Hola Ana']);
    await enqueue(api, 'a');
    await send(after(86_400_000));
    expect(sent).toHaveLength(2);
  });

  test('leads to pages of ours in its language, and to others as they are', async ({ api }) => {
    for (const language of ['es', 'en'] as const) await enqueue(api, language, { language });
    const { sent, send } = context(api);
    await send(LATER);
    const [other, ours] = ['https://lia.example/?a=1&b=2', `${api.app.config.publicUrl}/confirm?a=1`];
    const links = sent.map(({ language, text }) => ({ language, urls: text.match(/https?:\S+/g) }));
    expect(links).toContainEqual({ language: 'es', urls: [other, `${ours}#token=x`] });
    expect(links).toContainEqual({ language: 'en', urls: [other, `${ours}&lang=en#token=x`] });
  });

  test('holds nothing of a transaction that did not happen', async ({ api }) => {
    const undone = inTransaction(api.app.db, async (tx) => {
      await enqueueEmail(tx, greeting, {
        cause: 'undone',
        to: 'ana@example.mx',
        language: 'es',
        data: { name: 'Ana' },
      });
      throw new Error('thought better of it');
    });
    await expect(undone).rejects.toThrow('thought better of it');
    expect(await api.app.db.$count(outbox)).toBe(0);
    expect(await jobsOf(api)).toEqual([]);
  });

  test('is emptied once by workers side by side', async ({ api }) => {
    for (let i = 0; i < 50; i += 1) await enqueue(api, `email ${i}`);
    const workers = [1, 2, 3, 4].map(() => context(api));
    await Promise.all(workers.map(({ send }) => send(LATER)));
    const ids = workers.flatMap(({ sent }) => sent.map(({ id }) => id));
    expect(ids).toHaveLength(50);
    expect(new Set(ids).size).toBe(50);
  });

  test('keeps an email that is not due yet', async ({ api }) => {
    await enqueue(api, 'later');
    const { send, sent } = context(api);
    await send(after(-1));
    expect(sent).toEqual([]);
    await send(LATER);
    expect(sent).toHaveLength(1);
  });

  test('leaves out emails that are obsolete by then', async ({ api }) => {
    await enqueue(api, 'paid meanwhile', { name: 'paid' });
    const { send, sent } = context(api);
    await send(LATER);
    expect(sent).toEqual([]);
    expect(await api.app.db.select().from(outbox)).toMatchObject([{ sentAt: LATER, failedAt: null }]);
  });

  test('tries again, each time later, until it works', async ({ api }) => {
    await enqueue(api, 'greylisted');
    const { send, sent, failures } = context(api, [
      { code: 'ECONNECTION' },
      { code: 'EENVELOPE', responseCode: 451 },
      null,
    ]);
    await send(LATER);
    await send(after(29_999));
    expect(failures).toHaveLength(1);
    await send(after(30_000));
    await send(after(30_000 + 119_999));
    expect(failures).toHaveLength(2);
    await send(after(30_000 + 120_000));
    expect(sent).toHaveLength(1);
    expect(await api.app.db.select().from(outbox)).toMatchObject([{ failure: null, failedAt: null }]);
    expect(await jobsOf(api)).toMatchObject([{ attempts: 3, status: 'succeeded', failure: null }]);
  });

  test('gives up on an address that does not exist, and after two days on any', async ({ api }) => {
    await enqueue(api, 'unknown here');
    const refused = context(api, [recipientRefused('550 <ana@example.mx> unknown')]);
    await refused.send(LATER);
    expect(refused.failures).toMatchObject([{ code: 'EENVELOPE 550', givenUp: true }]);

    await enqueue(api, 'server is away');
    const away = context(
      api,
      Array.from({ length: 20 }, () => ({ code: 'ETIMEDOUT' })),
    );
    let now = LATER.getTime();
    for (let i = 0; i < 20; i += 1) {
      await away.send(new Date(now));
      now += 6 * 3_600_000;
    }
    expect(away.failures).toHaveLength(13);
    expect(away.failures.at(-1)).toMatchObject({ givenUp: true });
    expect(JSON.stringify([...refused.failures, ...away.failures])).not.toContain('ana@example.mx');
  });

  test.for([
    { ...recipientRefused('550-5.1.1 No such user\n550 5.1.1 Try another'), givenUp: true },
    { ...recipientRefused('551 5.1.6 The mailbox has moved'), givenUp: true },
    { ...recipientRefused('550 5.1.10 The domain takes no mail'), givenUp: true },
    { ...recipientRefused('550 5.1.8 Sender address rejected: domain not found'), givenUp: false },
    { ...recipientRefused('550 5.7.1 Client host blocked'), givenUp: false },
    { ...recipientRefused('552 5.2.2 Mailbox full'), givenUp: false },
    { ...recipientRefused('550 5.4.5 Daily sending quota exceeded'), command: 'MAIL FROM', givenUp: false },
    { ...recipientRefused('553 Sender not owned by user'), command: 'MAIL FROM', givenUp: false },
  ])('$command refused with "$response" is given up: $givenUp', async ({ givenUp, ...refusal }, { api }) => {
    await enqueue(api, 'refused');
    const { send, failures } = context(api, [refusal]);
    await send(LATER);
    const code = `${givenUp ? 'EENVELOPE' : 'MAIL_REFUSED'} ${refusal.responseCode}`;
    expect(failures).toMatchObject([{ code, givenUp }]);
    await send(after(30_000));
    expect(await jobsOf(api)).toMatchObject([{ status: givenUp ? 'failed' : 'succeeded' }]);
  });

  test('repeats an email whose worker died, as the same message', async ({ api }) => {
    await enqueue(api, 'cut');
    await runnerOf(api, { send: async () => new Promise<never>(() => {}), close() {} }).start(LATER);
    const { send, sent } = context(api);
    await send(after(LEASE_MS - 1));
    expect(sent).toEqual([]);
    await send(after(LEASE_MS));
    const [row] = await api.app.db.select().from(outbox);
    expect(sent.map(({ id }) => id)).toEqual([row?.id]);
  });

  test('does not stumble over an email that no longer exists, or whose data is another', async ({ api }) => {
    await enqueue(api, 'sound');
    await enqueue(api, 'old');
    await enqueue(api, 'odd');
    await at(api, 'old', { kind: 'farewell' });
    await at(api, 'odd', { data: { name: 7 } });
    const { send, sent } = context(api);
    await send(LATER);
    expect(sent).toHaveLength(1);
    const kept = await api.app.db.select().from(outbox).where(isNull(outbox.sentAt));
    expect(kept.map(({ failure }) => String(failure)).toSorted()).toEqual(['Error', 'ValidationError']);
  });

  test('deletes emails after ninety days, and none that waits', async ({ api }) => {
    const old = { createdAt: sql`now() - interval '91 days'` };
    for (const cause of ['sent', 'cancelled', 'fresh']) await enqueue(api, cause);
    await api.app.db.update(jobs).set({ status: 'cancelled', finishedAt: LATER });
    await at(api, 'cancelled', old);
    await at(api, 'sent', { ...old, sentAt: old.createdAt });
    await enqueue(api, 'waiting');
    await at(api, 'waiting', old);
    await sweepOutbox(api.app.db);
    const left = await api.app.db.select().from(outbox);
    expect(left.map(({ cause }) => cause).toSorted()).toEqual(['fresh', 'waiting']);
  });
});

test('waits grow from half a minute to six hours and no further', () => {
  expect([1, 2, 3, 4, 5, 6, 13].map((n) => emailJob.backoffMs(n) / 30_000)).toEqual([1, 4, 16, 64, 256, 720, 720]);
});

describe('an email', () => {
  test('is laid into the folder, where a mail program reads it', async ({ api }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'lia-mail-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    await enqueue(api, 'folder', { name: 'Íñigo <b>&' });
    const mailer = openMailer({ ...api.app.config, dataDir });
    await runnerOf(api, mailer).runDue(LATER);
    // A second time, as after a crash.
    await repeatEmails(api, await api.app.db.update(outbox).set({ sentAt: null }).returning());
    await runnerOf(api, mailer).runDue(LATER);

    const [row] = await api.app.db.select().from(outbox);
    const emails = await emailsIn(join(dataDir, 'mail'));
    expect(emails).toMatchObject([
      {
        messageId: `<${row?.id}@localhost>`,
        subject: 'Hola Íñigo <b>&',
        from: { name: 'LIA', address: 'no-reply@localhost' },
        to: [{ address: 'ana@example.mx' }],
      },
    ]);
    const [email] = emails;
    expect(email?.text).toContain('¡Qué gusto, Íñigo <b>&!\n\nNiñez: güera\n\nAbrir:\nhttps://lia.example/?a=1&b=2');
    expect(email?.html).toContain('¡Qué gusto, Íñigo &lt;b&gt;&amp;!');
    expect(email?.html).toContain('href="https://lia.example/?a=1&amp;b=2"');
    // Nothing that a mail program would fetch.
    expect(email?.html).not.toMatch(/<img|<link|<script|url\(|src=/);
    expect(email?.attachments[0]?.filename).toBe('año.txt');
  });

  test('goes through an SMTP server that asks who we are', async ({ api }) => {
    const mail = await smtpServer();
    const config = { ...api.app.config, mail: { smtpUrl: mail.url, from: 'LIA <hola@lia.example>' } };
    const mailer = openMailer(config);
    onTestFinished(() => mailer.close());
    await enqueue(api, 'smtp');
    await runnerOf(api, mailer).runDue(LATER);
    expect(mail.received).toHaveLength(1);
    const received = await PostalMime.parse(mail.received[0] ?? '');
    expect(received).toMatchObject({
      subject: 'Hola Ana',
      from: { address: 'hola@lia.example' },
      messageId: expect.stringMatching(/^<[\da-f-]{36}@lia\.example>$/),
    });
    expect(received.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  test('whose address is refused is given up, and one whose sender is refused or that finds no server waits', async ({
    api,
  }) => {
    const mail = await smtpServer();
    const config = (smtpUrl: string) => ({ ...api.app.config, mail: { smtpUrl, from: 'hola@lia.example' } });
    const failureOf = async (cause: string) => {
      const [row] = await api.app.db.select().from(outbox).where(eq(outbox.cause, cause));
      return { failure: row?.failure, givenUp: row?.failedAt !== null };
    };
    await enqueue(api, 'x');
    await at(api, 'x', { recipient: 'nobody@example.mx' });
    const mailer = openMailer(config(mail.url));
    await runnerOf(api, mailer).runDue(LATER);
    expect(await failureOf('x')).toEqual({ failure: 'EENVELOPE 550', givenUp: true });

    mail.setQuotaUsed();
    await enqueue(api, 'quota');
    await runnerOf(api, mailer).runDue(LATER);
    expect(await failureOf('quota')).toEqual({ failure: 'MAIL_REFUSED 550', givenUp: false });

    mailer.close();
    await mail.close();
    await enqueue(api, 'away');
    const late = openMailer(config(mail.url));
    onTestFinished(() => late.close());
    await runnerOf(api, late).runDue(LATER);
    expect(await failureOf('away')).toEqual({ givenUp: false, failure: expect.stringMatching(/^E[A-Z]+$/) });
  });
});
