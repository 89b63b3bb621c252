import { legalDocuments } from '@lia/sdk/consents/rules';

import type { Database } from '../platform/database.ts';
import type { Subject } from './consent.ts';
import { consents } from './tables.ts';
import { versionsInForce } from './texts.ts';

/** Whether the texts were accepted for a subject, and when. */
export interface DemoConsent extends Subject {
  given: boolean;
  at: Date;
}

/** Rows that one statement inserts. */
const PART = 1000;

/** Records consents where none is recorded yet. */
export async function recordDemoConsents(db: Database, subjects: readonly DemoConsent[]): Promise<void> {
  const recorded = await db.selectDistinct({ kind: consents.subjectKind, id: consents.subjectId }).from(consents);
  const known = new Set(recorded.map(({ kind, id }) => `${kind} ${id}`));
  const all = subjects.filter(({ kind, id }) => !known.has(`${kind} ${id}`));
  const inForce = await versionsInForce(db, 'es', new Date());
  const rows = all.flatMap(({ kind, id, given, at }) =>
    legalDocuments.map((document) => {
      const text = inForce(document);
      // A record older than the text cannot have agreed to it.
      const accepted = given && at >= new Date(text.version) ? text : null;
      return {
        subjectKind: kind,
        subjectId: String(id),
        document,
        version: accepted?.version ?? null,
        sha256: accepted?.sha256 ?? null,
        language: 'es' as const,
        address: '127.0.0.1',
        acceptedAt: at,
      };
    }),
  );
  // PostgreSQL takes 65,535 parameters in a statement, and a database that people tried things in has many subjects.
  for (let first = 0; first < rows.length; first += PART) {
    await db.insert(consents).values(rows.slice(first, first + PART));
  }
}
