import { ConfigError, readConfig } from './platform/config.ts';
import { FolderTakenError } from './platform/folder-lock.ts';
import { startApi } from './start.ts';

/** A reason not to start that the person who starts can mend; anything else is ours, and shows its stack. */
function explain(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof FolderTakenError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is taken. Stop what uses it, or choose another one with LIA_PORT.`;
  }
  return null;
}

try {
  const api = await startApi(readConfig(process.env));
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await api.close();
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
} catch (error) {
  const reason = explain(error);
  if (reason === null) throw error;
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}
