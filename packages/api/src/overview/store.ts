import { addDays, mondayOf } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import type { Overview } from '@lia/sdk/overview/records';
import { LATEST_IMPORTS, SIGN_IN_WEEKS } from '@lia/sdk/overview/rules';
import { periodsBetween } from '@lia/sdk/statistics/rules';
import { userKinds } from '@lia/sdk/users/rules';
import { and, desc, exists, eq, isNull, ne, sql } from 'drizzle-orm';

import { sessions, users } from '../accounts/tables.ts';
import { importsIn } from '../imports/schools.ts';
import { imports } from '../imports/tables.ts';
import { type LicenceReach, membershipsIn } from '../licences/reach.ts';
import { licences, memberships } from '../memberships/tables.ts';
import type { Database } from '../platform/database.ts';
import type { Scope } from '../platform/scope.ts';
import { countByPeriod } from '../statistics/count.ts';
import { type UserScope, usersIn } from '../users/scope.ts';

type Figures = Overview['data'];

/** Active accounts of a scope by kind, in the order of the kinds. */
export async function countPeople(db: Database, scope: UserScope): Promise<Figures['people']> {
  const kind = sql<string>`unnest(${users.kinds})`;
  const rows = await db
    .select({ kind, count: sql<number>`count(*)::int` })
    .from(users)
    .where(and(usersIn(scope), isNull(users.deletedAt), isNull(users.mergedInto)))
    .groupBy(kind);
  const counts = new Map(rows.map((row) => [row.kind, row.count]));
  return userKinds.flatMap((name) => {
    const count = counts.get(name);
    return count === undefined ? [] : [{ kind: name, count }];
  });
}

/** Licences of the memberships of a scope that have not ended. */
export async function countSeats(db: Database, scope: Scope<LicenceReach>): Promise<Figures['seats']> {
  const held = sql<number>`(select count(*) from ${licences}
    where ${licences.membershipId} = ${memberships.id} and ${licences.freedAt} is null)`;
  const [sum] = await db
    .select({
      count: sql<number>`count(*)::int`,
      total: sql<number>`coalesce(sum(${memberships.licences}), 0)::int`,
      used: sql<number>`coalesce(sum(${held}), 0)::int`,
    })
    .from(memberships)
    .where(and(membershipsIn(scope), ne(memberships.status, 'ended')));
  return sum && sum.count > 0 ? { used: sum.used, total: sum.total } : null;
}

/** Sign-ins of the people of a scope by week. */
export async function countSignIns(db: Database, scope: UserScope): Promise<Figures['sign_ins']> {
  const to = dayOf(new Date().toISOString());
  const from = addDays(mondayOf(to), -7 * (SIGN_IN_WEEKS - 1));
  const span = { from, to, by: 'week' } as const;
  const theirs = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, sessions.userId), usersIn(scope)));
  const figures = await countByPeriod(db, span, { table: sessions, at: sessions.createdAt, where: exists(theirs) });
  return periodsBetween(from, to, 'week').map((start) => ({ start, value: figures.get(start) ?? 0 }));
}

/** The latest imports of a scope. */
export async function latestImports(
  db: Database,
  scope: Scope<'everything' | 'school'>,
): Promise<NonNullable<Figures['imports']>> {
  const rows = await db
    .select({
      id: imports.id,
      file: imports.fileName,
      status: imports.status,
      rowCounts: imports.rowCounts,
      createdAt: imports.createdAt,
    })
    .from(imports)
    .where(importsIn(scope))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(LATEST_IMPORTS);
  return rows.map(({ id, file, status, rowCounts: { outcomes }, createdAt }) => ({
    id,
    file,
    status,
    created: outcomes?.created ?? 0,
    failed: outcomes?.failed ?? 0,
    created_at: createdAt.toISOString(),
  }));
}
