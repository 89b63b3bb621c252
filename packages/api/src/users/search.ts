import type { FoundPerson } from '@lia/sdk/users/search';
import { PEOPLE_FOUND } from '@lia/sdk/users/search';
import { and, asc, isNull, sql } from 'drizzle-orm';

import { isChildOf } from '../accounts/guardianships.ts';
import { users } from '../accounts/tables.ts';
import type { Database } from '../platform/database.ts';
import type { Scope } from '../platform/scope.ts';
import { contains } from '../platform/search.ts';
import { isInSchoolOf } from './scope.ts';

/** The first people of a scope whose name, username or e-mail address has the words, by last name. */
export async function findPeople(
  db: Database,
  scope: Scope<'everything' | 'school' | 'children'>,
  words: string,
): Promise<FoundPerson[]> {
  // Found by themselves, as lists find them.
  const found = sql`select ${users.id} from ${users} where ${contains(users.search, words)} offset 0`;
  const rows = await db
    .select({ uuid: users.uuid, name: users.name, lastName: users.lastName, kinds: users.kinds })
    .from(users)
    .where(
      and(
        scope.where({ school: isInSchoolOf, children: isChildOf }),
        sql`${users.id} in (${found})`,
        isNull(users.deletedAt),
        isNull(users.mergedInto),
      ),
    )
    .orderBy(asc(users.sortName), asc(users.id))
    .limit(PEOPLE_FOUND);
  return rows.map(({ uuid, name, lastName, kinds }) => ({
    uuid,
    name: `${name} ${lastName}`,
    // Who is of several, as a teacher with the free plan, is shown as the first.
    kind: kinds[0] ?? null,
  }));
}
