import { type CallTypes, type Endpoint, type Route, splitRoute } from '@lia/sdk/http/endpoint';
import type { ErrorCode } from '@lia/sdk/http/error';
import { es } from '@lia/sdk/messages/es';
import { vi } from 'vitest';

/** An answer to give; `cut` breaks the connection, `silence` never answers. */
type Answer = { status: number; body: unknown } | 'cut' | 'silence';

/** A request as it arrived. */
interface Arrived {
  route: Route;
  body: unknown;
  authorization: string | null;
}

/** The far side of `fetch`, in the words of the contract: an answer that the API could not give does not compile. */
export interface FakeApi {
  answer: <T extends CallTypes>(endpoint: Endpoint<T>, body: T['returns']) => void;
  refuse: (endpoint: Endpoint, status: number, code: ErrorCode) => void;
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
    const path = url.slice(ROOT.length).replace(/\?.*/, '');
    const route = [...answers.keys()].find((known) => fits(known, init.method ?? 'GET', path));
    const authorization = new Headers(init.headers).get('authorization');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    if (route) requests.push({ route, body, authorization });
    const answer = (route && answers.get(route)) ?? { status: 404, body: { code: 'NOT_FOUND', message: es.NOT_FOUND } };
    if (answer === 'cut') throw new TypeError('Failed to fetch');
    if (answer === 'silence') return new Promise(() => undefined);
    return Response.json(answer.body, { status: answer.status });
  });

  return {
    answer: (endpoint, body) => void answers.set(endpoint, { status: 200, body }),
    refuse: (endpoint, status, code) => void answers.set(endpoint, { status, body: { code, message: es[code] } }),
    cut: (endpoint) => void answers.set(endpoint, 'cut'),
    keepSilent: (endpoint) => void answers.set(endpoint, 'silence'),
    arrived: (endpoint) => requests.filter(({ route }) => route === endpoint),
  };
}

function fits(route: Route, method: string, path: string): boolean {
  const known = splitRoute(route);
  return known.method === method && new RegExp(`^${known.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
}
