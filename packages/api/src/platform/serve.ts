import type { Permission } from '@lia/sdk/accounts/permissions';
import { type CallTypes, type Endpoint, type Route, splitRoute } from '@lia/sdk/http/endpoint';
import { IDEMPOTENCY_HEADER } from '@lia/sdk/http/idempotency';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';

import { admit } from './admit.ts';
import { actAs, type Actor } from './audit/actor.ts';
import { type Binding, type BoundRoute, type BoundTerms, schemasOf } from './binding.ts';
import { embeddedCaller } from './caller.ts';
import { checkAnswer } from './check.ts';
import { ConnectionLost, type Database, inTransaction, type Transaction } from './database.ts';
import type { TypedBody, TypedSchema } from './eitherBody.ts';
import { isKept } from './files.ts';
import type { Embedded, AppContext, Session } from './appContext.ts';
import { type Answer, fingerprint, firstAnswer, once } from './idempotency.ts';
import { languageOf, translator } from './language.ts';
import { Page, readRange } from './list.ts';
import type { JobHandler } from './jobs/job.ts';
import { networkHash } from './networkHash.ts';
import { describeRoute } from './openapi.ts';
import { type Input, readInput } from './readInput.ts';
import { Scope } from './scope.ts';
import { sendAnswer } from './sendAnswer.ts';

/** A route that is served, as tests and the 405 answer know it. */
export interface ServedRoute {
  route: Route;
  permission: Permission;
}

/** Where the routes of a domain are served. */
export interface Api {
  server: FastifyInstance;
  app: AppContext;
  /** Domain word of the routes that come, a heading of the API reference. */
  domain: string;
  routes: ServedRoute[];
  /** What runs outside of calls. */
  jobs: readonly JobHandler[];
  /** Whether answers are held against their schema before they leave: in tests. */
  checkAnswers: boolean;
}

export const API_ROOT = '/api/api';

/** Serves one endpoint of the contract: who may, what comes in, what goes out. The only way to add a route. */
export function serve<
  T extends CallTypes,
  P extends Permission,
  Params extends TypedSchema = TypedSchema,
  Query extends TypedSchema = TypedSchema,
  Body extends TypedBody = TypedSchema,
  Returns extends TypedSchema = TypedSchema,
  Idempotent extends boolean = false,
  Prepared = undefined,
  Charged = undefined,
>(
  api: Api,
  endpoint: Endpoint<T>,
  binding: Binding<T, P, Params, Query, Body, Returns, Idempotent, Prepared, Charged>,
): void {
  const terms: BoundTerms = binding;
  serveBound(api, endpoint, { ...terms, ...schemasOf(binding) });
}

function serveBound(api: Api, endpoint: Route, binding: BoundRoute): void {
  const { app, server } = api;
  const { method, path } = splitRoute(endpoint);
  const sessions = new WeakMap<FastifyRequest, Session>();
  const embeds = new WeakMap<FastifyRequest, Embedded>();
  api.routes.push({ route: endpoint, permission: binding.permission });

  // Bytes are kept as they came in a scope of their own, which has no parsers.
  if (binding.signed) void server.register(async (scope) => keepBytes(scope).route(options()));
  else server.route(options());

  function options(): RouteOptions {
    return {
      method,
      ...(binding.bodyLimit !== undefined && { bodyLimit: binding.bodyLimit }),
      url: API_ROOT + path.replaceAll(/\{(\w+)\}/g, ':$1'),
      // Written when someone asks for the reference; a start does not wait for it.
      config: { swaggerTransform: ({ url }) => ({ url, schema: describeRoute(endpoint, api.domain, binding) }) },
      // Before the body is read: an upload is refused without receiving it.
      async onRequest(request) {
        const session = await admit(app, endpoint, binding, request);
        if (session) sessions.set(request, session);
        const embedded = await embeddedCaller(app, endpoint, binding, request);
        if (embedded) embeds.set(request, embedded);
      },
      async handler(request, reply) {
        const session = sessions.get(request) ?? null;
        const input = await readInput(app, binding, request);
        const { files } = input.body;
        let mayHaveCommitted = false;
        try {
          const { answer, repeated } = await actAs(actorOf(request, session), () => carryOut(request, session, input));
          mayHaveCommitted = !repeated;
          if (api.checkAnswers && binding.returns) {
            checkAnswer(binding.returns, answer.body instanceof Page ? answer.body.body : answer.body, endpoint);
          }
          return sendAnswer(request, reply, answer, binding.cache);
        } catch (error) {
          // A row may name the file: better a file without a row than the other way round.
          mayHaveCommitted ||= error instanceof ConnectionLost && error.committing;
          throw error;
        } finally {
          const unwanted = files.filter((file) => !mayHaveCommitted || !isKept(file));
          await Promise.all(unwanted.map((file) => app.files.discard(file.storageKey)));
        }
      },
    };
  }

  /** Whom the audit names for what a call changes. */
  const actorOf = (request: FastifyRequest, session: Session | null) => (): Actor => ({
    actorId: session?.viewerId ?? session?.userId ?? null,
    origin: 'call',
    action: endpoint,
    actionId: request.id,
    network: networkHash(app.secret, request.ip),
  });

  /** What comes before the transaction. */
  interface Ready {
    prepared: unknown;
    charged: unknown;
  }

  async function carryOut(
    request: FastifyRequest,
    session: Session | null,
    { params, query, body }: Input,
  ): Promise<{ answer: Answer; repeated: boolean }> {
    const language = languageOf(request.headers['accept-language']);
    const { permission } = binding;
    const call = {
      app,
      db: app.db,
      session,
      scope: session && permission !== 'anyone' ? Scope.of(session, permission) : null,
      embedded: embeds.get(request) ?? null,
      params,
      query,
      body: body.value,
      files: body.files,
      range: readRange(query.range),
      t: translator(language),
      language,
      address: request.ip,
      raw: { headers: request.headers, body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0) },
    };
    const prepare = async (): Promise<Ready> => {
      const prepared = await binding.prepare?.(call);
      return { prepared, charged: await binding.charge?.(call, prepared) };
    };
    const work = async (db: Database, { prepared, charged }: Ready): Promise<Answer> => ({
      status: binding.status ?? 200,
      body: await binding.handle({ ...call, db }, prepared, charged),
    });

    const write = async (tx: Transaction, ready: Ready): Promise<Answer> => {
      const answer = await work(tx, ready);
      if (call.embedded && !binding.preliminary) await app.attribution.credit(tx, call.embedded, answer.body);
      return answer;
    };

    if (!binding.idempotent) return { answer: await work(app.db, await prepare()), repeated: false };
    const key = request.headers[IDEMPOTENCY_HEADER.toLowerCase()];
    if (typeof key !== 'string') {
      const ready = await prepare();
      return { answer: await inTransaction(app.db, (tx) => write(tx, ready)), repeated: false };
    }
    const hashes = body.files.map((file) => file.sha256);
    const what = { caller: session?.uuid ?? null, params, query, body: body.value, files: hashes };
    const repeatable = { route: endpoint, key, request: fingerprint(app.secret, what) };
    const known = (binding.prepare || binding.charge) && (await firstAnswer(app.db, repeatable));
    if (known) return { answer: known, repeated: true };
    let ready: Ready;
    try {
      ready = await prepare();
    } catch (error) {
      // The same request, sent twice at once, may be refused for what the first one has done meanwhile.
      const first = await firstAnswer(app.db, repeatable);
      if (first) return { answer: first, repeated: true };
      throw error;
    }
    return once(app.db, repeatable, (tx) => write(tx, ready));
  }
}

function keepBytes(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  return scope;
}
