import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { EMBED_HEADER, PACE_HEADER } from '@lia/sdk/embeds/rules';
import { IDEMPOTENCY_HEADER } from '@lia/sdk/http/idempotency';
import { FACETS_HEADER } from '@lia/sdk/http/list';
import fastify, { type FastifyInstance, LogController } from 'fastify';

import { readSession } from './accounts/sessions.ts';
import { attributionOf } from './embeds/attribution.ts';
import { modules } from './modules.ts';
import { signature } from './mail/translator.ts';
import { setNotFoundHandler, decodableUrl } from './platform/notFoundHandler.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/database.ts';
import { ApiFailure, RETRY_AFTER_SECONDS } from './platform/errors.ts';
import { builtApps, type StaticApps, serveStaticApps } from './platform/staticApps.ts';
import { openFileBucket } from './platform/fileBucket.ts';
import { openFileFolder } from './platform/fileFolder.ts';
import { serveHealth } from './platform/health.ts';
import type { AppContext } from './platform/appContext.ts';
import { httpDuration } from './platform/metrics.ts';
import { JobRunner } from './platform/jobs/runner.ts';
import { startWorker } from './platform/jobs/worker.ts';
import { emailHandlers } from './platform/mail/deliver.ts';
import { openMailer } from './platform/mail/mailer.ts';
import { readRoomForJobs } from './platform/space.ts';
import { sweepJob } from './platform/sweep.ts';
import { describeApi } from './platform/reference.ts';
import { discardHandler } from './platform/discardFiles.ts';
import { setErrorHandler } from './platform/errorHandler.ts';
import { loadSecret } from './platform/secret.ts';
import { type Api, type ServedRoute } from './platform/serve.ts';
import { answerClientError } from './platform/clientError.ts';

export interface BuildOptions {
  config: Config;
  db: Database;
  /** Whether answers are held against their schemas, and what reaches the database as well: in tests. */
  checkAnswers?: boolean;
  /** What people see; the packages' builds where absent. */
  staticApps?: StaticApps;
  /** Whether jobs run by themselves; tests run them when they want to. */
  worker?: boolean;
}

export interface BuiltServer {
  server: FastifyInstance;
  app: AppContext;
  jobs: JobRunner;
  /** Every route of the contract that is served. */
  routes: readonly ServedRoute[];
  /** Every route that the server knows, contract or not: `GET /healthz`. */
  known: readonly string[];
}

const KILOBYTE = 1024;

/** Largest JSON body. Ten children with every field at its longest take 14 kB. */
const JSON_LIMIT = 256 * KILOBYTE;

