import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect } from '@playwright/test';

import { dataFolder } from './addresses.ts';

/** An email as it lies in the folder that emails go into where no mail server is set. */
async function emailTo(address: string, subject: string): Promise<string | undefined> {
  const folder = join(dataFolder, 'mail');
  const names = await readdir(folder).catch((): string[] => []);
  const emails = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
  );
  return emails.find((it) => it.includes(`To: ${address}`) && decoded(it).includes(`Subject: ${subject}`));
}

/** Headers with an ñ or an accent are written as encoded words (RFC 2047). */
const decoded = (email: string): string =>
  email.replaceAll(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_, word: string) =>
    decodeURIComponent(word.replaceAll('_', ' ').replaceAll('=', '%')),
  );

/** The first link of an email that leads to `path`, once the email is there. */
export async function linkIn(address: string, subject: string, path: string): Promise<string> {
  await expect.poll(() => emailTo(address, subject), { timeout: 20_000 }).toBeDefined();
  const email = (await emailTo(address, subject)) ?? '';
  const text = email.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  const [link] = text.match(/https?:\/\/[^\s"<>]+/g)?.filter((it) => new URL(it).pathname === path) ?? [];
  if (link === undefined) throw new Error(`The email has no link to ${path}`);
  return link;
}
