import { type LegalDocument, legalDocuments } from '@lia/sdk/consents/rules';
import type { Consents } from '@lia/sdk/consents/schema';
import type { Message } from '@lia/sdk/messages/translate';

import type { Transaction } from '../platform/database.ts';
import { invalidFields, pathIn } from '../platform/errors.ts';
import type { Language } from '../platform/language.ts';
import { consents, type subjectKinds } from './tables.ts';
import { textInForce } from './texts.ts';

/** Consents that were given, ready to be written; they go through a draft as JSON. */
export interface GivenConsents {
  language: Language;
  address: string;
  texts: { document: LegalDocument; version: string; sha256: string }[];
}

/**
 * Holds what a form sent against the texts in force, and keeps who accepted them from where. The second argument is
 * the route's call; `at` is the path of the object in the body that holds the consents: `form`.
 * @throws {ApiFailure} 422 naming each text (`consents.terms`) that is not in force any more, to be read again.
 */
export function takeConsents(
  given: Consents,
  { language, address }: { language: Language; address: string },
  at = '',
  now: Date = new Date(),
): GivenConsents {
  const outdated: Record<string, Message> = {};
  const texts = legalDocuments.map((document) => {
    const { version, sha256 } = textInForce(document, language, now);
    if (given[document] !== version) outdated[pathIn(at, `consents.${document}`)] = { key: 'consent.outdated' };
    return { document, version, sha256 };
  });
  if (Object.keys(outdated).length > 0) throw invalidFields(outdated);
  return { language, address, texts };
}

/** Writes consents down for whatever they were given for; `at` is when they were given, now where absent. */
export async function keepConsents(
  tx: Transaction,
  subject: { kind: (typeof subjectKinds)[number]; id: string | number },
  { language, address, texts }: GivenConsents,
  at?: Date,
): Promise<void> {
  const common = { subjectKind: subject.kind, subjectId: String(subject.id), language, address };
  await tx.insert(consents).values(texts.map((text) => ({ ...common, ...text, ...(at && { acceptedAt: at }) })));
}
