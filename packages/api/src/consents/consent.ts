import { legalDocuments } from '@lia/sdk/consents/rules';
import type { Agreement } from '@lia/sdk/consents/schema';
import type { Message } from '@lia/sdk/messages/translate';
import { and, eq } from 'drizzle-orm';

import { type Database, lockKey, type Transaction } from '../platform/database.ts';
import { invalidFields, pathIn } from '../platform/errors.ts';
import { preparedInsert } from '../platform/prepared.ts';
import type { Language } from '../platform/language.ts';
import { consents, type subjectKinds } from './tables.ts';
import { versionsInForce } from './texts.ts';

/** Consents that were given or are missing, ready to be written. */
export interface GivenConsents {
  language: Language;
  address: string;
  texts: GivenText[];
}

/** One of them; `version` and `sha256` are null where the text was not accepted. */
type GivenText = Pick<typeof consents.$inferSelect, 'document' | 'version' | 'sha256'> & {
  /** Where it was accepted before this call: how it was then. */
  earlier?: Pick<typeof consents.$inferSelect, 'language' | 'address' | 'acceptedAt'>;
};

/** A call that sends consents, as its route has it. */
interface Asked {
  db: Database;
  language: Language;
  address: string;
}

/**
 * Holds what a form sent against the texts in force, and keeps who accepted them from where. A call that sent no consents
 * leaves them missing. The second argument is the route's call; `at` is the path of the object in the body that holds the consents: `form`.
 * @throws {ApiFailure} 422 naming each text (`consents.terms`) that is not in force any more, to be read again.
 */
export async function takeConsents(
  given: Agreement['consents'] | undefined,
  { db, language, address }: Asked,
  at = '',
  now: Date = new Date(),
): Promise<GivenConsents> {
  const inForce = await versionsInForce(db, language, now);
  const outdated: Record<string, Message> = {};
  const texts = legalDocuments.map((document): GivenText => {
    if (given?.[document] === undefined) return { document, version: null, sha256: null };
    const { version, sha256 } = inForce(document);
    if (given[document] !== version) outdated[pathIn(at, `consents.${document}`)] = { key: 'consent.outdated' };
    return { document, version, sha256 };
  });
  if (Object.keys(outdated).length > 0) throw invalidFields(outdated);
  return { language, address, texts };
}

/**
 * The consents that are sent once more with an order, held against the texts that were in force when it was checked: the
 * money is on its way, so a version that came out since must not refuse it.
 */
export const consentsAgain = (
  { createdAt }: { createdAt: Date },
  form: { consents?: Agreement['consents'] | undefined } | undefined,
  asked: Asked,
): Promise<GivenConsents> => takeConsents(form?.consents, asked, 'form', createdAt);

/** What consents are recorded for. */
export interface Subject {
  kind: (typeof subjectKinds)[number];
  id: string | number;
}

/**
 * Writes consents down for whatever they were given for; `at` is when they were given, now where absent. What comes again
 * for the same, also at the same moment, is written once: a version that is recorded, and that something is missing where
 * anything is recorded.
 */
export async function keepConsents(
  tx: Transaction,
  subject: Subject,
  { language, address, texts }: GivenConsents,
  at?: Date,
): Promise<void> {
  const subjectKind = subject.kind;
  const subjectId = String(subject.id);
  await lockKey(tx, `consents of ${subjectKind} ${subjectId}`);
  const recorded = await tx
    .select({ document: consents.document, version: consents.version })
    .from(consents)
    .where(and(eq(consents.subjectKind, subjectKind), eq(consents.subjectId, subjectId)));
  const unrecorded = texts.filter(
    ({ document, version }) =>
      !recorded.some((one) => one.document === document && (version === null || one.version === version)),
  );
  await writeConsents(tx, subject, { language, address, texts: unrecorded }, at);
}

const insertConsents = preparedInsert('consents', consents);

/** The same for what the transaction itself has just written, of which nothing can be recorded yet. */
export async function writeConsents(
  tx: Transaction,
  subject: Subject,
  { language, address, texts }: GivenConsents,
  at?: Date,
): Promise<void> {
  if (texts.length === 0) return;
  const common = { subjectKind: subject.kind, subjectId: String(subject.id), language, address };
  await insertConsents(
    tx,
    ...texts.map(({ earlier, ...text }) => ({ ...common, ...text, ...(at && { acceptedAt: at }), ...earlier })),
  );
}
