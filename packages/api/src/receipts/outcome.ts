import type { Outcome } from '@lia/sdk/receipts/records';

import type { AppContext } from '../platform/appContext.ts';
import type { Database } from '../platform/database.ts';

/** What orders brought about, by the order's id. Orders that none is known of are left out. */
export type ReadOutcomes = (db: Database, orderIds: readonly string[]) => Promise<Map<string, Outcome>>;

declare module '../platform/module.ts' {
  interface ApiModule {
    /** What its orders brought about, for the console. */
    outcomes?: ReadOutcomes;
  }
}

/** Reads what orders brought about in every domain. */
export const outcomesOf =
  ({ modules }: Pick<AppContext, 'modules'>): ReadOutcomes =>
  async (db, orderIds) => {
    if (orderIds.length === 0) return new Map();
    const all = await Promise.all(modules.flatMap(({ outcomes }) => outcomes?.(db, orderIds) ?? []));
    return new Map(all.flatMap((found) => [...found]));
  };
