import { and, eq, isNull, sql } from 'drizzle-orm';

import { firstSchool } from '../institutions/members.ts';
import { institutions } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { users } from './tables.ts';

const person = {
  id: users.id,
  uuid: users.uuid,
  username: users.username,
  email: users.email,
  passwordHash: users.passwordHash,
  name: users.name,
  lastName: users.lastName,
  role: users.role,
  schoolId: institutions.id,
  schoolName: institutions.name,
  schoolType: institutions.type,
  grade: users.grade,
  avatarPath: users.avatarPath,
  dependent: users.dependent,
  emailVerifiedAt: users.emailVerifiedAt,
};

/** A person who can sign in, with the name of their school. */
export async function findByUsername(db: Database, username: string) {
  const [found] = await db
    .select(person)
    .from(users)
    .leftJoin(institutions, eq(institutions.id, firstSchool))
    .where(and(eq(sql`lower(${users.username})`, username.toLowerCase()), isNull(users.deletedAt)));
  return found ?? null;
}

export type Person = NonNullable<Awaited<ReturnType<typeof findByUsername>>>;

export async function findPerson(db: Database, id: number): Promise<Person | null> {
  const [found] = await db
    .select(person)
    .from(users)
    .leftJoin(institutions, eq(institutions.id, firstSchool))
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return found ?? null;
}
