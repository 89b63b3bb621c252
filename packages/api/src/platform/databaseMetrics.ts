import { Gauge, Registry } from 'prom-client';

import { answers, type OpenDatabase } from './database.ts';
import { statusGauge } from './metrics.ts';
import type { ApiModule } from './module.ts';

/** What waits in the database, which every instance counts alike, and the connections of this one to it. */
export function databaseMetrics(
  { db, connections }: Pick<OpenDatabase, 'db' | 'connections'>,
  modules: readonly Pick<ApiModule, 'metrics'>[],
): Registry {
  const registry = new Registry();
  if (connections) {
    // First of all: the gauges below ask the database, and would be counted.
    registry.registerMetric(
      statusGauge(
        'lia_database_connections',
        'Connections that are idle or busy, and callers waiting for one.',
        connections,
      ),
    );
  }
  registry.registerMetric(
    new Gauge({
      name: 'lia_database_up',
      help: 'Whether the database answers: 1 or 0.',
      registers: [],
      async collect() {
        this.set((await answers(db)) ? 1 : 0);
      },
    }),
  );
  for (const { metrics } of modules) for (const gauge of metrics?.(db) ?? []) registry.registerMetric(gauge);
  return registry;
}
