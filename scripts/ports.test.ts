import { createServer } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { freePort } from '../packages/api/src/testing/freePort.ts';
import { requireFreePorts } from './ports.ts';

async function takePort(host: string): Promise<number> {
  const server = createServer();
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  await new Promise<void>((resolve) => void server.listen({ port: 0, host }, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A listening server has an address.');
  return address.port;
}

test('every port that is taken, on either loopback address or on all, is named together with its variable', async () => {
  const [port, marketing] = [await takePort('127.0.0.1'), await takePort('::')];
  await expect(
    requireFreePorts({ port, examplePorts: { marketing, school: await freePort(), destinations: await freePort() } }),
  ).rejects.toThrow(
    [
      `Port ${port} is taken. Stop what uses it, or choose another one with LIA_PORT.`,
      `Port ${marketing} is taken. Stop what uses it, or choose another one with LIA_MARKETING_PORT.`,
    ].join('\n'),
  );
});

test('two settings with one port are refused', async () => {
  const [port, marketing] = [await freePort(), await freePort()];
  await expect(
    requireFreePorts({ port, examplePorts: { marketing, school: port, destinations: await freePort() } }),
  ).rejects.toThrow(`LIA_PORT and LIA_SCHOOL_PORT are both ${port}: each needs its own port.`);
});
