import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, type Server as NetServer } from 'node:net';

import { ConfigError } from './config/config.ts';

/** The addresses that lead nowhere but to this machine; some machines lack the second. */
const IPV4 = '127.0.0.1';
const IPV6 = '::1';

/** Makes sure that a port is free. @throws {ConfigError} naming the variable that sets it */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  const code = await whyNotFree(port);
  if (code === 'EADDRINUSE') {
    throw new ConfigError(`Port ${port} is taken. Stop what uses it, or choose another one with ${variable}.`);
  }
  if (code === 'EACCES') {
    throw new ConfigError(`Port ${port} may not be used by this user. Choose another one with ${variable}.`);
  }
}

/** The code of the error that listening on a port would end with; null where it is free. */
async function whyNotFree(port: number): Promise<unknown> {
  // A process may listen on one loopback address alone, which a listener on all addresses need not collide with.
  for (const host of [IPV4, IPV6, undefined]) {
    // One after the other: the last of them would collide with the first two.
    try {
      const probe = await listenIfThere(createServer(), port, host);
      if (probe) await once(probe.close(), 'close');
    } catch (error) {
      return codeOf(error);
    }
  }
  return null;
}

/** Has a server listen on both loopback addresses; `port` 0 takes any free one. */
export async function listenOnLoopback(server: Server, port: number): Promise<void> {
  await once(server.listen(port, IPV4), 'listening');
  const second = await alsoOnIpv6(server);
  server.once('close', () => second?.close());
}

/**
 * Takes what comes to the other loopback address for a server that listens on `127.0.0.1`, on the same port. To be closed
 * beside it; null where the machine has no such address.
 */
export async function alsoOnIpv6(server: Server): Promise<NetServer | null> {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A listening server has an address');
  const second = createServer((socket) => void server.emit('connection', socket));
  return listenIfThere(second, address.port, IPV6);
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : error);

/** The listening server, or null where the machine lacks the address. */
async function listenIfThere(server: NetServer, port: number, host: string | undefined): Promise<NetServer | null> {
  try {
    await once(server.listen({ port, host }), 'listening');
    return server;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return null;
    throw error;
  }
}
