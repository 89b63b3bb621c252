import { randomUUID } from 'node:crypto';

import type { Role } from '@lia/sdk/accounts/roles';
import { type Client, createClient } from '@lia/sdk/http/client';
import { test as base } from 'vitest';

import { openSession } from '../accounts/sessions.ts';
import { users } from '../accounts/tables.ts';
import { modules } from '../modules.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import { openDatabase } from '../platform/openDatabase.ts';
import type { JobRunner } from '../platform/jobs/runner.ts';
import { startModules } from '../platform/startModules.ts';
import type { StaticApps } from '../platform/staticApps.ts';
import type { AppContext } from '../platform/appContext.ts';
import { API_ROOT, type ServedRoute } from '../platform/serve.ts';
import { buildServer } from '../server.ts';
import { freshDatabase } from './freshDatabase.ts';
import { passwordCost } from './passwordCost.ts';

/** A raw answer, for what the typed client would not let one ask. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  /** Parsed where it is JSON. */
  body: unknown;
}

export interface RawRequest {
  token?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is. */
  body?: string | FormData;
}

/** A user with an account and an open session. */
export interface Member {
  id: number;
  uuid: string;
  username: string;
  token: string;
  client: Client;
}

/** The whole product API, listening on a port of its own over a database of its own. */
export interface RunningApi {
  /** `http://127.0.0.1:…` */
  origin: string;
  app: AppContext;
  routes: readonly ServedRoute[];
  /** Every route that the server knows, contract or not: `GET /healthz`. */
  known: readonly string[];
  /** A visitor's client. */
  visitor: Client;
  /** A client that sends this token. */
  clientOf(token: string): Client;
  /** Makes a person with these roles (none: a guest) and opens a session for them. */
  member(...roles: Role[]): Promise<Member>;
  /** One raw request; `path` starts below the API root, or at `/` of the origin when it starts with `//`. */
  request(method: string, path: string, request?: RawRequest): Promise<RawAnswer>;
  /** Runs the jobs that are due; none runs by itself. */
  jobRunner: JobRunner;
  stop(): Promise<void>;
}

/** Tests of the API do not depend on what was built. */
const noStaticApps: StaticApps = { portal: '', console: '', embed: '' };

/** The hash of an unknown password. */
const UNKNOWN_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$CZ8xJ99F44CzQ7upW2Od3w$zlNq7l03uRlFtThxiN5Nv4PjpArcdJqrdqETluy0zGc';

/** Calls that are, or bring about, reports of a payment provider. */
const REPORTING = ['/payments/notifications/', '/sandbox/'];

/** Starts everything on a fresh database of this run's engine. Limits are off unless `settings` turn them on. */
export async function startApi(
  settings: Partial<Config> = {},
  staticApps: StaticApps = noStaticApps,
): Promise<RunningApi> {
  const fresh = await freshDatabase();
  const config: Config = {
    // On a machine that does much else, a test waits rather than being refused.
    ...readConfig({ LIA_LOG: 'silent', LIA_RATE_LIMITS: 'off', LIA_BUSY_SECONDS: '60', LIA_FFMPEG: 'off' }),
    dataDir: fresh.dataDir,
    databaseUrl: fresh.databaseUrl,
    demoData: false,
    passwordCost,
    ...settings,
  };
  const { db, close } = await openDatabase(config);
  await startModules(modules, { db, config });
  const { server, app, jobs, routes, known } = await buildServer({
    config,
    db,
    staticApps,
    checkAnswers: true,
    worker: false,
  });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  // Only now is it known; the sandbox reports payments to it.
  config.publicUrl = origin;
  const baseUrl = `${origin}${API_ROOT}`;
  /** What a payment provider reports while a call goes on has been processed when the call ends. */
  const settledFetch = async (url: string, init: RequestInit): Promise<Response> => {
    const response = await fetch(url, init);
    const { pathname } = new URL(response.url);
    if (REPORTING.some((part) => pathname.includes(part))) await jobs.runDue();
    return response;
  };
  const clientOf = (token: string) => createClient({ baseUrl, fetch: settledFetch, token: () => token });

  return {
    origin,
    app,
    jobRunner: jobs,
    routes,
    known,
    visitor: createClient({ baseUrl, fetch: settledFetch }),
    clientOf,
    async member(...role) {
      const username = `${role[0] ?? 'guest'}-${randomUUID().slice(0, 8)}`;
      const [person] = await db
        .insert(users)
        .values({
          username,
          email: `${username}@example.com`,
          passwordHash: UNKNOWN_PASSWORD_HASH,
          name: 'Ana',
          lastName: 'López',
          role,
        })
        .returning();
      if (!person) throw new Error('The person got no row');
      const { token } = await openSession(app, person);
      return { id: person.id, uuid: person.uuid, username, token, client: clientOf(token) };
    },
    async request(method, path, { token, headers = {}, json, body } = {}) {
      const response = await settledFetch(path.startsWith('//') ? `${origin}${path.slice(1)}` : `${baseUrl}${path}`, {
        method,
        headers: {
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...(json !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: json === undefined ? (body ?? null) : JSON.stringify(json),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
      return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
    },
    async stop() {
      await server.close();
      await close();
      await fresh.remove();
    },
  };
}

/** A test that gets `api`: one running API per test file. */
export const test = base.extend<{ api: RunningApi }>({
  api: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the pattern to see what the fixture needs
    async ({}, use) => {
      const api = await startApi();
      await use(api);
      await api.stop();
    },
    { scope: 'file' },
  ],
});
