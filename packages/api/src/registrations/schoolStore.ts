import { type ContactState, contactStates } from '@lia/sdk/contacts/records';
import type { SchoolContactRecord } from '@lia/sdk/registrations/records';
import type { SchoolContact } from '@lia/sdk/registrations/schoolSchema';
import { record, messageKey } from '@lia/sdk/validation/fields';
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { string } from 'yup';

import { users } from '../accounts/tables.ts';
import { contactedOf, contactStateOf, markColumns, markMaker, markOf } from '../contacts/store.ts';
import { contactMarks } from '../contacts/tables.ts';
import { type Database, type Transaction, violatedConstraint } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { type ListRange, Page, type Sort } from '../platform/list.ts';
import { containing } from '../platform/search.ts';
import { schoolContacts } from './tables.ts';

/** The index that makes the same wish one request, until it is answered. */
const ONE_WISH = 'school_contacts_wish';

/** What the console may narrow the list by. */
export const schoolFilterSchema = record({
  state: string().oneOf(contactStates, messageKey('choice.unknown')),
  /** Words of the name, e-mail, city or message. */
  q: string().typeError(messageKey('invalid')).max(200, messageKey('text.max')),
});

interface SchoolFilter {
  state?: ContactState | undefined;
  q?: string | undefined;
}

const columns = {
  created_at: schoolContacts.createdAt,
  name: schoolContacts.name,
  city: schoolContacts.city,
  membership: schoolContacts.membership,
} as const;

export const schoolSorts = ['created_at', 'name', 'city', 'membership'] as const;

/** The id of a wish, and whether it is new; one that waits already has the person's data as they are now. */
export async function insertSchoolContact(db: Database, wish: SchoolContact): Promise<{ id: string; isNew: boolean }> {
  const [added] = await db
    .insert(schoolContacts)
    .values(wish)
    .onConflictDoNothing()
    .returning({ id: schoolContacts.id });
  if (added) return { id: added.id, isNew: true };
  const { name, phone, country, city, email, membership, message } = wish;
  const [known] = await db
    .update(schoolContacts)
    .set({ name, phone, country, city })
    .where(
      and(
        sql`lower(${schoolContacts.email}) = lower(${email})`,
        eq(schoolContacts.membership, membership),
        eq(schoolContacts.message, message),
        isNull(schoolContacts.answeredAt),
      ),
    )
    .returning({ id: schoolContacts.id });
  // Where we answered it just now, it is a new one after all.
  return known ? { id: known.id, isNew: false } : insertSchoolContact(db, wish);
}

const selectContacts = (db: Database) =>
  db
    .select({ contact: schoolContacts, ...markColumns })
    .from(schoolContacts)
    .leftJoin(contactMarks, markOf('school-contacts', schoolContacts.id))
    .leftJoin(users, markMaker);

export async function listSchoolContacts(
  db: Database,
  filter: SchoolFilter,
  { column, descending }: Sort<keyof typeof columns>,
  range: ListRange,
): Promise<Page<SchoolContactRecord>> {
  const where = matching(filter);
  const by = columns[column];
  const rows = await selectContacts(db)
    .where(where)
    .orderBy(descending ? desc(by) : asc(by), asc(schoolContacts.id))
    .limit(range.limit)
    .offset(range.first);
  return new Page(rows.map(recordOf), range, await db.$count(schoolContacts, where));
}

function matching({ state, q }: SchoolFilter): SQL | undefined {
  const { answeredAt, name, email, city, message } = schoolContacts;
  return and(
    state && (state === 'contacted' ? isNotNull(answeredAt) : isNull(answeredAt)),
    containing([name, email, city, message], q),
  );
}

export async function findSchoolContact(db: Database, id: string): Promise<SchoolContactRecord | null> {
  const [row] = await selectContacts(db).where(eq(schoolContacts.id, id));
  return row ? recordOf(row) : null;
}

/**
 * Opens a request again or closes it, so that its like may come; false where there is none.
 * @throws {ApiFailure} 409 `SCHOOL_ASKED_AGAIN` where one is opened whose like waits already.
 */
export async function setAnswered(tx: Transaction, id: string, answered: boolean): Promise<boolean> {
  try {
    const changed = await tx
      .update(schoolContacts)
      .set({ answeredAt: answered ? sql`coalesce(${schoolContacts.answeredAt}, now())` : null })
      .where(eq(schoolContacts.id, id))
      .returning({ id: schoolContacts.id });
    return changed.length > 0;
  } catch (error) {
    throw violatedConstraint(error) === ONE_WISH ? new ApiFailure(409, 'SCHOOL_ASKED_AGAIN') : error;
  }
}

type Row = Awaited<ReturnType<typeof selectContacts>>[number];

function recordOf({ contact, contactedAt, contactedBy }: Row): SchoolContactRecord {
  const { createdAt, answeredAt, ...said } = contact;
  // What was marked before names were kept has a time and no name.
  const called = { contactedAt: contactedAt ?? answeredAt, contactedBy };
  return {
    ...said,
    created_at: createdAt.toISOString(),
    state: contactStateOf(called),
    contacted: contactedOf(called),
  };
}
