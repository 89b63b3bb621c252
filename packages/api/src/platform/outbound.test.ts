import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { gzipSync } from 'node:zlib';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { freePort } from '../testing/freePort.ts';
import { withoutData } from './errorHandler.ts';
import { fetchStatus, fetchText, NoAnswer } from './outbound.ts';

const SECRET = 'checksum-1a2b';
const limits = { withinMs: 5000, mostBytes: 1000 };

let server: Server;
let url: string;
/** How the other company's server answers. */
let answer: RequestListener;
let paths: (string | undefined)[];
/** Answers that ended or whose connection was closed. */
let closed: number;

beforeEach(async () => {
  paths = [];
  closed = 0;
  server = createServer((request, response) => {
    paths.push(request.url);
    response.on('close', () => (closed += 1));
    answer(request, response);
  });
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${port}/api?key=${SECRET}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

/** The failure of a call. */
async function failureOf(call: Promise<unknown>): Promise<NoAnswer> {
  const failure = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (failure instanceof NoAnswer) return failure;
  throw new Error('The call did not fail with NoAnswer', { cause: failure });
}

/** Sends bytes for as long as they are taken. */
function sendOnAndOn(response: ServerResponse): void {
  const more = (): void => {
    while (!response.destroyed && response.write(SECRET.repeat(100)));
  };
  response.on('drain', more);
  more();
}

test('an answer is read whole, with its status, whatever that is', async () => {
  const received: Promise<string>[] = [];
  answer = (request: IncomingMessage, response) => {
    received.push(readText(request));
    response.writeHead(409).end('"ñandú"'.padEnd(998));
  };
  const call = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"a":1}' };
  const got = await fetchText(url, call, limits);
  expect(got).toEqual({ status: 409, ok: false, text: '"ñandú"'.padEnd(998) });
  expect(await Promise.all(received)).toEqual(['{"a":1}']);
});

test('an answer without a body is an empty text', async () => {
  answer = (_, response) => void response.writeHead(204).end();
  expect(await fetchText(url, {}, limits)).toEqual({ status: 204, ok: true, text: '' });
});

test('an answer without an end is read up to the limit, and its connection closed', async () => {
  answer = (_, response) => {
    response.writeHead(200);
    sendOnAndOn(response);
  };
  expect((await failureOf(fetchText(url, {}, limits))).code).toBe('OVERSIZED');
  await expect.poll(() => closed).toBe(1);
});

test('the limit counts bytes, as they are once they are unpacked', async () => {
  answer = (_, response) => void response.writeHead(200).end('ñ'.repeat(501));
  expect((await failureOf(fetchText(url, {}, limits))).code).toBe('OVERSIZED');
  answer = (_, response) =>
    void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync('a'.repeat(100_000)));
  expect((await failureOf(fetchText(url, {}, limits))).code).toBe('OVERSIZED');
});

test('a redirect is not followed', async () => {
  answer = (_, response) => void response.writeHead(307, { Location: '/elsewhere' }).end();
  expect(await fetchText(url, {}, limits)).toMatchObject({ status: 307, ok: false });
  expect(await fetchStatus(url, {}, limits)).toBe(307);
  expect(paths).toEqual([`/api?key=${SECRET}`, `/api?key=${SECRET}`]);
});

test('the status alone does not wait for the rest', async () => {
  answer = (_, response) => {
    response.writeHead(410);
    sendOnAndOn(response);
  };
  expect(await fetchStatus(url, { method: 'POST', body: 'message' }, limits)).toBe(410);
  await expect.poll(() => closed).toBe(1);
});

const silences: [string, RequestListener, string][] = [
  ['comes', () => {}, 'TIMEOUT'],
  ['ends', (_, response) => void response.writeHead(200).write(SECRET), 'TIMEOUT'],
  ['is whole', (_, response) => void response.writeHead(200).write(SECRET, () => response.destroy()), 'UND_ERR_SOCKET'],
];

test.for(silences)(
  'where no answer %s, neither its address nor its text is in the failure',
  async ([, given, code]) => {
    answer = given;
    const failure = await failureOf(fetchText(url, { method: 'POST', body: SECRET }, { ...limits, withinMs: 300 }));
    expect(failure.code).toBe(code);
    expect(withoutData(failure)).toMatchObject({ name: 'NoAnswer', code });
    expect(inspect(failure, { depth: null, showHidden: true })).not.toContain(SECRET);
  },
);

test('a server that is not there has the code of the system', async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}/?key=${SECRET}`;
  for (const call of [fetchText(nowhere, {}, limits), fetchStatus(nowhere, {}, limits)]) {
    const failure = await failureOf(call);
    expect(failure.code).toBe('ECONNREFUSED');
    expect(inspect(failure, { depth: null, showHidden: true })).not.toContain(SECRET);
  }
});

test('what is no address is in no failure either', async () => {
  const failure = await failureOf(fetchText(`nowhere ${SECRET}`, {}, limits));
  expect(inspect(failure, { depth: null, showHidden: true })).not.toContain(SECRET);
});
