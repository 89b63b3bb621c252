import { type MemberPermission, reachesOf, type ReachOf } from '@lia/sdk/accounts/permissions';
import { DAY_MS } from '@lia/sdk/calendar/durations';
import type { Deletion } from '@lia/sdk/deletions/records';
import { type DeletionKind, MOST_DELETIONS, RESTORE_DAYS } from '@lia/sdk/deletions/rules';
import { and, desc, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

import { groups } from '../institutions/tables.ts';
import type { Session } from '../platform/appContext.ts';
import type { Database } from '../platform/database.ts';
import { isRestorable } from '../platform/restorable.ts';
import { Scope } from '../platform/scope.ts';

/** What a domain has that was deleted, and what of it a session may restore. */
export interface DeletionSource {
  kind: DeletionKind;
  read: (db: Database, session: Session) => Promise<Deletion[]>;
}

declare module '../platform/module.ts' {
  interface ApiModule {
    /** Its rows that were deleted and may be restored. */
    deletions?: readonly DeletionSource[];
  }
}

interface Rows<P extends MemberPermission> {
  /** That of the call that restores one. */
  permission: P;
  table: PgTable;
  columns: {
    id: AnyPgColumn;
    title: AnyPgColumn;
    deletedAt: AnyPgColumn;
    /** Id of its one group. */
    group?: AnyPgColumn;
  };
  /** Those that the call that restores one finds. */
  where: (scope: Scope<ReachOf<P>>) => SQL | undefined;
}

interface Row {
  id: string;
  title: string;
  group: string | null;
  deletedAt: string;
}

export const deletionsOf = <P extends MemberPermission>(
  kind: DeletionKind,
  { permission, table, columns: { id, title, deletedAt, group }, where }: Rows<P>,
): DeletionSource => ({
  kind,
  async read(db, session) {
    if (reachesOf(session, permission).size === 0) return [];
    const rows: Row[] = await db
      .select({
        id: sql<string>`${id}`,
        title: sql<string>`${title}`,
        group: group
          ? sql<string | null>`(select ${groups.name} from ${groups} where ${groups.id} = ${group})`
          : sql<null>`null`,
        deletedAt: sql<string>`${deletedAt}`,
      })
      .from(table)
      .where(and(isRestorable(deletedAt), where(Scope.of(session, permission))))
      .orderBy(desc(deletedAt))
      .limit(MOST_DELETIONS);
    return rows.map(({ deletedAt: at, ...row }) => ({
      kind,
      ...row,
      deleted_at: new Date(at).toISOString(),
      restorable_until: new Date(Date.parse(at) + RESTORE_DAYS * DAY_MS).toISOString(),
    }));
  },
});
