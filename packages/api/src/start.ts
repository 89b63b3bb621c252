import { once } from 'node:events';

import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

import { DemoDataExposed, holdsDemoData } from './accounts/demoAccess.ts';
import { auditedTables } from './audit/declarations.ts';
import { modules } from './modules.ts';
import { ensureAudit } from './platform/audit/triggers.ts';
import type { Config } from './platform/config/config.ts';
import { databaseMetrics } from './platform/databaseMetrics.ts';
import { openDataFolder } from './platform/dataFolder.ts';
import { seedDemoData } from './platform/demoData.ts';
import { alsoOnIpv6, requireFreePort } from './platform/listen.ts';
import { serveMetrics } from './platform/metrics.ts';
import { openDatabase } from './platform/openDatabase.ts';
import { assertRoomToStart } from './platform/space.ts';
import { startModules } from './platform/startModules.ts';
import { watchForStall } from './platform/stall.ts';
import { buildServer } from './server.ts';

/** A server that listens. */
export interface RunningApi {
  log: FastifyBaseLogger;
  /** Answers the calls under way, for as long as `graceMs` at most, then lets the database go of its folder. */
  close: (graceMs?: number) => Promise<void>;
}

/** Longer than any call of ours takes; what is still open then is a client that trickles, or one that went away. */
const GRACE_MS = 10_000;

/** Opens the database, makes sure of what every server needs, and listens. */
export async function startApi(config: Config): Promise<RunningApi> {
  await requireFreePort(config.port, 'LIA_PORT');
  if (config.metrics) await requireFreePort(config.metrics.port, 'LIA_METRICS_PORT');
  await openDataFolder(config.dataDir);
  await assertRoomToStart(config);
  const database = await openDatabase(config);
  const { db, close } = database;
  const endWatch = watchForStall(config);
  try {
    if (config.isPublic && (await holdsDemoData(db))) throw new DemoDataExposed(config);
    await ensureAudit(db, auditedTables);
    await startModules(modules, { db, config });
    const { server, app } = await buildServer({ config, db });
    if (config.demoData) await seedDemoData(app);
    const closeMetrics = config.metrics && (await serveMetrics(config.metrics, databaseMetrics(database, modules)));
    const stop = (await holdsDemoData(db)) ? await listenHere(server, config) : await listenToAll(server, config);
    return {
      log: server.log,
      async close(graceMs = GRACE_MS) {
        const cut = setTimeout(() => server.server.closeAllConnections(), graceMs);
        await stop();
        clearTimeout(cut);
        closeMetrics?.();
        await close();
        await endWatch();
      },
    };
  } catch (error) {
    await close();
    await endWatch();
    throw error;
  }
}

/** Listens to the network; returns what ends that. */
async function listenToAll(server: FastifyInstance, { port }: Config): Promise<() => Promise<unknown>> {
  await server.listen({ port, host: '::' });
  return () => server.close();
}

/** Listens to this machine alone. */
async function listenHere(server: FastifyInstance, { port }: Config): Promise<() => Promise<unknown>> {
  await server.listen({ port, host: '127.0.0.1' });
  const second = await alsoOnIpv6(server.server);
  return () => Promise.all([server.close(), second && once(second.close(), 'close')]);
}
