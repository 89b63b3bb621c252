import { rm } from 'node:fs/promises';

import type { TestProject } from 'vitest/node';

import { openDatabase } from '../platform/openDatabase.ts';
import { provideBuiltServer } from './builtServer.ts';
import { scratchFolder } from './scratchFolder.ts';

/** Once per run: the built server, and a migrated embedded database, of which each test file takes a copy. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const removeServer = await provideBuiltServer(project);
  const dataDir = await scratchFolder('pglite');
  const { close } = await openDatabase({ databaseUrl: null, dataDir });
  await close();
  project.provide('template', { engine: 'pglite', dataDir });
  return async () => {
    await rm(dataDir, { recursive: true, force: true });
    await removeServer();
  };
}
