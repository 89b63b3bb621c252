import { once } from 'node:events';
import { createServer } from 'node:http';

import { collectDefaultMetrics, Counter, Gauge, Histogram, register, Registry } from 'prom-client';

import type { MetricsConfig } from './config/config.ts';

// Labels take values from short lists alone: no address, no id, nothing of a person.

export const httpDuration = new Histogram({
  name: 'lia_http_request_duration_seconds',
  help: 'Duration of HTTP requests by route pattern; the route is empty where none matched.',
  labelNames: ['method', 'route', 'status'],
});

export const uploadsRefused = new Counter({
  name: 'lia_uploads_refused_total',
  help: 'Uploaded files that were refused.',
  labelNames: ['reason'],
});

export const jobRuns = new Counter({
  name: 'lia_job_runs_total',
  help: 'Runs of recurring jobs by outcome: succeeded, failed.',
  labelNames: ['job', 'outcome'],
});

export const jobSucceeded = new Gauge({
  name: 'lia_job_last_success_timestamp_seconds',
  help: 'When a recurring job last succeeded.',
  labelNames: ['job'],
});

/** A gauge whose values are counted whenever the metrics are asked for. */
export function countedGauge<L extends string>(
  name: string,
  help: string,
  labelNames: readonly L[],
  count: () => Promise<readonly { labels: Record<L, string>; value: number }[]>,
): Gauge<L> {
  return new Gauge({
    name,
    help,
    labelNames,
    registers: [],
    async collect() {
      this.reset();
      // A database that does not answer is `lia_database_up 0`; everything else is still worth knowing.
      for (const { labels, value } of await count().catch(() => [])) this.set(labels, value);
    },
  });
}

/** One with a value for each status. */
export const statusGauge = (
  name: string,
  help: string,
  count: () => Promise<Record<string, number>>,
): Gauge<'status'> =>
  countedGauge(name, help, ['status'], async () =>
    Object.entries(await count()).map(([status, value]) => ({ labels: { status }, value })),
  );

/** Serves the metrics at `/metrics` of a port of their own: those above, those of the process, and `own`. */
export async function serveMetrics({ port, host }: MetricsConfig, own: Registry): Promise<() => void> {
  collectDefaultMetrics({ register: own });
  const all = Registry.merge([register, own]);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end();
    all.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': all.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await once(server.listen(port, host), 'listening');
  // A start that fails after this one ends the process all the same.
  server.unref();
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
