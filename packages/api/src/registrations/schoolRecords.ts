import { eq, type SQL, sql } from 'drizzle-orm';

import type { ReadSubject } from '../consents/ofRecord.ts';
import { knownPeople } from '../people/store.ts';
import { schoolContacts } from './tables.ts';

// What the console's page of a school that asked to be called shows beside the record.

export const schoolConsents: ReadSubject = async (db, id) => {
  const found = await db.$count(schoolContacts, eq(schoolContacts.id, id));
  return found > 0 ? { subject: { kind: 'school-contact', id }, userId: null } : undefined;
};

/** Who asked for schools to be called. */
export const schoolPeople: SQL = knownPeople('school', sql`${schoolContacts}`, {
  id: sql`lower(${schoolContacts.email})`,
  name: schoolContacts.name,
  email: schoolContacts.email,
  phone: schoolContacts.phone,
});

export const schoolPerson = (id: string): SQL => sql`
  select 'school' as kind, lower(${schoolContacts.email}) as id, ${schoolContacts.name} as name,
    ${schoolContacts.email} as email, ${schoolContacts.phone} as phone
  from ${schoolContacts} where ${schoolContacts.id} = ${id}`;
