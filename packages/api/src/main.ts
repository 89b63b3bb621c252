import { ensureFirstAdmin } from './accounts/first-admin.ts';
import { ensurePublicSchool } from './institutions/public-school.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { openDatabase } from './platform/database.ts';
import { FolderTakenError } from './platform/folder-lock.ts';
import { buildServer } from './platform/server.ts';

/** A reason not to start that the person who starts can mend; anything else is ours, and shows its stack. */
function explain(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof FolderTakenError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is taken. Stop what uses it, or choose another one with LIA_PORT.`;
  }
  return null;
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const { db, close } = await openDatabase(config);
  try {
    await ensurePublicSchool(db);
    if (config.firstAdmin) await ensureFirstAdmin(db, config.firstAdmin);
    const { server } = await buildServer({ config, db });
    await server.listen({ port: config.port, host: '::' });

    let stopping = false;
    const stop = async (): Promise<void> => {
      if (stopping) return;
      stopping = true;
      // Calls under way are answered; then the database lets go of its folder.
      await server.close();
      await close();
    };
    process.once('SIGTERM', () => void stop());
    process.once('SIGINT', () => void stop());
  } catch (error) {
    await close();
    throw error;
  }
}

try {
  await start();
} catch (error) {
  const reason = explain(error);
  if (reason === null) throw error;
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}
