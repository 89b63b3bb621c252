import type { ChildList } from '@lia/sdk/registrations/schema';
import { levels } from '@lia/sdk/registrations/rules';
import { and, asc } from 'drizzle-orm';

import type { Scope } from '../platform/scope.ts';
import { hasKnownGrade, studentsIn } from '../accounts/guardianships.ts';
import { users } from '../accounts/tables.ts';
import { plansPaidByOther } from '../memberships/paidByOthers.ts';
import type { Database } from '../platform/database.ts';

type ListedChild = ChildList['data'][number];

/** The students of a scope, oldest account first. */
export async function listStudents(db: Database, scope: Scope<'children'>): Promise<ListedChild[]> {
  const rows = await db
    .select({
      uuid: users.uuid,
      name: users.name,
      last_name: users.lastName,
      username: users.username,
      level: users.level,
      grade: users.grade,
      avatar_path: users.avatarPath,
      other_plans: plansPaidByOther(db, scope.userId),
    })
    .from(users)
    .where(and(studentsIn(scope), hasKnownGrade))
    .orderBy(asc(users.id));
  return rows.flatMap((row) => {
    const level = levels.find((known) => known === row.level);
    return level === undefined || row.grade === null ? [] : [{ ...row, level, grade: row.grade }];
  });
}
