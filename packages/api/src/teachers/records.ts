import { eq, type SQL, sql } from 'drizzle-orm';

import { fullName } from '../accounts/fullName.ts';
import { users } from '../accounts/tables.ts';
import type { ReadSubject } from '../consents/ofRecord.ts';
import type { Database } from '../platform/database.ts';
import { teacherApplications } from './tables.ts';

// What the console's page of a teacher shows beside the record, and what an account sees of its own consents.

export const teacherConsents: ReadSubject = async (db, id) => {
  const [found] = await db
    .select({ userId: teacherApplications.userId })
    .from(teacherApplications)
    .where(eq(teacherApplications.id, id));
  return found && { subject: { kind: 'application', id }, userId: found.userId };
};

/** The applications of an account. */
export const applicationsOf = (db: Database, userId: number) => ({
  kind: 'application' as const,
  ids: db
    .select({ id: sql<string>`${teacherApplications.id}::text` })
    .from(teacherApplications)
    .where(eq(teacherApplications.userId, userId)),
});

/** A teacher is known by the account that they registered. */
export const teacherPerson = (id: string): SQL => sql`
  select 'account' as kind, ${users.uuid}::text as id,
    ${fullName({ name: teacherApplications.name, lastName: teacherApplications.last_name })} as name,
    ${teacherApplications.email} as email, ${teacherApplications.phone_number} as phone
  from ${teacherApplications} join ${users} on ${users.id} = ${teacherApplications.userId}
  where ${teacherApplications.id} = ${id}`;
