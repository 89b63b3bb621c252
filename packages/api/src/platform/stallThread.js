import { statfsSync, writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

// JavaScript, because threads do not go through the loader that reads TypeScript.
/** @type {import('./stall.ts').Watch} */
const { beats, seconds, dataDir } = workerData;
const MEGABYTE = 1024 * 1024;
let last = -1;
let still = 0;

// Counted in turns of this thread and not by the clock: a process that was suspended stood still on both.
setInterval(() => {
  const beat = Atomics.load(beats, 0);
  still = beat === last ? still + 1 : 0;
  last = beat;
  if (still < seconds) return;
  const { bavail, bsize } = statfsSync(dataDir);
  // By the descriptor: `process.stderr` of a thread goes through the blocked thread.
  writeSync(
    2,
    `LIA has not answered for ${seconds} seconds and ends now. ${dataDir} has ${Math.floor((bavail * bsize) / MEGABYTE)} MB ` +
      'of free space; where that is little, the database found no room. Free some space and start LIA again: ' +
      'whatever was acknowledged is kept.\n',
  );
  process.kill(process.pid, 'SIGKILL');
}, 1000);
