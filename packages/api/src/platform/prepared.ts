import type { Database } from './database.ts';

/** A query that may be prepared; its values are `sql.placeholder`s. */
interface Preparable<Result> {
  prepare(name: string): PreparedQuery<Result>;
}

/** A query that is built; carried out with the values of its placeholders. */
interface PreparedQuery<Result> {
  execute(values?: Record<string, unknown>): Promise<Result>;
}

/**
 * Prepares a hot query: its SQL is built once for each connection (writing it takes longer than sending it), and parsed by
 * PostgreSQL once, under this name. `build` must give the same SQL each time.
 */
export function prepared<Result>(
  name: string,
  build: (db: Database) => Preparable<Result>,
): (db: Database) => PreparedQuery<Result> {
  const bySession = new WeakMap<object, PreparedQuery<Result>>();
  return (db) => {
    const { session } = db._;
    const known = bySession.get(session);
    if (known) return known;
    const query = build(db).prepare(name);
    bySession.set(session, query);
    return query;
  };
}
