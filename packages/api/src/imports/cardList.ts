import { cardStatuses } from '@lia/sdk/accessCards/rules';
import { and, eq, isNull, sql } from 'drizzle-orm';

import { cardStatus, hasCardLevel, isCodeAt, isCurrentCode } from '../accounts/accessCodes.ts';
import { accessCodes, users } from '../accounts/tables.ts';
import { defineList } from '../platform/lists/defineList.ts';
import { choice } from '../platform/lists/filters.ts';
import type { Scope } from '../platform/scope.ts';
import { contains } from '../platform/search.ts';
import { importsIn } from './schools.ts';
import { importRows, imports } from './tables.ts';

/** Accounts that imports of a scope created, of students who sign in with a card. */
export const importCardList = defineList({
  name: 'import cards',
  rows: (db, tally) =>
    db
      .select({ num: importRows.num, uuid: users.uuid, card: cardStatus.as('card'), tally })
      .from(importRows)
      .innerJoin(users, and(eq(users.id, importRows.userId), isNull(users.deletedAt), hasCardLevel))
      .innerJoin(imports, eq(imports.id, importRows.importId))
      .leftJoin(accessCodes, and(eq(accessCodes.userId, users.id), isCurrentCode, isCodeAt(imports.schoolId)))
      .$dynamic(),
  key: [importRows.importId, importRows.num],
  where: eq(importRows.outcome, 'created'),
  within: (scope: Scope<'everything' | 'school'>) =>
    sql`${importRows.importId} in (select ${imports.id} from ${imports} where ${importsIn(scope)})`,
  sorts: { num: importRows.num },
  sort: { column: 'num', descending: false },
  filters: { card: choice(cardStatuses, cardStatus) },
  search: (words) => contains(users.search, words),
  searches: '`q`: words of the name or the username',
  records: (rows) => rows,
});
