import { inArray } from 'drizzle-orm';

import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database.ts';
import { demoAccounts, demoUuid } from './demoAccounts.ts';
import { users } from './tables.ts';

/** Others would reach accounts whose password everybody knows. */
export class DemoDataExposed extends Error {
  override readonly name = 'DemoDataExposed';

  constructor({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>) {
    super(
      `The ${databaseUrl === null ? `data folder ${dataDir}` : 'database'} holds the demo data, whose passwords everybody knows, and others ` +
        `reach this server. Choose another one with ${databaseUrl === null ? 'LIA_DATA_DIR' : 'DATABASE_URL'}.`,
    );
  }
}

/** Whether any of the demo accounts is there. */
export async function holdsDemoData(db: Database): Promise<boolean> {
  const uuids = demoAccounts.map(({ username }) => demoUuid(username));
  return (await db.$count(users, inArray(users.uuid, uuids))) > 0;
}
