import { type CallTypes, type Endpoint, type Route, splitRoute } from '@lia/sdk/http/endpoint';
import type { ErrorCode } from '@lia/sdk/http/error';
import { es, type MessageKey } from '@lia/sdk/messages/es';
import { vi } from 'vitest';

/** An answer to give, at once or later; `cut` breaks the connection, `silence` never answers. */
type Answer = { status: number; body: unknown; after?: Promise<void> } | 'cut' | 'silence';

/** A request as it arrived. */
interface Arrived {
  route: Route;
  /** Below the API's root, its parameters filled in. */
  path: string;
  query: Readonly<Record<string, string>>;
  body: unknown;
  authorization: string | null;
  idempotencyKey: string | null;
}

/** The far side of `fetch`, in the words of the contract: an answer that the API could not give does not compile. */
export interface FakeApi {
  answer: <T extends CallTypes>(endpoint: Endpoint<T>, body: T['returns']) => void;
  /** Answers once the function that it returns is called. */
  hold: <T extends CallTypes>(endpoint: Endpoint<T>, body: T['returns']) => () => void;
  /** `fields`: what the API has against single fields of the body. */
  refuse: (endpoint: Endpoint, status: number, code: ErrorCode, fields?: Readonly<Record<string, MessageKey>>) => void;
  cut: (endpoint: Endpoint) => void;
  keepSilent: (endpoint: Endpoint) => void;
  /** What arrived for an endpoint, in order. */
  arrived: (endpoint: Endpoint) => Arrived[];
}

const ROOT = '/api/api';

export function createFakeApi(): FakeApi {
  const answers = new Map<Route, Answer>();
  const requests: Arrived[] = [];

  vi.stubGlobal('fetch', async (url: string, init: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(url, location.origin);
    const path = pathname.slice(ROOT.length);
    const method = init.method ?? 'GET';
    const routes = [...answers.keys()];
    // As the server does it: a path of its own comes before one with parameters.
    const route =
      routes.find((known) => known === `${method} ${path}`) ?? routes.find((known) => fits(known, method, path));
    const headers = new Headers(init.headers);
    const authorization = headers.get('authorization');
    const idempotencyKey = headers.get('idempotency-key');
    const body: unknown =
      init.body instanceof FormData
        ? Object.fromEntries(init.body)
        : typeof init.body === 'string'
          ? JSON.parse(init.body)
          : null;
    if (route)
      requests.push({ route, path, query: Object.fromEntries(searchParams), body, authorization, idempotencyKey });
    const answer = (route && answers.get(route)) ?? { status: 404, body: { code: 'NOT_FOUND', message: es.NOT_FOUND } };
    if (answer === 'cut') throw new TypeError('Failed to fetch');
    if (answer === 'silence') return new Promise(() => undefined);
    const { status, body: sent, after } = answer;
    await after;
    return sent instanceof Blob ? new Response(sent, { status }) : Response.json(sent, { status });
  });

  return {
    answer: (endpoint, body) => void answers.set(endpoint, { status: 200, body }),
    hold: (endpoint, body) => {
      let release = () => {};
      const after = new Promise<void>((resolve) => (release = resolve));
      answers.set(endpoint, { status: 200, body, after });
      return release;
    },
    refuse: (endpoint, status, code, fields = {}) => {
      const words = Object.fromEntries(Object.entries(fields).map(([field, key]) => [field, es[key]]));
      answers.set(endpoint, { status, body: { code, message: es[code], fields: words } });
    },
    cut: (endpoint) => void answers.set(endpoint, 'cut'),
    keepSilent: (endpoint) => void answers.set(endpoint, 'silence'),
    arrived: (endpoint) => requests.filter(({ route }) => route === endpoint),
  };
}

function fits(route: Route, method: string, path: string): boolean {
  const known = splitRoute(route);
  return known.method === method && new RegExp(`^${known.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
}
