import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

import { freePort } from './freePort.ts';

/** A way to a PostgreSQL that can be cut. */
export interface DatabaseProxy {
  /** The database, through this way. */
  url: string;
  /** Opens the way again after a cut. */
  open: () => Promise<void>;
  /** Breaks every connection, and takes no more. */
  cut: () => Promise<void>;
}

/** Asked of each piece of one connection; false drops it. */
export type Filter = (bytes: Buffer, from: 'client' | 'database') => boolean;

/** Listens on a port of its own and leads to the database of `url`. Each connection gets a filter of its own. */
export async function openDatabaseProxy(url: string, filter: () => Filter = () => () => true): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(url);
  const own = new URL(url);
  own.hostname = '127.0.0.1';
  own.port = String(await freePort());
  const sockets = new Set<Socket>();
  const listener = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => [near, far].forEach((end) => end.destroy()));
    }
    const passes = filter();
    near.on('data', (bytes) => void (passes(bytes, 'client') && far.write(bytes)));
    far.on('data', (bytes) => void (passes(bytes, 'database') && near.write(bytes)));
  });
  const proxy: DatabaseProxy = {
    url: own.href,
    async open() {
      await once(listener.listen(Number(own.port), '127.0.0.1'), 'listening');
    },
    async cut() {
      const closed = once(listener, 'close');
      listener.close();
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      await closed;
    },
  };
  await proxy.open();
  return proxy;
}
