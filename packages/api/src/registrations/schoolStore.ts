import { contactStatuses } from '@lia/sdk/contacts/records';
import type { SchoolContactRecord } from '@lia/sdk/registrations/records';
import type { SchoolContact } from '@lia/sdk/registrations/schoolSchema';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { contactedOf, contactStatusOf, markColumns, markMaker, markOf } from '../contacts/store.ts';
import { contactMarks } from '../contacts/tables.ts';
import { columnsWithout, columnValues } from '../platform/columns.ts';
import { type Database, type Transaction, violatedConstraint } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { defineList } from '../platform/lists/defineList.ts';
import { choice } from '../platform/lists/filters.ts';
import type { Scope } from '../platform/scope.ts';
import { wordsOrPhone } from '../platform/search.ts';
import { schoolContacts } from './tables.ts';

/** The index that makes the same wish one request, until it is answered. */
const ONE_WISH = 'school_contacts_wish';

/** The id of a wish, and whether it is new; one that waits already has the person's data as they are now. */
export async function insertSchoolContact(db: Database, wish: SchoolContact): Promise<{ id: string; isNew: boolean }> {
  const [added] = await db
    .insert(schoolContacts)
    .values(columnValues(schoolContacts, wish))
    .onConflictDoNothing()
    .returning({ id: schoolContacts.id });
  if (added) return { id: added.id, isNew: true };
  const { email, membership, message, ...person } = wish;
  const [known] = await db
    .update(schoolContacts)
    .set(columnValues(schoolContacts, person))
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

const contactColumns = columnsWithout(schoolContacts, 'search');

const isAnswered = sql`case when ${schoolContacts.answeredAt} is null then 'contact' else 'contacted' end`;

/** Schools that asked to be called, as the console lists them. */
export const schoolContactList = defineList({
  name: 'school contacts',
  rows: (db, tally) =>
    db
      .select({ contact: contactColumns, ...markColumns, tally })
      .from(schoolContacts)
      .leftJoin(contactMarks, markOf('school-contacts', schoolContacts.id))
      .leftJoin(users, markMaker)
      .$dynamic(),
  key: [schoolContacts.id],
  sorts: {
    created_at: schoolContacts.createdAt,
    name: schoolContacts.name,
    city: schoolContacts.city,
    membership: schoolContacts.membership,
  },
  sort: { column: 'created_at', descending: true },
  filters: {
    status: choice(contactStatuses, isAnswered, (status) =>
      status === 'contacted' ? isNotNull(schoolContacts.answeredAt) : isNull(schoolContacts.answeredAt),
    ),
  },
  search: wordsOrPhone(schoolContacts.search, schoolContacts.phone),
  searches: '`q`: words of the name, e-mail, city or message, or a telephone',
  records: (rows) =>
    rows.map(({ contact: { createdAt, answeredAt, ...request }, ...mark }): SchoolContactRecord => {
      // What was marked before names were kept has a time and no name.
      const called = { ...mark, contactedAt: mark.contactedAt ?? answeredAt };
      return {
        ...request,
        created_at: createdAt.toISOString(),
        status: contactStatusOf(called),
        contacted: contactedOf(called),
      };
    }),
});

/**
 * Opens a request again or closes it, so that its like may come; false where the scope has none.
 * @throws {ApiFailure} 409 `SCHOOL_ASKED_AGAIN` where one is opened whose like waits already.
 */
export async function setAnswered(
  tx: Transaction,
  scope: Scope<'everything'>,
  id: string,
  answered: boolean,
): Promise<boolean> {
  try {
    const changed = await tx
      .update(schoolContacts)
      .set({ answeredAt: answered ? sql`coalesce(${schoolContacts.answeredAt}, now())` : null })
      .where(and(scope.where({}), eq(schoolContacts.id, id)))
      .returning({ id: schoolContacts.id });
    return changed.length > 0;
  } catch (error) {
    throw violatedConstraint(error) === ONE_WISH ? new ApiFailure(409, 'SCHOOL_ASKED_AGAIN') : error;
  }
}
