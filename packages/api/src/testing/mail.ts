import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { and, eq, gt, isNull } from 'drizzle-orm';
import PostalMime, { type Email } from 'postal-mime';
import { expect, vi } from 'vitest';

import { emails } from '../emails.ts';
import { deliverDue } from '../platform/mail/deliver.ts';
import { openMailer } from '../platform/mail/mailer.ts';
import { outbox } from '../platform/mail/tables.ts';
import type { RunningApi } from './api.ts';

/** Sends what is due, now or at a given time, and reads the folder that emails go into. */
export async function emailsTo(api: RunningApi, address: string, now = new Date()): Promise<Email[]> {
  const { app } = api;
  const office = { app, emails, mailer: openMailer(app.config), failed: () => {} };
  await deliverDue(office, now);
  // The server's own worker may have taken some a moment before, and be about to lay them down.
  const { recipient, attempts, sentAt, failedAt, failure } = outbox;
  const onTheirWay = and(eq(recipient, address), gt(attempts, 0), isNull(sentAt), isNull(failedAt), isNull(failure));
  await vi.waitFor(async () => expect(await app.db.$count(outbox, onTheirWay)).toBe(0), { timeout: 10_000 });
  const sent = await emailsIn(join(app.config.dataDir, 'mail'));
  return sent.filter(({ to }) => to?.some((it) => it.address === address));
}

/** Every email of a folder, as a mail program reads it, in the order of their causes. */
export async function emailsIn(folder: string): Promise<Email[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const files = names.filter((name) => name.endsWith('.eml')).toSorted();
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}
