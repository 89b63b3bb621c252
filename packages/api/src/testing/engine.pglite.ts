import { rm } from 'node:fs/promises';

import type { TestProject } from 'vitest/node';

import { auditedTables } from '../audit/declarations.ts';
import { ensureAudit } from '../platform/audit/triggers.ts';
import { openDatabase } from '../platform/openDatabase.ts';
import { provideBuiltServer } from './builtServer.ts';
import { scratchFolder } from './scratchFolder.ts';

/** Once per run: the built server, and a migrated embedded database, of which each test file takes a copy. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const removeServer = await provideBuiltServer(project);
  const dataDir = await scratchFolder('pglite');
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
  await ensureAudit(db, auditedTables);
  await close();
  project.provide('template', { engine: 'pglite', dataDir });
  return async () => {
    await rm(dataDir, { recursive: true, force: true });
    await removeServer();
  };
}
