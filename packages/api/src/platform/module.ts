import type { Gauge } from 'prom-client';

import type { AppContext } from './appContext.ts';
import type { Database } from './database.ts';
import type { DemoData } from './demoData.ts';
import type { JobHandler } from './jobs/job.ts';
import type { EmailKind } from './mail/email.ts';
import type { Api } from './serve.ts';

/**
 * What a domain adds to the server; `modules.ts` lists them all. A domain that others contribute to declares their part
 * here from its own folder (`declare module`), so that it needs no import of them.
 */
export interface ApiModule {
  /** Domain word: its folder, and the heading of its routes in the API reference. */
  name: string;
  routes?: (api: Api) => void;
  /** Kinds of e-mail that it puts into the outbox. */
  emails?: readonly EmailKind[];
  /** What runs outside of calls. */
  jobs?: (app: AppContext) => readonly JobHandler[];
  /** Deletes its rows whose time is over. Runs every hour. */
  sweep?: (app: Sweeping) => Promise<void>;
  /** What it needs in the database of every server, added at each start unless it is there. */
  start?: (app: Starting) => Promise<void>;
  demoData?: DemoData;
  /** What waits in its tables, which every instance counts alike. */
  metrics?: (db: Database) => readonly Gauge[];
}

/** What a sweep works with. */
export type Sweeping = Pick<AppContext, 'db' | 'files' | 'config'>;

/** What the steps of a start work with. */
export type Starting = Pick<AppContext, 'db' | 'config'>;

/**
 * Finds the one contribution to each name among those of the modules.
 * @throws {Error} where a name has none or several: while the server is built.
 */
export function contributionsTo<N extends string, T>(
  names: readonly N[],
  given: readonly (Readonly<Partial<Record<N, T>>> | undefined)[],
): (name: N) => T {
  const byName = new Map(
    names.map((name): [N, T] => {
      const all = given.flatMap((part) => (part?.[name] === undefined ? [] : [part[name]]));
      const [only] = all;
      if (only === undefined || all.length > 1) throw new Error(`${all.length} modules contribute ${name}, not one`);
      return [name, only];
    }),
  );
  return (name) => {
    const found = byName.get(name);
    if (found === undefined) throw new Error(`No module contributes ${name}`);
    return found;
  };
}
