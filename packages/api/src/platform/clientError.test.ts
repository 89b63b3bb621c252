import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { freePort } from '../testing/freePort.ts';
import { answerClientError } from './clientError.ts';

let server: Server;
let port: number;

// A server of its own: ours gives a request longer than a test should wait.
beforeAll(async () => {
  server = createServer({ headersTimeout: 50, connectionsCheckingInterval: 10 }).on('clientError', answerClientError);
  port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
});

afterAll(() => void server.close());

test.for([
  ['did not begin in time', '', '408 Request Timeout'],
  ['did not end in time', 'POST /api/api/login HTTP/1.1\r\nHost: lia\r\n', '408 Request Timeout'],
  ['is none', 'SECRET\r\n\r\n', '400 Bad Request'],
] as const)('a request that %s is answered with its reason', async ([, sent, status]) => {
  const socket = connect(port, '127.0.0.1');
  socket.write(sent);
  const answered = await text(socket);
  expect(answered.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`);
});
