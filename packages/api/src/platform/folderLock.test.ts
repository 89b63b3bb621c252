import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { expect, onTestFinished, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../testing/raceForFolder.ts', import.meta.url));
const ROUNDS = 100;

/** What runs a program in a network and PID namespace of its own, as a container does; nothing where that is not allowed. */
const IN_NAMESPACES = [
  ['unshare', '--net', '--pid', '--fork', '--kill-child'],
  ['unshare', '--map-root-user', '--net', '--pid', '--fork', '--kill-child'],
].find(([command = '', ...options]) => spawnSync(command, [...options, 'true']).status === 0);

interface Racer {
  child: ChildProcess;
  ask: (line: string) => Promise<string>;
}

/** A process that locks the folder when it is asked to. */
async function racer(folder: string, wrapper: readonly string[] = []): Promise<Racer> {
  const [command, ...options] = [...wrapper, process.execPath, '--import', 'tsx', PROGRAM, folder];
  const child = spawn(command, options, { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const end = once(child, 'exit');
      child.kill('SIGKILL');
      await end;
    }
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const hear = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done) throw new Error('The process ended');
    return value;
  };
  expect(await hear()).toBe('ready');
  const ask = (line: string): Promise<string> => {
    child.stdin.write(`${line}\n`);
    return hear();
  };
  return { child, ask };
}

test('of processes that start at once exactly one gets the folder, containers and the successors of a killed one included', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lia-lock-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [killed, ...successors] = await Promise.all([racer(folder), racer(folder), racer(folder, IN_NAMESPACES)]);
  const racers = [killed, ...successors];

  const race = async (all: readonly Racer[]): Promise<Racer> => {
    const results = await Promise.all(all.map(({ ask }) => ask('take')));
    expect(results.toSorted()).toEqual([...all.slice(1).map(() => 'FolderTakenError'), 'won']);
    const winner = all[results.indexOf('won')];
    if (!winner) throw new Error('No process has the lock');
    return winner;
  };

  for (let round = 0; round < ROUNDS; round += 1) await (await race(racers)).ask('leave');

  expect(await killed.ask('take')).toBe('won');
  const end = once(killed.child, 'exit');
  killed.child.kill('SIGKILL');
  await end;
  await race(successors);
});
