import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import PostalMime, { type Email } from 'postal-mime';

import { letters } from '../letters.ts';
import { deliverDue } from '../platform/mail/deliver.ts';
import { openMailer } from '../platform/mail/mailer.ts';
import type { RunningApi } from './api.ts';

/** Sends what is due, now or at a given time, and reads the folder that letters go into. */
export async function lettersTo(api: RunningApi, address: string, now = new Date()): Promise<Email[]> {
  const { house } = api;
  const office = { house, letters, mailer: openMailer(house.config), failed: () => {} };
  await deliverDue(office, now);
  const sent = await lettersIn(join(house.config.dataDir, 'mail'));
  return sent.filter(({ to }) => to?.some((it) => it.address === address));
}

/** Every letter of a folder, as a mail program reads it, in the order of their causes. */
export async function lettersIn(folder: string): Promise<Email[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const files = names.filter((name) => name.endsWith('.eml')).toSorted();
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}
