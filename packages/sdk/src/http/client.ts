import { type CallTypes, type Endpoint, type Route, splitRoute } from './endpoint.ts';
import { ApiError, type ErrorBody } from './error.ts';
import { IDEMPOTENCY_HEADER } from './idempotency.ts';
import type { HttpRequest, HttpResponse } from './exchange.ts';

export interface ClientOptions {
  /** The API root, without a trailing slash: `https://lia.example/api/api`. */
  baseUrl: string;
  /** The bearer token to send, or null for a visitor. Asked before each call. */
  token?: () => string | null;
  /** Language of the messages in answers. Asked before each call; Spanish when absent. */
  language?: () => string;
  /** Headers that writes carry besides. Reads go without, since each would cost a browser a preflight of its own. */
  headersOfWrites?: () => Readonly<Record<string, string>>;
  /** Called when a call that carried the token of the open session was answered 401. The call rejects as well. */
  onUnauthorized?: (error: ApiError) => void;
  /** What sends the requests, where not the browser itself: a page that asked early hands over its answers here. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

// A part that may be empty or absent may be left out.
type Given<T, K extends keyof CallTypes> = K extends keyof T
  ? object extends T[K]
    ? { [P in K]?: T[K] }
    : { [P in K]: T[K] }
  : unknown;

/** What a call of `T` needs, and what any call may have. */
export type CallInput<T extends CallTypes> = Given<T, 'params'> &
  Given<T, 'query'> &
  Given<T, 'body'> &
  (T extends { files: infer F extends string } ? { files?: Record<F, readonly File[]> } : unknown) & {
    /** Makes a write safe to repeat; see {@link newIdempotencyKey}. */
    idempotencyKey?: string;
    signal?: AbortSignal;
    /** Share of the upload that is done, 0 to 1. */
    onProgress?: (share: number) => void;
  };

export interface Client {
  /**
   * Makes one call of the contract and returns its parsed answer.
   * A read, or a write with an idempotency key, is tried again twice when the connection breaks.
   * @throws {ApiError} for every answer but 2xx, and with status 0 when no answer came.
   * @throws {TypeError} without a value for a `{name}` mark of the path.
   */
  call<T extends CallTypes>(
    endpoint: Endpoint<T>,
    ...input: object extends CallInput<T> ? [input?: CallInput<T>] : [input: CallInput<T>]
  ): Promise<T['returns']>;
  /** One raw request, for adapters that need the answer's headers. Rejects with the same {@link ApiError}. */
  send(request: HttpRequest): Promise<HttpResponse>;
}

/** Until an answer of JSON is there, or the headers of a file. */
const ANSWER_WITHIN_MS = 30_000;
const RETRY_AFTER_MS = [500, 1500];

/**
 * Path of a route with its `{name}` marks and query filled in.
 * @throws {TypeError} without a value for a mark.
 */
export function fillPath(route: Route, params: Record<string, string | number> = {}, query: object = {}): string {
  const path = splitRoute(route).path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`${route} needs ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** A client of the product API. The only code that talks to the network. */
export function createClient(options: ClientOptions): Client {
  async function once(request: HttpRequest, token: string | null | undefined): Promise<HttpResponse> {
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (token) headers['Authorization'] = `Bearer ${token}`;
    const language = options.language?.();
    if (language) headers['Accept-Language'] = language;
    if (request.method !== 'GET') Object.assign(headers, options.headersOfWrites?.());
    if (request.idempotencyKey) headers[IDEMPOTENCY_HEADER] = request.idempotencyKey;
    const form =
      request.files && Object.values(request.files).some(([file]) => file)
        ? multipart(request.body, request.files)
        : null;
    const url = options.baseUrl + request.path;

    // In Node, and where its code cannot be had (offline just now, and browsers remember that), an upload goes without progress.
    const isReported = form && request.onProgress && typeof XMLHttpRequest !== 'undefined';
    const progress = isReported && (await import('./upload.ts').catch(() => null));
    const response =
      form && progress
        ? await progress.upload(url, { ...request, headers, body: form })
        : await answer(url, request, headers, form ?? json(request.body, headers), options.fetch ?? fetch);
    if (response.status < 400) return response;
    throw new ApiError(response.status, errorBody(response));
  }

  async function send(request: HttpRequest): Promise<HttpResponse> {
    const token = options.token?.();
    const repeatable = request.method === 'GET' || request.idempotencyKey;
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await once(request, token);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const pause = error.code === 'NETWORK' && repeatable && RETRY_AFTER_MS[attempt];
        if (pause) await new Promise((resolve) => setTimeout(resolve, pause));
        // A device was handed on: the call is of a session that is over. It neither ends the open one nor goes on in it.
        if ((options.token?.() ?? token) !== token) throw noAnswer('ABORTED');
        if (pause) continue;
        if (error.status === 401 && token) options.onUnauthorized?.(error);
        throw error;
      }
    }
  }

  return {
    send,
    async call(endpoint, ...[input]) {
      const {
        params,
        query,
        ...request
      }: Omit<HttpRequest, 'method' | 'path'> & { params?: Record<string, string | number>; query?: object } =
        input ?? {};
      const { method } = splitRoute(endpoint);
      const answered = await send({ ...request, method, path: fillPath(endpoint, params, query) });
      return answered.body;
    },
  };
}

function answer(
  url: string,
  request: HttpRequest,
  headers: Record<string, string>,
  body: FormData | string | null,
  fetch: (url: string, init: RequestInit) => Promise<Response>,
): Promise<HttpResponse> {
  // What `AbortSignal.any` does; it is younger than the phones of some visitors.
  const either = new AbortController();
  // An answer that was asked for early does not know the signal: the wait for it ends all the same.
  return new Promise((resolve, reject) => {
    const end = (code: 'ABORTED' | 'TIMEOUT' | 'NETWORK') => {
      either.abort();
      reject(noAnswer(code));
    };
    const abort = () => end('ABORTED');
    if (request.signal?.aborted) abort();
    request.signal?.addEventListener('abort', abort);
    // Files take as long as the link needs: those that are sent, the server limits.
    const limit = body instanceof FormData ? undefined : setTimeout(end, ANSWER_WITHIN_MS, 'TIMEOUT');
    const exchange = async () => {
      const response = await fetch(url, {
        method: request.method,
        headers,
        body,
        signal: either.signal,
        credentials: 'omit',
      });
      const isJson = response.headers.get('content-type')?.includes('json');
      if (!isJson) clearTimeout(limit);
      const parsed: unknown = await (isJson ? response.json() : response.status === 204 ? null : response.blob());
      return { status: response.status, headers: response.headers, body: parsed };
    };
    exchange()
      .then(resolve, () => end('NETWORK'))
      .finally(() => clearTimeout(limit));
  });
}

const noAnswer = (code: 'ABORTED' | 'TIMEOUT' | 'NETWORK'): ApiError => new ApiError(0, { code, message: code });

function json(body: object | undefined, headers: Record<string, string>): string | null {
  if (!body) return null;
  headers['Content-Type'] = 'application/json';
  return JSON.stringify(body);
}

function multipart(body: object = {}, files: Record<string, readonly File[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'object' && value !== null)
      for (const [part, inner] of Object.entries(value)) form.set(`${name}[${part}]`, String(inner));
    else if (value !== undefined) form.set(name, String(value));
  }
  for (const [field, list] of Object.entries(files)) for (const file of list) form.append(field, file);
  return form;
}

function errorBody({ status, body }: HttpResponse): ErrorBody {
  // Without our shape, a proxy or a captive portal answered in our place.
  return isErrorBody(body) ? body : { code: 'UNKNOWN_ERROR', message: `HTTP ${status}` };
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
