import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { TIME_ZONE } from '@lia/sdk/calendar/instants';
import type { LegalText } from '@lia/sdk/consents/records';
import type { LegalDocument } from '@lia/sdk/consents/rules';

import type { Language } from '../platform/language.ts';

/** A text in one language, as people accept it. */
export interface Wording extends LegalText {
  sha256: string;
}

interface Version {
  /** The day it is in force from, in Mexico City: `2026-11-01`. */
  version: string;
  wordings: Record<Language, Wording>;
}

/** The texts: `legal/<document>/<version>.<language>.md`, headed by their title. */
const FOLDER = join(import.meta.dirname, '../../legal');

const documents: Readonly<Record<LegalDocument, readonly Version[]>> = {
  terms: versionsOf('terms'),
  privacy: versionsOf('privacy'),
};

/** Every version of a document, oldest first. */
function versionsOf(document: LegalDocument): Version[] {
  const days = readdirSync(join(FOLDER, document)).flatMap(
    (name) => /^(\d{4}-\d\d-\d\d)\.es\.md$/.exec(name)?.[1] ?? [],
  );
  return days.toSorted().map((version) => ({
    version,
    wordings: { es: wordingOf(document, version, 'es'), en: wordingOf(document, version, 'en') },
  }));
}

function wordingOf(document: LegalDocument, version: string, language: Language): Wording {
  const file = readFileSync(join(FOLDER, document, `${version}.${language}.md`), 'utf8');
  const [, title, text] = /^# (.+)\n+([^]+)$/.exec(file) ?? [];
  if (title === undefined || text === undefined) throw new Error(`${document} ${version} (${language}) has no title`);
  return { document, version, title, text, sha256: createHash('sha256').update(file).digest('hex') };
}

const day = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** The text in force at an instant, in a language. */
export function textInForce(document: LegalDocument, language: Language, now: Date): Wording {
  const today = day.format(now);
  const current = documents[document].findLast(({ version }) => version <= today);
  if (!current) throw new Error(`No version of ${document} is in force`);
  return current.wordings[language];
}

/** A version by its name; one to come can be read ahead. Null for one that never was. */
export const textOf = (document: LegalDocument, version: string, language: Language): Wording | null =>
  documents[document].find((it) => it.version === version)?.wordings[language] ?? null;
