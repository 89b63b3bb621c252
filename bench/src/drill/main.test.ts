import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

const run = promisify(execFile);

// What a scenario takes from the tests of the API must not need Vitest.
test('the drill starts outside of the tests, and names its scenarios', async () => {
  const program = fileURLToPath(new URL('main.ts', import.meta.url));
  const started = run(process.execPath, ['--import', 'tsx', program, 'no such scenario']);
  await expect(started).rejects.toThrow(/There are: .*Pre-account hijack/);
}, 60_000);