/** Builds the whole server from its parts; it does not listen yet. */
export async function buildServer({
  config,
  db,
  checkAnswers = false,
  staticApps = builtApps,
  worker = true,
}: BuildOptions): Promise<BuiltServer> {
  const app = await createAppContext(config, db);
  const server = fastify({
    logger: config.log === 'silent' ? false : { level: config.log },
    logController: new LogController({ disableRequestLogging: true }),
    // One hop alone. Addresses before it in the header are the client's own, which could send a new one for each guess.
    trustProxy: config.trustProxy && ((_, hop) => hop === 0),
    bodyLimit: JSON_LIMIT,
    // A video of 150 MB takes 20 minutes at one megabit a second; a connection may not be idle that long.
    requestTimeout: 30 * MINUTE_MS,
    connectionTimeout: 30_000,
    http: { headersTimeout: 15_000 },
    // Longer than any request line that Node reads: the length of a parameter is for its schema to limit.
    routerOptions: { maxParamLength: 16_384 },
    rewriteUrl: decodableUrl,
    // Fastify's own refusal has neither our shape nor a Retry-After; what comes in while we end is answered as ever.
    return503OnClosing: false,
    // Clients cannot set ids in our logs.
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    clientErrorHandler: answerClientError,
  });
  // Checks and answers are `serve`'s; the schemas of routes are for the reference alone.
  server.setValidatorCompiler(() => () => true);
  server.setSerializerCompiler(() => (data) => JSON.stringify(data));
  const known: string[] = [];
  server.addHook('onRoute', ({ method, url }) => {
    known.push(...[method].flat().map((name) => `${name} ${url}`));
  });
  setErrorHandler(server, checkAnswers);
  readJsonAlone(server);
  logRequests(server);
  closeConnectionsAtEnd(server);

  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // Widgets on other origins load our scripts and call our API.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  await server.register(cors, {
    origin: '*',
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Accept-Language', IDEMPOTENCY_HEADER, EMBED_HEADER, PACE_HEADER],
    exposedHeaders: ['Content-Range', FACETS_HEADER, 'Retry-After', 'ETag'],
    maxAge: 7200,
  });
  // After CORS, so that pages on other origins can read that it is busy.
  await server.register(underPressure, {
    maxEventLoopDelay: config.busySeconds * 1000,
    // A block as long as the interval leaves it without a sample, which counts as a delay beyond any limit.
    sampleInterval: config.busySeconds * 1000,
    retryAfter: RETRY_AFTER_SECONDS,
  });
  await server.register(multipart, {
    limits: { fieldNameSize: 100, fieldSize: 16 * KILOBYTE, fields: 50, files: 6, parts: 56, fileSize: Infinity },
  });
  await describeApi(server, config);

  const routes: ServedRoute[] = [];
  const mailer = openMailer(config);
  // Hooks of closing run last in, first out: jobs under way still have it.
  server.addHook('onClose', async () => mailer.close());
  const emails = modules.flatMap((module) => module.emails ?? []);
  const handlers = [
    ...emailHandlers({ app, emails, mailer, signature }),
    sweepJob(app),
    discardHandler(app),
    ...modules.flatMap((module) => module.jobs?.(app) ?? []),
  ];
  const api: Omit<Api, 'domain'> = { server, app, routes, jobs: handlers, checkAnswers };
  await server.register((scope, _, done) => {
    for (const { name, routes: serveRoutes } of modules) serveRoutes?.({ ...api, server: scope, domain: name });
    serveHealth(scope, app);
    done();
  });
  await serveStaticApps(server, staticApps, config);
  setNotFoundHandler(server, routes, staticApps, config);
  const jobs = new JobRunner({ db, log: server.log, handlers, readRoom: () => readRoomForJobs(config) });
  if (worker && config.runsJobs) startWorker(server, db, jobs);
  return { server, app, jobs, routes, known };
}

async function createAppContext(config: Config, db: Database): Promise<AppContext> {
  const [secret, files] = await Promise.all([
    loadSecret(config),
    config.s3 ? openFileBucket(config.s3) : openFileFolder(`${config.dataDir}/files`),
  ]);
  return {
    config,
    db,
    files,
    secret,
    sessionOf: (token) => readSession({ db, secret }, token),
    attribution: attributionOf(db),
    modules,
  };
}

/** JSON (and multipart, where a route takes files) is all that is read; anything else is a 415. */
function readJsonAlone(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => {
    if (text.length === 0) return done(null, undefined);
    try {
      // Keys that reach into JavaScript's own objects are refused by `check`, which names them.
      done(null, JSON.parse(text.toString()));
    } catch {
      done(new ApiFailure(400, 'MALFORMED_REQUEST'));
    }
  });
}

/** Answers that go out while the server ends close their connection: one that stays open would hold the end up. */
function closeConnectionsAtEnd(server: FastifyInstance): void {
  let ending = false;
  server.addHook('preClose', async () => {
    ending = true;
  });
  server.addHook('onSend', async (_, reply) => {
    if (ending) reply.header('Connection', 'close');
  });
  // The head of an answer under way went out before.
  server.addHook('onResponse', async ({ raw }) => {
    if (ending) raw.socket.end();
  });
}

/** One line per answer, with nothing of a person in it: the route's pattern, not its address. */
function logRequests(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  server.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOptions.url ?? null, status: reply.statusCode, ms });
    httpDuration.observe({ method, route: routeOptions.url ?? '', status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}
