import { createHash } from 'node:crypto';

import { dayOf } from '@lia/sdk/calendar/instants';
import type { LegalText } from '@lia/sdk/consents/records';
import type { LegalDocument } from '@lia/sdk/consents/rules';
import { and, asc, desc, eq, lte } from 'drizzle-orm';

import type { Database } from '../platform/database.ts';
import type { Language } from '../platform/language.ts';
import { legalTexts } from './tables.ts';

/** The fingerprint of the very words that are accepted: title and text, as a Markdown file has them. */
export const sha256Of = ({ title, text }: Pick<LegalText, 'title' | 'text'>): string =>
  createHash('sha256').update(`# ${title}\n\n${text}`).digest('hex');

const { document, version, titleEs, textEs, sha256Es, titleEn, textEn, sha256En } = legalTexts;

const fingerprints = { es: sha256Es, en: sha256En };

const wordings = {
  es: { document, version, title: titleEs, text: textEs },
  en: { document, version, title: titleEn, text: textEn },
};

const hasBegun = (now: Date) => lte(version, dayOf(now.toISOString()));

/** Of each text the version that is in force at an instant, with the fingerprint of its words in a language. */
export async function versionsInForce(db: Database, language: Language, now: Date) {
  const rows = await db
    .selectDistinctOn([document], { document, version, sha256: fingerprints[language] })
    .from(legalTexts)
    .where(hasBegun(now))
    .orderBy(asc(document), desc(version));
  return (wanted: LegalDocument) => {
    const found = rows.find((row) => row.document === wanted);
    if (!found) throw new Error(`No version of ${wanted} is in force`);
    return found;
  };
}

/** The text in force at an instant, in a language. */
export async function textInForce(
  db: Database,
  wanted: LegalDocument,
  language: Language,
  now: Date,
): Promise<LegalText | undefined> {
  const [found] = await db
    .select(wordings[language])
    .from(legalTexts)
    .where(and(eq(document, wanted), hasBegun(now)))
    .orderBy(desc(version))
    .limit(1);
  return found;
}

/** A version by its name; one to come can be read ahead. Undefined for one that never was. */
export async function textOf(
  db: Database,
  wanted: LegalDocument,
  name: string,
  language: Language,
): Promise<LegalText | undefined> {
  const [found] = await db
    .select(wordings[language])
    .from(legalTexts)
    .where(and(eq(document, wanted), eq(version, name)));
  return found;
}
