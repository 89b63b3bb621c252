import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';

import { bundleServer } from '../../build/bundle.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the built server. */
    server: string;
  }
}

const DIST = join(import.meta.dirname, '../../dist');

/** Once per run: the server as it is built for production. Returns what deletes it. */
export async function provideBuiltServer(project: TestProject): Promise<() => Promise<void>> {
  await mkdir(DIST, { recursive: true });
  // Of this run alone: several may go on in one checkout.
  const folder = await mkdtemp(join(DIST, 'test-'));
  await bundleServer(folder);
  project.provide('server', folder);
  return () => rm(folder, { recursive: true, force: true });
}

/** Arguments of Node that start the built server. */
export const builtServer = (): readonly string[] => ['--enable-source-maps', join(inject('server'), 'main.js')];
