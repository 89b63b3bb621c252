import type { FastifyInstance } from 'fastify';

import { answers, type Database } from './database.ts';

/** `/healthz` says that the process lives; `/readyz` that it can work: database reachable (it is migrated before we listen). */
export function serveHealth(server: FastifyInstance, db: Database): void {
  server.get('/healthz', { schema: { hide: true } }, async (_, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  );
  server.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const ready = await answers(db);
    return reply
      .code(ready ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ status: ready ? 'ready' : 'waiting for the database' });
  });
}
