import { Gauge, Registry } from 'prom-client';

import { countUnprocessed } from './payments/eventStore.ts';
import { answers, type OpenDatabase } from './platform/database.ts';
import { countOpen } from './platform/jobs/queue.ts';
import { countFailed, emailJob } from './platform/mail/outbox.ts';

/** A gauge with a value for each status, counted whenever the metrics are asked for. */
function byStatus(name: string, help: string, count: () => Promise<Record<string, number>>): Gauge {
  return new Gauge({
    name,
    help,
    labelNames: ['status'],
    registers: [],
    async collect() {
      this.reset();
      // A database that does not answer is `lia_database_up 0`; everything else is still worth knowing.
      const counts = await count().catch(() => ({}));
      for (const [status, value] of Object.entries(counts)) this.set({ status }, value);
    },
  });
}

/** What waits in the database, which every instance counts alike, and the connections of this one to it. */
export function databaseMetrics({ db, connections }: Pick<OpenDatabase, 'db' | 'connections'>): Registry {
  const registry = new Registry();
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
  registry.registerMetric(
    byStatus(
      'lia_emails',
      'Emails that are due or were tried before (waiting), or were given up (failed).',
      async () => {
        const open = (await countOpen(db, new Date())).filter(({ kind }) => kind === emailJob.kind);
        const unsent = open.filter(({ status }) => status !== 'failed');
        return { waiting: unsent.reduce((sum, { count }) => sum + count, 0), failed: await countFailed(db) };
      },
    ),
  );
  registry.registerMetric(
    new Gauge({
      name: 'lia_jobs',
      help: 'Jobs that are due or failed before (waiting), run (running), or were given up (failed).',
      labelNames: ['job', 'status'],
      registers: [],
      async collect() {
        this.reset();
        const open = await countOpen(db, new Date()).catch(() => []);
        for (const { kind, status, count } of open) this.set({ job: kind, status }, count);
      },
    }),
  );
  registry.registerMetric(
    byStatus('lia_payment_events', 'Events of payment providers that wait to be acted on, or were abandoned.', () =>
      countUnprocessed(db),
    ),
  );
  if (connections) {
    registry.registerMetric(
      byStatus(
        'lia_database_connections',
        'Connections that are idle or busy, and callers waiting for one.',
        connections,
      ),
    );
  }
  return registry;
}
