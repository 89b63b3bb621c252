import { createServer, type IncomingMessage } from 'node:http';

/** A request as a fake got it. */
export interface FakeRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface FakeAnswer {
  status?: number;
  body: unknown;
}

/**
 * What may go wrong on the way: nothing comes, or it was done and the answer is lost, the server fails, it is too busy, or
 * what comes makes no sense.
 */
export type Fault = 'silence' | 'cut' | 'answer lost' | 500 | 503 | 429 | 401 | 'not json' | 'no sense';

/** A company's API, on a port of its own, with what it was asked and what is to go wrong. */
export interface FakeServer {
  url: string;
  requests: FakeRequest[];
  /** The next requests meet these, one each. */
  faults: Fault[];
  /** What every request meets, while it is set. */
  outage: { fault: Fault | null };
  /** Hears of each request once it was carried out, before its answer goes out. */
  onRequest: { listener: ((request: FakeRequest) => Promise<void>) | null };
  close(): Promise<void>;
}

/** Starts a server that answers by `answer`. */
export async function startFakeServer(answer: (request: FakeRequest) => FakeAnswer): Promise<FakeServer> {
  const requests: FakeRequest[] = [];
  const faults: Fault[] = [];
  const outage: FakeServer['outage'] = { fault: null };
  const onRequest: FakeServer['onRequest'] = { listener: null };
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => void take());
    const take = async (): Promise<void> => {
      const url = new URL(incoming.url ?? '/', 'http://fake');
      const request: FakeRequest = {
        method: incoming.method ?? 'GET',
        path: url.pathname,
        query: url.searchParams,
        headers: incoming.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      };
      requests.push(request);
      const fault = faults.shift() ?? outage.fault;
      if (fault === 'silence') return;
      if (fault === 'cut') return void incoming.socket.destroy();
      if (typeof fault === 'number')
        return send(fault, JSON.stringify({ error: { type: 'api_error', message: 'no' } }));
      if (fault === 'not json') return send(200, '<html>Bad gateway</html>');
      if (fault === 'no sense') return send(200, '{"object":"nothing"}');
      const { status = 200, body } = answer(request);
      if (fault === 'answer lost') return void incoming.socket.destroy();
      // It has happened at the company; whether the answer arrives is another matter.
      await onRequest.listener?.(request);
      return send(status, JSON.stringify(body));
    };
    const send = (status: number, body: string): void => {
      outgoing.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_1' }).end(body);
    };
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The fake got no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    faults,
    outage,
    onRequest,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
