import { createInterface } from 'node:readline';

import { lockFolder } from '../platform/folderLock.ts';

// Races for a folder: `take` on a line of its input answers `won`, or why not; `leave` gives the folder back.
const [, , folder = ''] = process.argv;
let leave: (() => Promise<void>) | null = null;
process.stdout.write('ready\n');
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'leave') {
    await leave?.();
    leave = null;
    process.stdout.write('left\n');
    continue;
  }
  try {
    leave = await lockFolder(folder);
    process.stdout.write('won\n');
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.name : 'unknown'}\n`);
  }
}
