import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createClient } from './client.ts';
import { endpoint, splitRoute } from './endpoint.ts';
import { ApiError } from './error.ts';
import { derivedKey, MAX_IDEMPOTENCY_KEY, newIdempotencyKey } from './idempotency.ts';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

const greet = endpoint<{ params: { name: string }; query: { loud?: boolean }; returns: { hello: string } }>(
  'GET /greet/{name}',
);
const save = endpoint<{ body: { amount: number }; files: 'file'; returns: { message: string } }>('POST /save');

let server: Server;
let baseUrl: string;
let seen: Seen[];
let reply: (request: Seen, response: ServerResponse) => void;

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

const refusal = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
};

beforeEach(async () => {
  seen = [];
  reply = (_, response) => json(response, 200, { message: 'ok' });
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      const one = { method, url, headers, body: Buffer.concat(chunks).toString() };
      seen.push(one);
      reply(one, response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  baseUrl = `http://127.0.0.1:${address.port}/api/api`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('a call', () => {
  test('fills path and query, and sends token and language', async () => {
    reply = (_, response) => json(response, 200, { hello: 'Ñandú' });
    const client = createClient({ baseUrl, token: () => 'T', language: () => 'en' });
    expect(await client.call(greet, { params: { name: 'a/b ñ' }, query: { loud: true } })).toEqual({ hello: 'Ñandú' });
    expect(seen[0]?.url).toBe('/api/api/greet/a%2Fb%20%C3%B1?loud=true');
    expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer T', 'accept-language': 'en' });
  });

  test('sends JSON, and multipart as soon as there is a file', async () => {
    const client = createClient({ baseUrl });
    await client.call(save, { body: { amount: 3 } });
    await client.call(save, { body: { amount: 3 }, files: { file: [new File(['x'], 'logo.png')] } });
    expect(seen[0]?.headers['content-type']).toBe('application/json');
    expect(seen[0]?.body).toBe('{"amount":3}');
    expect(seen[1]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[1]?.body).toMatch(/name="amount"\r\n\r\n3\r\n[^]*name="file"; filename="logo.png"/);
  });

  test('with a file is sent where there is no progress to report, as in Node', async () => {
    const files = { file: [new File(['x'], 'logo.png')] };
    const call = createClient({ baseUrl }).call(save, { body: { amount: 3 }, files, onProgress: () => {} });
    expect(await call).toEqual({ message: 'ok' });
  });

  test('without what its types ask for does not compile', () => {
    const client = createClient({ baseUrl });
    const unused = () => [
      // @ts-expect-error params are missing
      client.call(greet),
      // @ts-expect-error amount is a number
      client.call(save, { body: { amount: '3' } }),
      // @ts-expect-error the call has no such file field
      client.call(save, { body: { amount: 3 }, files: { logo: [] } }),
    ];
    expect(unused).toBeTypeOf('function');
  });
});

describe('a refusal', () => {
  test('carries status, code, message and fields', async () => {
    reply = (_, response) =>
      json(response, 422, { code: 'VALIDATION_FAILED', message: 'Revisa', fields: { amount: 'No' } });
    const error = await refusal(createClient({ baseUrl }).call(save, { body: { amount: -1 } }));
    expect(error).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      message: 'Revisa',
      fields: { amount: 'No' },
    });
    expect(seen).toHaveLength(1);
  });

  test('by something that is not our API is UNKNOWN_ERROR', async () => {
    reply = (_, response) => response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>');
    expect(await refusal(createClient({ baseUrl }).call(save, { body: { amount: 1 } }))).toMatchObject({
      status: 502,
      code: 'UNKNOWN_ERROR',
    });
  });

  test('with 401 notifies the session only when a token went along', async () => {
    reply = (_, response) => json(response, 401, { code: 'INVALID_PASSWORD', message: 'No' });
    const reported: string[] = [];
    const onUnauthorized = (error: ApiError) => reported.push(error.code);
    await refusal(createClient({ baseUrl, onUnauthorized }).call(save, { body: { amount: 1 } }));
    expect(reported).toEqual([]);
    await refusal(createClient({ baseUrl, onUnauthorized, token: () => 'T' }).call(save, { body: { amount: 1 } }));
    expect(reported).toEqual(['INVALID_PASSWORD']);
  });

  test.each([
    ['a session that another one has followed since', 'of a child'],
    ['who had none, and has begun one since', null],
  ])('of a call of %s is ABORTED, and leaves the open session alone', async (_, before) => {
    let token = before;
    reply = (_request, response) => {
      token = 'of the next child';
      json(response, 401, { code: 'UNAUTHENTICATED', message: 'No' });
    };
    const onUnauthorized = vi.fn<(error: ApiError) => void>();
    const client = createClient({ baseUrl, onUnauthorized, token: () => token });
    expect(await refusal(client.call(save, { body: { amount: 1 } }))).toMatchObject({ status: 0, code: 'ABORTED' });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('a cut connection', () => {
  const cutTimes = (times: number) => {
    let left = times;
    reply = (_, response) => {
      left -= 1;
      if (left >= 0) response.destroy();
      else json(response, 200, { message: 'ok' });
    };
  };

  test('is tried again with the same idempotency key', async () => {
    cutTimes(2);
    const idempotencyKey = newIdempotencyKey();
    expect(await createClient({ baseUrl }).call(save, { body: { amount: 1 }, idempotencyKey })).toEqual({
      message: 'ok',
    });
    expect(seen.map((one) => one.headers['idempotency-key'])).toEqual([idempotencyKey, idempotencyKey, idempotencyKey]);
  });

  test('is not tried again once another session is open', async () => {
    let token = 'of a child';
    cutTimes(1);
    const call = createClient({ baseUrl, token: () => token }).call(greet, { params: { name: 'a' } });
    token = 'of the next child';
    expect(await refusal(call)).toMatchObject({ code: 'ABORTED' });
    expect(seen.map((one) => one.headers.authorization)).toEqual(['Bearer of a child']);
  });

  test('is NETWORK in the end', async () => {
    cutTimes(3);
    expect(await refusal(createClient({ baseUrl }).call(greet, { params: { name: 'a' } }))).toMatchObject({
      status: 0,
      code: 'NETWORK',
    });
    expect(seen).toHaveLength(3);
  });

  test('never repeats a write without a key', async () => {
    cutTimes(1);
    expect(await refusal(createClient({ baseUrl }).call(save, { body: { amount: 1 } }))).toMatchObject({
      code: 'NETWORK',
    });
    expect(seen).toHaveLength(1);
  });

  describe('of 31 seconds', () => {
    const wait = () => vi.advanceTimersByTimeAsync(31_000);
    beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
    afterEach(() => vi.useRealTimers());

    test('is TIMEOUT, and not repeated', async () => {
      reply = () => void wait();
      expect(await refusal(createClient({ baseUrl }).call(greet, { params: { name: 'a' } }))).toMatchObject({
        code: 'TIMEOUT',
      });
      expect(seen).toHaveLength(1);
    });

    test('is TIMEOUT where an answer was asked for without the signal too', async () => {
      const client = createClient({ baseUrl, fetch: () => new Promise(() => {}) });
      const refused = refusal(client.call(greet, { params: { name: 'a' } }));
      await wait();
      expect(await refused).toMatchObject({ code: 'TIMEOUT' });
    });

    test('is no limit of a file that is sent, or read once its headers are there', async () => {
      reply = (_, response) => void wait().then(() => json(response, 200, { message: 'ok' }));
      const files = { file: [new File(['x'], 'x.txt')] };
      expect(await createClient({ baseUrl }).call(save, { body: { amount: 1 }, files })).toEqual({ message: 'ok' });

      let end = () => {};
      reply = (_, response) => {
        response.writeHead(200, { 'Content-Type': 'text/plain' }).write('Ho');
        end = () => void response.end('la');
      };
      const client = createClient({
        baseUrl,
        fetch: async (url, init) => {
          const response = await fetch(url, init);
          setImmediate(() => void wait().then(end));
          return response;
        },
      });
      const { body } = await client.send({ method: 'GET', path: '/file' });
      expect(body instanceof Blob && (await body.text())).toBe('Hola');
    });
  });

  test('by the caller is ABORTED and not repeated', async () => {
    const abort = new AbortController();
    reply = () => abort.abort();
    const call = createClient({ baseUrl }).call(greet, { params: { name: 'a' }, signal: abort.signal });
    expect(await refusal(call)).toMatchObject({ code: 'ABORTED' });
    expect(seen).toHaveLength(1);
  });
});

test('keys are long and distinct', () => {
  const keys = new Set(Array.from({ length: 1000 }, newIdempotencyKey));
  expect(keys.size).toBe(1000);
  expect([...keys].every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
});

test('a derived key is the same for the same parts, and never cut to one that other parts have', () => {
  expect(derivedKey('key', 1, 'pm_1')).toBe(derivedKey('key', 1, 'pm_1'));
  expect(derivedKey('key', 2, 'pm_1')).not.toBe(derivedKey('key', 1, 'pm_1'));
  const long = 'k'.repeat(MAX_IDEMPOTENCY_KEY - 2);
  expect(derivedKey(long, 1)).toHaveLength(MAX_IDEMPOTENCY_KEY);
  expect(() => derivedKey(long, 12)).toThrow(RangeError);
});

test('a route splits into method and path', () => {
  expect(splitRoute('DELETE /escuelas/{id}')).toEqual({ method: 'DELETE', path: '/escuelas/{id}' });
});
