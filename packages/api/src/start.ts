import { ensureFirstAdmin } from './accounts/firstAdmin.ts';
import { ensurePublicSchool } from './institutions/publicSchool.ts';
import type { Config } from './platform/config.ts';
import { openDatabase } from './platform/openDatabase.ts';
import { buildServer } from './server.ts';
import { ensureReceiptsStay } from './receipts/immutable.ts';
import { seedDemoWorld } from './seed/demoWorld.ts';

/** A server that listens. */
export interface RunningApi {
  /** Answers the calls under way, then lets the database go of its folder. */
  close: () => Promise<void>;
}

/** Opens the database, makes sure of what every world needs, and listens. */
export async function startApi(config: Config): Promise<RunningApi> {
  const { db, close } = await openDatabase(config);
  try {
    await ensurePublicSchool(db);
    await ensureReceiptsStay(db);
    if (config.firstAdmin) await ensureFirstAdmin(db, config.firstAdmin);
    const { server, house } = await buildServer({ config, db });
    if (config.demoWorld) await seedDemoWorld(house);
    await server.listen({ port: config.port, host: '::' });
    return {
      close: async () => {
        await server.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
