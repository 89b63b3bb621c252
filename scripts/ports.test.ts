import { createServer } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { ConfigError } from '../packages/api/src/platform/config.ts';
import { readPort, requireFreePorts } from './ports.ts';

test('a port is what its variable says, else the fallback', () => {
  expect(readPort({}, 'LIA_SCHOOL_PORT', 4002)).toEqual({ port: 4002, variable: 'LIA_SCHOOL_PORT' });
  expect(readPort({ LIA_SCHOOL_PORT: '' }, 'LIA_SCHOOL_PORT', 4002).port).toBe(4002);
  expect(readPort({ LIA_SCHOOL_PORT: ' 5000 ' }, 'LIA_SCHOOL_PORT', 4002).port).toBe(5000);
});

test.each(['0', '65536', '4000.5', 'abc'])('%j is refused as a port, by the name of its variable', (text) => {
  expect(() => readPort({ LIA_SCHOOL_PORT: text }, 'LIA_SCHOOL_PORT', 4002)).toThrow(
    new ConfigError(`LIA_SCHOOL_PORT=${text} is not a port: use a whole number from 1 to 65535.`),
  );
});

async function takePort(host: string): Promise<number> {
  const server = createServer();
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  await new Promise<void>((resolve) => void server.listen({ port: 0, host }, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A listening server has an address.');
  return address.port;
}

test.each(['127.0.0.1', '::'])('a port taken on %s is named together with its variable', async (host) => {
  const port = await takePort(host);
  await expect(requireFreePorts([{ port, variable: 'LIA_PORT' }])).rejects.toThrow(
    `Port ${port} is taken. Stop what uses it, or choose another one with LIA_PORT.`,
  );
});

test('two settings with one port are refused', async () => {
  const settings = ['LIA_PORT', 'LIA_SCHOOL_PORT'].map((variable) => ({ port: 45_123, variable }));
  await expect(requireFreePorts(settings)).rejects.toThrow(/LIA_PORT and LIA_SCHOOL_PORT are both 45123/);
});
