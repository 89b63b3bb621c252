import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

test('a process whose event loop is blocked ends, and prints the remedy', async () => {
  const program = fileURLToPath(new URL('../testing/stallingProcess.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program], { stdio: ['ignore', 'ignore', 'pipe'] });
  const [output, end] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(end).toEqual([null, 'SIGKILL']);
  expect(output).toMatch(/^LIA has not answered for 1 seconds and ends now\..* MB of free space.*start LIA again/);
});
