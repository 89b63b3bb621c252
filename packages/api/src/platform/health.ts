import type { FastifyInstance } from 'fastify';

import { answers } from './database.ts';
import { RETRY_AFTER_SECONDS } from './errors.ts';
import type { AppContext } from './appContext.ts';
import { hasRoomToWrite } from './space.ts';

/** `/healthz` reports that the process is live; `/readyz` that it is ready: database reachable (it is migrated before we listen), room to write. */
export function serveHealth(server: FastifyInstance, app: AppContext): void {
  server.get('/healthz', { schema: { hide: true } }, async (_, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  );
  server.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const status = await statusOf(app);
    if (status !== 'ready') void reply.header('Retry-After', RETRY_AFTER_SECONDS);
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ status });
  });
}

async function statusOf({ db, config }: AppContext): Promise<string> {
  if (!(await hasRoomToWrite(config))) return 'the disk is full, nothing can be written';
  return (await answers(db)) ? 'ready' : 'waiting for the database';
}
