import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type LegalDocument, legalDocuments } from '@lia/sdk/consents/rules';

import type { Language } from '../platform/language.ts';
import type { Starting } from '../platform/module.ts';
import { legalTexts } from './tables.ts';
import { sha256Of } from './texts.ts';

/** The texts that the product comes with: `legal/<document>/<version>.<language>.md`, headed by their title. */
const FOLDER = join(import.meta.dirname, '../../legal');

const versionsOf = (document: LegalDocument): string[] =>
  readdirSync(join(FOLDER, document))
    .flatMap((name) => /^(\d{4}-\d\d-\d\d)\.es\.md$/.exec(name)?.[1] ?? [])
    .toSorted();

function wordingOf(document: LegalDocument, version: string, language: Language) {
  const file = readFileSync(join(FOLDER, document, `${version}.${language}.md`), 'utf8');
  const [, title, text] = /^# (.+)\n+([^]+)$/.exec(file) ?? [];
  if (title === undefined || text === undefined) throw new Error(`${document} ${version} (${language}) has no title`);
  return { title, text, sha256: sha256Of({ title, text }) };
}

/** The latest version of a text that the product comes with. */
export const firstVersion = (document: LegalDocument): string => versionsOf(document).at(-1) ?? '';

/** Writes the texts that the product comes with, unless they are there. */
export async function ensureFirstTexts({ db }: Starting): Promise<void> {
  const rows = legalDocuments.flatMap((document) =>
    versionsOf(document).map((version) => {
      const [es, en] = [wordingOf(document, version, 'es'), wordingOf(document, version, 'en')];
      return {
        document,
        version,
        titleEs: es.title,
        textEs: es.text,
        sha256Es: es.sha256,
        titleEn: en.title,
        textEn: en.text,
        sha256En: en.sha256,
      };
    }),
  );
  await db.insert(legalTexts).values(rows).onConflictDoNothing();
}
