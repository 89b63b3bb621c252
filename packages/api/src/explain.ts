import { ConfigError } from './platform/config.ts';
import { FolderTakenError } from './platform/folderLock.ts';

/** What to tell the person who starts the API, where they can mend it; null for a failure of ours. */
export function explain(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof FolderTakenError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is taken. Stop what uses it, or choose another one with LIA_PORT.`;
  }
  return null;
}
