import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { parse } from 'marked';

import { CONTACT_EMAIL, CONTACT_PHONE } from '../packages/sdk/src/receipts/rules.ts';
import type { Facts } from './serve.ts';

/** Where the build of the widgets leaves the snippets for other people's pages. */
const SNIPPETS = join(import.meta.dirname, '../packages/widgets/dist/embed/v1/snippets');

/**
 * What a site's owner copies from LIA: its address and, once the widgets are built, the prerendered snippet of the
 * donation form with the hash that a strict `style-src` needs for it. Who writes the element themselves takes the first
 * look alone out of a snippet (`LIA_LOGIN_SHELL`), here in the visitor's own scheme. `key` is the site's own, from the
 * console; empty where LIA does not know the site.
 */
export async function factsOf(liaOrigin: string, key: string): Promise<Facts> {
  const snippet = await readOr(`${SNIPPETS}/donation.html`, ONE_LINE);
  const styleHash = await readOr(`${SNIPPETS}/style-src.txt`, '');
  return {
    LIA_ORIGIN: liaOrigin,
    LIA_KEY: key,
    LIA_DONATION_SNIPPET: snippet
      .replaceAll('{{LIA_ORIGIN}}', liaOrigin)
      .replace('<lia-donation', `<lia-donation embed-key="${key}"`),
    LIA_LOGIN_SHELL: shellOf(await readOr(`${SNIPPETS}/login.html`, '')),
    LIA_STYLE_HASH: styleHash.trim(),
    LIA_EMAIL: CONTACT_EMAIL,
    LIA_PHONE: CONTACT_PHONE.text,
    LIA_PHONE_LINK: CONTACT_PHONE.href,
    LIA_TERMS: await legalText('terms'),
    LIA_PRIVACY: await legalText('privacy'),
  };
}

/** Stands in where the widgets run from their source and nothing was built. */
const ONE_LINE = '<script type="module" src="{{LIA_ORIGIN}}/embed/v1/lia.js"></script><lia-donation></lia-donation>';

/** Where LIA keeps the texts that people accept; the forms offer the same. */
const LEGAL = join(import.meta.dirname, '../packages/api/legal');

/** The version of a legal text in force today, as the site prints it. */
async function legalText(document: 'terms' | 'privacy'): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  const names = await readdir(join(LEGAL, document));
  const versions = names.filter((name) => name.endsWith('.es.md') && name.slice(0, 10) <= today);
  return parse(await readFile(join(LEGAL, document, versions.toSorted().at(-1) ?? ''), 'utf8'));
}

const shellOf = (snippet: string): string =>
  (/<template.*<\/template>/s.exec(snippet)?.[0] ?? '').replace('data-scheme="light"', 'data-scheme="auto"');

async function readOr(file: string, fallback: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return fallback;
  }
}
