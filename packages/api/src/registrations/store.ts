import type { ChildList } from '@lia/sdk/registrations/schema';
import { levels } from '@lia/sdk/registrations/rules';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';

export type NewUser = typeof users.$inferInsert;

/** Writes a person and returns their id; null where the username or the e-mail address is somebody's already. */
export async function insertUser(tx: Transaction, person: NewUser): Promise<number | null> {
  const [row] = await tx.insert(users).values(person).onConflictDoNothing().returning({ id: users.id });
  return row?.id ?? null;
}

/** Which of the two somebody has, compared as the unique indexes compare. */
export async function taken(
  db: Database,
  { username, email }: Pick<NewUser, 'username' | 'email'>,
): Promise<{ username: boolean; email: boolean }> {
  const sameUsername = sql<boolean>`lower(${users.username}) = lower(${username})`;
  const sameEmail = sql<boolean>`lower(${users.email}) = lower(${email})`;
  const found = await db
    .select({ username: sameUsername, email: sameEmail })
    .from(users)
    .where(and(isNull(users.deletedAt), or(sameUsername, sameEmail)));
  return { username: found.some((it) => it.username), email: found.some((it) => it.email) };
}

type ListedChild = ChildList['data'][number];

/** The students whom a parent registered, oldest account first. */
export async function childrenOf(db: Database, parentId: number): Promise<ListedChild[]> {
  const rows = await db
    .select({
      uuid: users.uuid,
      name: users.name,
      last_name: users.lastName,
      username: users.username,
      level: users.level,
      grade: users.grade,
      avatar_path: users.avatarPath,
    })
    .from(users)
    .where(and(eq(users.tutorId, parentId), isNull(users.deletedAt)))
    .orderBy(asc(users.id));
  return rows.flatMap((row) => {
    const level = levels.find((known) => known === row.level);
    return level === undefined || row.grade === null ? [] : [{ ...row, level, grade: row.grade }];
  });
}
