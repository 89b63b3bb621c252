import { may } from '@lia/sdk/accounts/permissions';
import { legalDocuments } from '@lia/sdk/consents/rules';
import { and, like, not } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import type { Subject } from '../consents/consent.ts';
import { consents } from '../consents/tables.ts';
import { textInForce } from '../consents/texts.ts';
import { donations, sponsorships, volunteerings } from '../giving/tables.ts';
import type { Database } from '../platform/database.ts';
import { schoolContacts } from '../registrations/tables.ts';

/** A parent whom a partner registered by a call without consents, so that they are asked for when she signs in. */
const PARENT_WITHOUT_CONSENTS = 'irma.rios';

/** A school that a partner sent us in the same way. */
const SCHOOL_WITHOUT_CONSENTS = 'supervision@tepetl.example';

interface DemoConsent extends Subject {
  given: boolean;
  at: Date;
}

/** Writes down what everybody in the demo data agreed to, where nothing is recorded yet. */
export async function seedConsents(db: Database): Promise<void> {
  const recorded = await db.selectDistinct({ kind: consents.subjectKind, id: consents.subjectId }).from(consents);
  const known = new Set(recorded.map(({ kind, id }) => `${kind} ${id}`));
  const all = [...(await people(db)), ...(await sent(db))].filter(({ kind, id }) => !known.has(`${kind} ${id}`));
  const rows = all.flatMap(({ kind, id, given, at }) =>
    legalDocuments.map((document) => {
      const text = textInForce(document, 'es', new Date());
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
  if (rows.length > 0) await db.insert(consents).values(rows);
}

/** The accounts that are asked for consents. */
async function people(db: Database): Promise<DemoConsent[]> {
  const found = await db
    .select({ id: users.id, role: users.role, username: users.username, at: users.createdAt })
    .from(users)
    .where(and(like(users.email, '%@demo.lia.example'), not(users.dependent)));
  return found
    .filter(({ role }) => may({ role }, 'consents.give'))
    .map(({ id, username, at }) => ({ kind: 'user', id, given: username !== PARENT_WITHOUT_CONSENTS, at }));
}

/** Gifts, offers, and schools that want to be called. */
async function sent(db: Database): Promise<DemoConsent[]> {
  const gifts = async (table: typeof donations | typeof sponsorships, kind: Subject['kind']) => {
    const found = await db.select({ id: table.id, orderId: table.orderId, at: table.createdAt }).from(table);
    return found.map(({ id, orderId, at }): DemoConsent => {
      return orderId === null ? { kind, id, given: true, at } : { kind: 'order', id: orderId, given: true, at };
    });
  };
  const offers = await db.select({ id: volunteerings.id, at: volunteerings.createdAt }).from(volunteerings);
  const schools = await db
    .select({ id: schoolContacts.id, email: schoolContacts.email, at: schoolContacts.createdAt })
    .from(schoolContacts);
  return [
    ...(await gifts(donations, 'donation')),
    ...(await gifts(sponsorships, 'sponsorship')),
    ...offers.map(({ id, at }): DemoConsent => ({ kind: 'volunteering', id, given: true, at })),
    ...schools.map(({ id, email, at }): DemoConsent => {
      return { kind: 'school-contact', id, given: email !== SCHOOL_WITHOUT_CONSENTS, at };
    }),
  ];
}
