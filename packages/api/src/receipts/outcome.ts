import type { Outcome } from '@lia/sdk/receipts/records';

import { type SQL, sql } from 'drizzle-orm';

import type { AppContext } from '../platform/appContext.ts';
import type { Database } from '../platform/database.ts';

/** Reads something of orders, by the order's id. Orders that nothing is known of are left out. */
type ReadOfOrders<T> = (db: Database, orderIds: readonly string[]) => Promise<Map<string, T>>;

/** What orders brought about. */
export type ReadOutcomes = ReadOfOrders<Outcome>;

/** What was ordered: the id of a course, of a gift, or of the order that began a membership. */
export type ReadItems = ReadOfOrders<string>;

declare module '../platform/module.ts' {
  interface ApiModule {
    /** What its orders brought about, for the console. */
    outcomes?: ReadOutcomes;
    /** Orders for a school, as a query of their ids. */
    schoolOrders?: (schoolId: number) => SQL;
    /** What was ordered of it, for the links of the console. */
    orderedItems?: ReadItems;
  }
}

type Modules = Pick<AppContext, 'modules'>;

/** Reads what orders brought about in every domain. */
export const outcomesOf = ({ modules }: Modules): ReadOutcomes => inEach(modules.map(({ outcomes }) => outcomes));

/** Reads what was ordered of every domain. */
export const orderedItemsOf = ({ modules }: Modules): ReadItems =>
  inEach(modules.map(({ orderedItems }) => orderedItems));

/** Orders for a school, of every domain. */
export function schoolOrdersOf({ modules }: Modules) {
  const queries = modules.flatMap(({ schoolOrders }) => schoolOrders ?? []);
  return (schoolId: number): SQL =>
    sql.join(
      queries.map((query) => query(schoolId)),
      sql` union all `,
    );
}

const inEach =
  <T>(readers: readonly (ReadOfOrders<T> | undefined)[]): ReadOfOrders<T> =>
  async (db, orderIds) => {
    if (orderIds.length === 0) return new Map();
    const all = await Promise.all(readers.flatMap((read) => read?.(db, orderIds) ?? []));
    return new Map(all.flatMap((found) => [...found]));
  };
