import { may } from '@lia/sdk/accounts/permissions';
import { type Route, splitRoute } from '@lia/sdk/http/endpoint';
import { uploadPurposes, UPLOADS_PATH } from '@lia/sdk/uploads/rules';
import { UUID } from '@lia/sdk/validation/fields';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { admit } from '../platform/admit.ts';
import type { Session } from '../platform/appContext.ts';
import { failureOf } from '../platform/errorHandler.ts';
import { ApiFailure, found, notFound } from '../platform/errors.ts';
import { describeRoute } from '../platform/openapi.ts';
import { contributionsTo } from '../platform/module.ts';
import { API_ROOT, type Api } from '../platform/serve.ts';
import { assertRoom } from '../platform/space.ts';
import { rowUuid } from '../platform/list.ts';
import { createUpload, type NewUpload, readNewUpload } from './creation.ts';
import { countPieces, findUpload, MOST_PIECES } from './store.ts';
import { tusServer } from './tusServer.ts';

const permission = 'uploads.send';

/** What each call does to an upload; the protocol itself is that of tus. */
const calls: readonly { route: Route; summary: string }[] = [
  { route: `POST ${UPLOADS_PATH}`, summary: 'Begin a resumable upload' },
  { route: `PATCH ${UPLOADS_PATH}/{id}`, summary: 'Send a piece of an upload' },
  { route: `DELETE ${UPLOADS_PATH}/{id}`, summary: 'Give up an upload' },
];

const description =
  'tus 1.0 (https://tus.io/protocols/resumable-upload) with creation, expiration and termination; `HEAD` answers where to go on. ' +
  '`Upload-Metadata` has `filename`, and what it is for with the id of its row: `homework <id>`. 409 for another offset, and ' +
  '`HOMEWORK_CLOSED` after the last entry of a homework, `HOMEWORK_ATTEMPTS` once each of its attempts was used; 413 for more ' +
  `than was announced, and for more than ${MOST_PIECES} pieces; ` +
  '410 when its time is over; 423 while another request writes to it.';

/**
 * Resumable uploads. Every request is admitted as those of `serve` are, finds the uploads of its own user alone, and asks their purpose
 * whether it still takes them; what follows is the protocol's.
 */
export function uploadRoutes(api: Api): void {
  const { app, server } = api;
  const coming = new WeakMap<object, NewUpload & { userId: number }>();
  const going = new WeakMap<object, string>();
  const purposeOf = contributionsTo(
    uploadPurposes,
    app.modules.flatMap(({ uploads = [] }) => uploads.map((purpose) => ({ [purpose.name]: purpose }))),
  );
  const tus = tusServer(
    app,
    purposeOf,
    async (raw) => {
      const { userId, ...upload } = found(coming.get(raw));
      return createUpload(app.db, userId, upload);
    },
    (raw) => going.get(raw),
    (error) => failureOf(error, { log: server.log, route: UPLOADS_PATH, strict: api.checkAnswers }),
  );

  async function admitUpload(request: FastifyRequest<{ Params: { id?: string } }>): Promise<void> {
    const { method, params } = request;
    const session = await admit(app, `${method} ${UPLOADS_PATH}`, { permission }, request);
    if (!session) throw new ApiFailure(401, 'UNAUTHENTICATED');
    const { userId } = session;
    if (method === 'POST') {
      const upload = readNewUpload(request, purposeOf);
      await requireOpen(session, upload);
      await assertRoom(app.config, upload.size);
      coming.set(request.raw, { userId, ...upload });
      return;
    }
    const { id = '' } = params;
    const upload = UUID.test(id) ? await findUpload(app.db, id, userId) : undefined;
    if (!upload) throw notFound();
    going.set(request.raw, upload.id);
    if (method !== 'PATCH') return;
    await requireOpen(session, upload);
    if ((await countPieces(app.db, upload.id)) >= MOST_PIECES) throw new ApiFailure(413, 'PAYLOAD_TOO_LARGE');
    await assertRoom(app.config, Number(request.headers['content-length'] ?? upload.size));
  }

  /** @throws {ApiFailure} 403, 404, 409 where the caller may not, or not any more, send a file for that */
  async function requireOpen(session: Session, upload: Pick<NewUpload, 'purpose' | 'rowId'>): Promise<void> {
    const purpose = purposeOf(upload.purpose);
    if (!may(session, purpose.permission)) throw new ApiFailure(403, 'FORBIDDEN');
    await purpose.requireOpen(app.db, session, upload.rowId);
  }

  /** Leaves the request to tus, with the headers that every answer has. */
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.hijack();
    await tus.handle(request.raw, reply.raw);
  }

  for (const { route } of calls) api.routes.push({ route, permission });
  void server.register(async (scope) => {
    leaveBodies(scope);
    scope.head<{ Params: { id?: string } }>(
      `${API_ROOT}${UPLOADS_PATH}/:id`,
      { onRequest: admitUpload, schema: { hide: true } },
      answer,
    );
    for (const { route, summary } of calls) {
      const { method, path } = splitRoute(route);
      const params = path.includes('{') ? { params: rowUuid } : {};
      const binding = { summary, description, permission, ...params, handle: async () => null } as const;
      scope.route<{ Params: { id?: string } }>({
        method,
        url: API_ROOT + path.replace('{id}', ':id'),
        config: { swaggerTransform: ({ url }) => ({ url, schema: describeRoute(route, api.domain, binding) }) },
        onRequest: admitUpload,
        handler: answer,
      });
    }
  });
}

/** Bodies stay in the request, for tus to read. */
function leaveBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
}
