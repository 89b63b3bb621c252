import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { and, eq, inArray } from 'drizzle-orm';
import PostalMime, { type Email } from 'postal-mime';

import { jobs } from '../platform/jobs/tables.ts';
import { isEmailJob } from '../platform/mail/outbox.ts';
import type { RunningApi } from './api.ts';

/** Runs the jobs that are due, now or at a given time, and reads the folder that emails go into. */
export async function emailsTo({ app, jobRunner }: RunningApi, address: string, now?: Date): Promise<Email[]> {
  await jobRunner.runDue(now);
  const sent = await emailsIn(join(app.config.dataDir, 'mail'));
  return sent.filter(({ to }) => to?.some((it) => it.address === address));
}

/** How an e-mail ends that its recipient did nothing for, and how the others do. */
export const unsolicited = /Te escribimos porque alguien nos dio tu correo/;
export const solicited = /Te escribimos por algo que hiciste con nosotros/;

/** Lets the jobs of emails run once more, as after a crash between sending and marking. */
export async function repeatEmails({ app }: RunningApi, emails: readonly { id: string }[]): Promise<void> {
  const ids = emails.map(({ id }) => id);
  await app.db
    .update(jobs)
    .set({ status: 'waiting', dueAt: new Date(0), finishedAt: null })
    .where(and(isEmailJob, inArray(jobs.key, ids)));
}

/** When an email is sent at the earliest. */
export async function dueAtOf({ app }: RunningApi, id: string | undefined): Promise<Date | undefined> {
  const [job] = await app.db
    .select()
    .from(jobs)
    .where(and(isEmailJob, eq(jobs.key, id ?? '')));
  return job?.dueAt;
}

/** The emails of one folder, as they were read last: tests ask for all of them again and again. */
const known = { folder: '', emails: new Map<string, { bytes: Buffer; email: Email }>() };

async function readEmail(path: string): Promise<Email> {
  const bytes = await readFile(path);
  const before = known.emails.get(path);
  if (before?.bytes.equals(bytes)) return before.email;
  const email = await PostalMime.parse(bytes);
  known.emails.set(path, { bytes, email });
  return email;
}

/** Every email of a folder, as a mail program reads it, in the order of their causes. */
export async function emailsIn(folder: string): Promise<Email[]> {
  if (known.folder !== folder) {
    known.folder = folder;
    known.emails.clear();
  }
  const names = await readdir(folder).catch((): string[] => []);
  const files = names.filter((name) => name.endsWith('.eml')).toSorted();
  return Promise.all(files.map((name) => readEmail(join(folder, name))));
}
