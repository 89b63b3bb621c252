import { join } from 'node:path';

import { root, runProgram } from './run.ts';

/**
 * Runs tasks of turbo.json with all that they depend on; what is unchanged is answered from `.cache/turbo`.
 * Answers the exit code.
 */
export function runTasks(tasks: string[], options: string[] = []): Promise<number> {
  return runProgram(join(root, 'node_modules/.bin/turbo'), ['run', ...tasks, ...options], {
    ...process.env,
    NODE_VERSION: process.version,
    // No telemetry and no remote cache: the cache is a folder.
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_CACHE: 'local:rw',
    // What is written in Go, as the type-aware linter is, computes a quarter less when it collects garbage less often.
    GOGC: '400',
  });
}
