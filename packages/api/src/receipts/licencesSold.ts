import type { AppContext } from '../platform/appContext.ts';
import type { Database } from '../platform/database.ts';

/** How many licences orders pay, by the order's id. Orders that pay none are left out. */
export type ReadLicencesSold = (db: Database, orderIds: readonly string[]) => Promise<Map<string, number>>;

declare module '../platform/module.ts' {
  interface ApiModule {
    /** How many licences its orders pay, for their bills. */
    licencesSold?: ReadLicencesSold;
  }
}

/** Reads how many licences orders of every domain pay. */
export const licencesSoldBy =
  ({ modules }: Pick<AppContext, 'modules'>): ReadLicencesSold =>
  async (db, orderIds) => {
    if (orderIds.length === 0) return new Map();
    const all = await Promise.all(modules.flatMap(({ licencesSold }) => licencesSold?.(db, orderIds) ?? []));
    return new Map(all.flatMap((found) => [...found]));
  };
