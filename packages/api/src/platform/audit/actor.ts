import { AsyncLocalStorage } from 'node:async_hooks';

import { auditRecords } from '@lia/sdk/audit/rules';
import { sql } from 'drizzle-orm';

import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import type { auditEntries } from './tables.ts';

/** Who acts, and by what. The network is a keyed hash. */
export type Actor = Pick<typeof auditEntries.$inferSelect, 'actorId' | 'action' | 'actionId' | 'network'> & {
  origin: NonNullable<(typeof auditEntries.$inferSelect)['origin']>;
};

const current = new AsyncLocalStorage<() => Actor>();

/** Carries out `work` as an actor: entries of what it changes name them. `actor` is asked by writes alone. */
export const actAs = <T>(actor: () => Actor, work: () => T): T => current.run(actor, work);

const setActor = prepared('actor', (db) =>
  db
    .select({ actor: sql`set_config('lia.actor', ${sql.placeholder('actor')}, true)` })
    .from(sql`(values (1)) as "one"`),
);

const audited: ReadonlySet<string> = new Set(auditRecords);

/** Whether a statement may change an audited table. */
function changesRecords(statement: string): boolean {
  return [...statement.matchAll(/\b(?:insert into|update|delete from) (?:"public"\.)?"?(\w+)/gi)].some(([, table]) =>
    audited.has(table ?? ''),
  );
}

/**
 * Makes a database pass the actor on to its triggers: as a setting of each transaction, which ends with it. A statement
 * outside of a transaction that changes an audited table gets one of its own. Reading costs nothing.
 */
export function passActorOn(db: Database): void {
  const begin = db.transaction.bind(db);
  db.transaction = (work, config) => {
    const actor = current.getStore();
    if (!actor) return begin(work, config);
    return begin((tx) => {
      // Not waited for, so that PostgreSQL gets it together with the first statement, which fails with it.
      setActor(tx)
        .execute({ actor: JSON.stringify(actor()) })
        .catch(() => {});
      return work(tx);
    }, config);
  };

  const { session } = db._;
  const prepare = session.prepareQuery.bind(session);
  session.prepareQuery = (query, ...rest) => {
    const statement = prepare(query, ...rest);
    if (!changesRecords(query.sql)) return statement;
    const execute = statement.execute.bind(statement);
    statement.execute = async (values) =>
      current.getStore()
        ? db.transaction((tx) => tx._.session.prepareQuery(query, ...rest).execute(values))
        : execute(values);
    return statement;
  };
}
